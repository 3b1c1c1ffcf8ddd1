import { existsSync } from 'node:fs';
import { builtEndpoint } from '../../hosting/built-endpoint';
import { npmScript, run } from '../run/command';

/** Where the tests' own server takes enquiries. */
export const testEndpoint = '/enquiries';

/** Builds the site unless `out/` holds it, built for the tests' server. Throws if the build fails. */
export async function ensureTestSite(): Promise<void> {
  if (existsSync('out/index.html') && builtEndpoint() === testEndpoint) return;
  console.log(`Building the site for the tests: its forms post to ${testEndpoint} …`);
  const env = { NEXT_PUBLIC_CONTACT_ENDPOINT: testEndpoint };
  const { code } = await run(npmScript('build'), { env, show: true });
  if (code !== 0) throw new Error('The build failed: see above.');
}
