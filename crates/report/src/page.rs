//! The page of a report: one file with everything in it, written so that it is both HTML and well-formed XML.

use std::fmt::Write;

use arena::Findings;
use phrases::Language;

use crate::draw;
use crate::plots::{Plot, plots};
use crate::table::{Kind, Table};
use crate::words::{say, word};

const STYLE: &str = include_str!("page.css");

/// The page.
pub(crate) fn page(findings: &Findings, tables: &[Table], language: Language) -> String {
    let said = |id: &str| escaped(&word(language, id));
    let title = escaped(&say(language, "page-title", &[("game", findings.game[1].into())]));
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\"/>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>{title}</title>\n\
         <style>\n{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n",
        language.as_str()
    );
    let _ = writeln!(page, "<p>{}</p>", escaped(&heading(findings, language)));
    let plots = plots(findings, language);
    let parts: Vec<&Table> = tables.iter().filter(|table| !table.rows.is_empty() || missing(table).is_some()).collect();
    let _ = writeln!(page, "<nav aria-label=\"{}\"><ul>", said("page-contents"));
    for table in &parts {
        let _ = writeln!(page, "<li><a href=\"#{}\">{}</a></li>", table.name, said(&format!("table-{}", table.name)));
    }
    let _ = writeln!(page, "<li><a href=\"#about\">{}</a></li>\n</ul></nav>", said("page-about"));
    for table in parts {
        part(&mut page, findings, table, &plots, language);
    }
    let _ = writeln!(page, "<section id=\"about\">\n<h2>{}</h2>", said("page-about"));
    for about in ["observations", "intervals", "blanks", "traps"] {
        let [title, text] = [said(&format!("about-{about}-title")), said(&format!("about-{about}"))];
        let _ = writeln!(page, "<h3>{title}</h3>\n<p>{text}</p>");
    }
    page += "</section>\n</body>\n</html>\n";
    page
}

/// What was played.
fn heading(findings: &Findings, language: Language) -> String {
    let budget = findings.budget.as_ref().map(|budget| say(language, "page-budget", &[("budget", budget.into())]));
    let values = [
        ("matches", findings.matches.into()),
        ("groups", findings.groups.into()),
        ("bots", findings.bots.join(", ").into()),
        ("seats", findings.seats.into()),
        ("seed", findings.seed.as_str().into()),
        ("ties", findings.ties.into()),
        ("checksum", findings.checksum.as_str().into()),
    ];
    say(language, "page-series", &values) + &budget.map(|budget| format!(" {budget}")).unwrap_or_default()
}

/// The message that says why a table is empty, for tables that a reader would look for.
fn missing(table: &Table) -> Option<&'static str> {
    match table.name {
        "cards" => Some("no-cards"),
        "throws" => Some("no-throws"),
        _ => None,
    }
}

/// The part of a table: its plots, the table itself, and the meaning of its columns.
fn part(page: &mut String, findings: &Findings, table: &Table, plots: &[Plot], language: Language) {
    let said = |id: &str| escaped(&word(language, id));
    let _ = writeln!(page, "<section id=\"{0}\">\n<h2>{1}</h2>", table.name, said(&format!("table-{}", table.name)));
    if let (true, Some(id)) = (table.rows.is_empty(), missing(table)) {
        let _ = writeln!(page, "<p>{}</p>\n</section>", said(id));
        return;
    }
    let _ = writeln!(page, "<p>{}</p>", said(&format!("table-{}-row", table.name)));
    if table.name == "cards" {
        let blank =
            findings.blank.as_ref().map(|blank| say(language, "blank-is", &[("blank", blank.say(language).into())]));
        let _ = writeln!(page, "<p>{}</p>", escaped(&blank.unwrap_or_else(|| word(language, "no-blanks"))));
    }
    for (number, plot) in plots.iter().filter(|plot| plot.table == table.name).enumerate() {
        let drawn = draw::svg(plot, &format!("{}-{number}", table.name));
        let _ = writeln!(page, "<figure>\n<figcaption>{}</figcaption>\n{drawn}\n</figure>", escaped(&plot.title));
    }
    rows(page, table, language);
    let _ = writeln!(page, "<details>\n<summary>{}</summary>\n<dl>", said("page-columns"));
    for column in table.columns {
        let [heading, meaning] = [column.heading(language), column.meaning(language)].map(|text| escaped(&text));
        let _ = writeln!(page, "<dt>{heading}</dt><dd>{meaning}</dd>");
    }
    let _ = writeln!(page, "</dl>\n<p>{}</p>\n</details>\n</section>", said("page-cells"));
}

/// The table itself.
fn rows(page: &mut String, table: &Table, language: Language) {
    let file = say(language, "page-table", &[("rows", table.rows.len().into()), ("file", table.file_name().into())]);
    // A long table is folded up: the plots say the most important things of it.
    let open = if table.rows.len() <= 12 { " open=\"open\"" } else { "" };
    let _ = writeln!(page, "<details{open}>\n<summary>{}</summary>", escaped(&file));
    page.push_str("<div class=\"wide\"><table>\n<thead><tr>");
    for column in table.columns {
        let _ = write!(page, "<th scope=\"col\">{}</th>", escaped(&column.heading(language)));
    }
    page.push_str("</tr></thead>\n<tbody>\n");
    for row in &table.rows {
        page.push_str("<tr>");
        for (column, cell) in table.columns.iter().zip(row) {
            let class = if matches!(column.kind, Kind::Text | Kind::Both) { "" } else { " class=\"n\"" };
            let _ = write!(page, "<td{class}>{}</td>", escaped(&cell.say(language)));
        }
        page.push_str("</tr>\n");
    }
    page.push_str("</tbody>\n</table></div>\n</details>\n");
}

/// The text as a part of HTML and XML: without marks that would mean something there, and without characters that XML
/// does not allow.
pub(crate) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\n' | '\t' => escaped.push(letter),
            letter if letter.is_control() || matches!(letter, '\u{fffe}' | '\u{ffff}') => escaped.push('\u{fffd}'),
            letter => escaped.push(letter),
        }
    }
    escaped
}
