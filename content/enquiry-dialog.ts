/** The contact modal. Heading and text are the specification's. */
export const enquiryDialogWords = {
  heading: 'Savor the Moment',
  text: "Let's raise a glass to great tequila! Contact us to learn more or make an inquiry today.",
  close: 'Close',
  /** The page that faces the form on wide screens: the bottle in its place. */
  plates: {
    plata: {
      picture: 'plata-setting',
      alt: 'The bottle of Plata on a white ledge, the shadow of a palm on the wall behind it.',
    },
    anejo: {
      picture: 'anejo-setting',
      alt: 'The bottle of Añejo on dark wood, lit before a wall of barrels.',
    },
  },
} as const;
