import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPolicy } from '../../hosting/built-policy';
import { securityHeaders } from '../../hosting/headers';
import type { Answer } from './ask';
import { root } from './workspace';

/** A file of the built site. */
export const read = (file: string) => readFileSync(join(root, file));

/** What a host can do, by our configuration or by itself. */
export type Abilities = {
  /** Can hand enquiries to a receiver; where files alone are served, a function has to. */
  forwards: boolean;
  /** Sends the compressed copies, or makes its own. */
  compresses: boolean;
  /** Mends letter case in any mixture, not only all lower case. */
  anyCase: boolean;
  /** Answers a Range request with a part. */
  ranges: boolean;
  /**
   * Sends http to https and the bare name to the full one in the configuration under test, or the
   * name only, where the server does the former by itself.
   */
  canonical?: 'schemeAndName' | 'name';
};

/** One server under test, and a function that records whether a check passes. */
export type Subject = Readonly<{
  port: number;
  abilities: Abilities;
  check: (holds: boolean, what: string) => void;
}>;

/** Whether an answer has every security header, with the value of the last build. */
export function checkSecurity({ check }: Subject, path: string, { headers }: Answer): void {
  const expected = Object.entries(securityHeaders(builtPolicy()));
  const wrong = expected.filter(([name, value]) => headers[name.toLowerCase()] !== value);
  check(wrong.length === 0, `${path}: ${wrong.map(([name]) => name).join(', ')} differ`);
}
