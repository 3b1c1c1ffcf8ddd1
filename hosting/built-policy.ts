import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PolicyNeeds } from './policy';

/** Where the export step writes the hashes of all inline scripts and styles. */
export const builtPolicyFile = join('hosting', 'dist', 'policy.json');

/**
 * The hashes of the last build. Without a build there are none, which makes the policy too strict, never too
 * lax.
 */
export function builtPolicy(): PolicyNeeds {
  try {
    return JSON.parse(readFileSync(builtPolicyFile, 'utf8')) as PolicyNeeds;
  } catch {
    return { scripts: [], styles: [] };
  }
}
