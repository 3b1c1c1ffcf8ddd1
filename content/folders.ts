/** The folders of `public`: what lies in them has one address for all languages. */
export const publicFolders: readonly string[] = ['images', 'share', 'icons', 'press-kit'];
