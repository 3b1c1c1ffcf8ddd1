import type { Refused } from '../api';

/** The HTTP statuses of refusals: `docs/decisions/editor.md` says when each is sent. */
type Status = 404 | 409 | 412 | 413 | 422 | 428 | 500 | 507;

/** An expected failure, with a message for the user. */
export class Refusal extends Error {
  constructor(
    said: string,
    readonly status: Status = 409,
    readonly more: Omit<Refused, 'said'> = {},
  ) {
    super(said);
  }
}

export const draftKept = 'What you typed is kept in this browser.';
