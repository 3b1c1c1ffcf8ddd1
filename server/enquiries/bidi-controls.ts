/** Characters that only set the writing direction: one in a name can reverse the text next to it. */
const bidiControls = /[\p{Bidi_Control}\u206A-\u206F]/gu;

/** Removes them. Letters have a direction of their own, so Hebrew and Arabic stay readable. */
export const removeBidiControls = (text: string): string => text.replace(bidiControls, '');
