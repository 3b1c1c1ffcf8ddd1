/** Why nothing was saved, for the person at the form. */
export class Refusal extends Error {}

export const kept = 'What you typed is kept in this browser.';
