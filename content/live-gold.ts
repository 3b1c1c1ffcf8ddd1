export const liveGoldWords = {
  pause: 'Still the gold',
  play: 'Let the gold drift',
  stirHint: 'Arrow keys stir it.',
  tilt: 'Tilt to stir',
} as const;
