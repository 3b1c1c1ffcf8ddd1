export const tasting = {
  heading: 'What the dark leaves in it',
  lines: [
    { term: 'First', text: 'Dried orange and cedar' },
    { term: 'Then', text: 'Toasted agave, burnt sugar' },
    { term: 'Last', text: 'A thread of smoke' },
  ],
  note: 'Gold leaf in spirit, from very close. No two flakes of it are torn alike.',
  picture: { alt: 'Flakes of gold leaf, out of focus, hanging in dark amber spirit.' },
} as const;
