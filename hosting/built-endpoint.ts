import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the export step notes to where the forms of the built pages post. */
export const builtEndpointFile = join('hosting', 'dist', 'endpoint.json');

/** To where they post: a path of this site, an https address, or nothing, as where there is no build. */
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
