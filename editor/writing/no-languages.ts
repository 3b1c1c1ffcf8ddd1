/** In place of CodeMirror’s list of languages: no text has code in it. */
export const languages = [];
