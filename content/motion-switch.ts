/** The footer's motion switch. */
export const motionSwitchWords = {
  label: 'Calm motion',
  bySystem: 'Your system already asks for less motion, so this page is calm.',
} as const;
