/** The name of a form to Keystatic, which takes no slash in it. */
export const keyOf = (file: string) => file.replaceAll('/', '-');

/** Where Keystatic shows it. */
export const addressOf = (file: string) => `/keystatic/singleton/${keyOf(file)}`;
