import subprocess,os,re
env=dict(os.environ,CARGO_TARGET_DIR='/tmp/mut-target')
S='games/coal/src/'
M=[
('flow.rs','self.overdrive_if_due(seat, slot, log);\n        }\n        self.place_next','self.overdrive_if_due(seat, slot, log);\n            self.heal(seat, 1, clause::OVD_01, log);\n        }\n        self.place_next','ovd heal'),
('state.rs','self.occupied & !self.accumulators\n','self.occupied\n','eligible incl accumulators'),
('flow.rs','let mut rest = side.accumulators & !side.ready;\n        while rest != 0 {\n            let slot = Slot','let mut rest = side.accumulators;\n        while rest != 0 {\n            let slot = Slot','charge full'),
('state.rs','(side.ready == 0 || side.own_turns <= 1) && ','','end with ready acc'),
('resolve.rs','let allowed = frame.hit || self.is_reaction(&frame);','let allowed = frame.hit;','remove on reaction needs hit'),
('resolve.rs','let allowed = frame.hit || self.is_reaction(&frame);','let allowed = true;','remove unconditional'),
('resolve.rs','self.top_mut().left = n.min(frame.tokens.total());','self.top_mut().left = n.min(frame.tokens.total()).min(1);','transfer one'),
('resolve.rs','self.penalize(owner, 1, Penalty::NoDestination, clause::TRF_06, log);','','no penalty trf'),
('resolve.rs','self.overdrive_if_due(owner, slot, log);\n','','trf no overdrive'),
('flow.rs','if self.check(log) {\n                return;\n            }\n        }\n        if self.side(seat).deck_len == 0','}\n        if self.side(seat).deck_len == 0','no check after Lorenz'),
('flow.rs','0 => Ended { winners: fallen, is_tie: true }','0 => Ended { winners: SeatSet::only(self.active), is_tie: false }','tie'),
('resolve.rs','if self.side(target).destroyed || idle {','if idle {','destroyed target decides'),
('resolve.rs','.filter(|_| !self.side(owner).destroyed) else {\n            self.top_mut().stage = Stage::CleanUp','.filter(|_| true) else {\n            self.top_mut().stage = Stage::CleanUp','destroyed owner side'),
('resolve.rs','&& total >= 2 && !self.side(target).destroyed','&& total >= 2','kraus destroyed'),
('resolve.rs','&& total >= 2','&& total >= 3','kraus 3'),
('resolve.rs','let allowed = 2u8.saturating_sub(suffered);','let allowed = 2u8;','luthor per attack'),
('resolve.rs','self.side_mut(target).physical_from[attacker.index()] += damage[physical];','self.side_mut(target).physical_from[attacker.index()] += total;','luthor counts all'),
('flow.rs','if hits[other.index()] >= 2 &&','if hits[other.index()] >= 1 &&','lorenz 1'),
('flow.rs','if hits[other.index()] >= 2 &&','if hits[other.index()] == 2 &&','lorenz exactly 2'),
('resolve.rs','kind != CardType::Reaction && kind.is_physical_attack() && counts','kind.is_physical_attack() && counts','lorenz counter?'),
('resolve.rs','kind.is_physical_attack() && counts','counts','lorenz energy attack'),
('flow.rs','self.announced = false;','','announced stays'),
('resolve.rs','if !responding {\n            self.announced = true;\n        }','self.announced = true;','announced by reaction'),
('flow.rs','side.ability_used = false;','','ability flag stays'),
('flow.rs','if own_turn && (self.window != Window::Gap || self.kind == TurnKind::Maintenance) {','if own_turn && self.window != Window::Gap {','gap own maintenance'),
('flow.rs','if own_turn && (self.window != Window::Gap || self.kind == TurnKind::Maintenance) {','if own_turn {','gap leaves own out'),
('flow.rs','self.passed = if self.acted { SeatSet::only(seat) } else { self.passed.with(seat) };','self.passed = self.passed.with(seat);','round does not go on'),
('state.rs','if self.kind == TurnKind::Maintenance || pilot == NONE {','if pilot == NONE {','abilities in maintenance'),
('flow.rs','} else if !self.rules.options.turn_draw_penalty_only {','} else {','turn draw only'),
('flow.rs','self.put_on_discard(seat, instance);\n        log.push(clause::CON_01','self.put_on_discard(seat, instance);\n        self.draw(seat, 1, clause::CON_01, log);\n        log.push(clause::CON_01','consume draws'),
('stops.rs','self.attacked || state.respond_slots(seat) != 0','state.respond_slots(seat) != 0','attacked stop'),
('stops.rs','stop || state.acted','stop','acted'),
('state.rs','side.hand != 0 && side.eligible() != 0','side.hand != 0','can act'),
('choices.rs','&& !self.announced\n','','trade after activation'),
('choices.rs','!side.ability_used && side.deck_len >= 2 && side.damage > 0','!side.ability_used && side.deck_len >= 2','nemo no damage'),
('resolve.rs','let counts = damage[physical] > 0 ||','let counts = true ||','lorenz any'),
('flow.rs','let healed = n.min(side.damage);','let healed = n.min(side.damage).min(1);','heal one'),
('flow.rs','seat = seat.left(self.seats);\n            if !self.passed','seat = if self.window == Window::Gap && seat == self.active && after == seat { seat } else { seat.left(self.seats) };\n            if !self.passed','gap order'),
('resolve.rs','if was_face_up','if was_face_up',''),
]
for f,a,b,name in M:
    if a==b: continue
    p=S+f; s=open(p).read()
    if s.count(a)<1:
        print('NOT FOUND',name,flush=True); continue
    open(p,'w').write(s.replace(a,b,1))
    r=subprocess.run(['cargo','test','-q','-p','coal','--test','scenarios'],env=env,capture_output=True,text=True,timeout=300)
    out=r.stdout+r.stderr
    files=sorted(set(re.findall(r'^(\w+)\.scn:\d+',out,re.M)))
    st='SURVIVED' if r.returncode==0 else ('BUILD' if 'could not compile' in out else 'killed')
    print(f'{st:9} {name:32} {" ".join(files)}',flush=True)
    open(p,'w').write(s)
