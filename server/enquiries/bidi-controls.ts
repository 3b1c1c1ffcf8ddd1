/** Characters that only say in which direction to write: one in a name can turn around the text beside it. */
const bidiControls = /[\p{Bidi_Control}\u206A-\u206F]/gu;

/** A text without them. Letters bring their direction with them, so Hebrew and Arabic read as before. */
export const removeBidiControls = (text: string): string => text.replace(bidiControls, '');
