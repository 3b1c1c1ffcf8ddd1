import path from 'node:path';

/** The project's own folder: the editor is started there. */
const project = process.cwd();

export const contentFolder = path.join(project, 'content');

/** The content as it is typed and not yet saved, by the same names; nothing of it is committed. */
export const draftsFolder = path.join(project, '.edit/drafts');
