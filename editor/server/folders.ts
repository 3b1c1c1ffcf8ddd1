/** Below the project's own folder, where the editor is started. */
export const contentFolder = 'content';

/** The content as it is typed and not yet saved, by the same names; nothing of it is committed. */
export const draftsFolder = '.edit/drafts';
