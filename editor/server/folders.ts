import path from 'node:path';

/** The project's own folder: the editor is started there. */
export const project = process.cwd();

/** Words as they are typed and not yet saved; nothing of it is committed. */
export const draftsFolder = path.join(project, '.edit/drafts');

export const wordsFolder = path.join(project, 'content/words');
