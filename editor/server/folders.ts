/** Relative to the project's root, where the editor is started. */
export const contentFolder = 'content';

/** Unsaved content, under the same file names as in `content`. Git ignores it. */
export const draftsFolder = '.edit/drafts';
