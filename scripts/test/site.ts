import { existsSync } from 'node:fs';
import { ownReceiverPath } from '../../content/folders';
import { builtEndpoint } from '../../hosting/built-endpoint';
import { npmCommand, run } from '../run/command';

/** Environment variables of a build whose forms post to the tests' own server. */
export const testBuildEnv = { NEXT_PUBLIC_CONTACT_ENDPOINT: ownReceiverPath } as const;

/** Builds the site unless `out/` holds it, built for the tests' server. Throws if the build fails. */
export async function ensureTestSite(): Promise<void> {
  if (existsSync('out/index.html') && builtEndpoint() === ownReceiverPath) return;
  console.log(`Building the site for the tests: its forms post to ${ownReceiverPath} …`);
  const { code } = await run(npmCommand('build'), { env: testBuildEnv, show: true });
  if (code !== 0) throw new Error('The build failed: see above.');
}
