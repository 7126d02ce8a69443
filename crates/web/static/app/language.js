// Sets the language of the page before anything is shown or read aloud.
const italian = navigator.language.toLowerCase().startsWith("it");
document.documentElement.lang = italian ? "it" : "en";
