import type { Refused } from '../api';

/** The answers that are refusals: `docs/decisions/editor.md` says when each is given. */
type Status = 404 | 409 | 412 | 413 | 422 | 428 | 500 | 507;

/** Why something was not done, for the person at the form. */
export class Refusal extends Error {
  constructor(
    said: string,
    readonly status: Status = 409,
    readonly more: Omit<Refused, 'said'> = {},
  ) {
    super(said);
  }
}

export const kept = 'What you typed is kept in this browser.';
