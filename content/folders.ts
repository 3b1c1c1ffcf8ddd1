/** The folders of `public`: what lies in them has one address for all languages. */
export const publicFolders: readonly string[] = ['images', 'share', 'icons', 'press-kit'];

/** Where the receiver of enquiries answers, and below it, unless the forms post elsewhere. */
export const ownReceiverPath = '/enquiries';

/** The folder of the serves' pages, in every language. */
export const servesFolder = 'serves';

/** Where the editor answers (`editor/server/routes.ts`), and below it. */
export const editorFolder = 'edit';
