import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PolicyNeeds } from './policy';

/** Where the step after the build leaves the hashes of every page's inline scripts and styles. */
export const builtPolicyFile = join('hosting', 'dist', 'policy.json');

/**
 * The hashes of the last build. Without a build there are none: the policy is then stricter than
 * the pages, never laxer.
 */
export function builtPolicy(root = process.cwd()): PolicyNeeds {
  try {
    return JSON.parse(readFileSync(join(root, builtPolicyFile), 'utf8')) as PolicyNeeds;
  } catch {
    return { scripts: [], styles: [] };
  }
}
