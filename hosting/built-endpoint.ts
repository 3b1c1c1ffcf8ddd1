import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file in which the export step records the endpoint of the built forms. */
export const builtEndpointFile = join('hosting', 'dist', 'endpoint.json');

/**
 * The endpoint of the built forms: a path of this site or an https address; `undefined` without one, and without a
 * build.
 */
export function builtEndpoint(): string | undefined {
  try {
    const { endpoint } = JSON.parse(readFileSync(builtEndpointFile, 'utf8')) as {
      endpoint?: string;
    };
    return endpoint;
  } catch {
    return undefined;
  }
}
