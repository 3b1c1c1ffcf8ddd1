import { contentTypes } from '../content-types';
import { hashedFolders, immutable, revalidate } from '../headers';
import { headersPolicy } from './cloudfront-headers';
import { generatedNote, type ConfigurationFile, type Site } from './site';

/** The command that uploads one kind of file with its type; `aws` guesses some types wrong. */
function upload(folder: string, ending: string, cache: string): string {
  const rest = folder === '' ? hashedFolders.map((name) => ` --exclude "${name.slice(1)}*"`) : [];
  return `aws s3 cp "out${folder}" "s3://$1${folder}" --recursive --exclude "*" --include "*.${ending}"${rest.join('')} --content-type "${contentTypes[ending]}" --cache-control "${cache}"`;
}

/** Hashed files first, pages last, so that no page refers to a file that is not there yet. */
function uploads(): string {
  const endings = Object.keys(contentTypes).filter((ending) => ending !== 'html');
  const hashed = hashedFolders.flatMap((name) =>
    endings.map((ending) => upload(name.replace(/\/$/, ''), ending, immutable)),
  );
  const others = [...endings, 'html'].map((ending) => upload('', ending, revalidate));
  return `#!/bin/sh
${generatedNote}# sh hosting/dist/s3-cloudfront/upload.sh BUCKET
set -eu
: "\${1:?the name of the bucket}"
${[...hashed, ...others].join('\n')}
`;
}

const notes = (site: Site) => `# S3 with CloudFront

1. A private bucket; CloudFront reads it through origin access control. No website endpoint.
2. \`sh hosting/dist/s3-cloudfront/upload.sh BUCKET\` uploads each kind of file with its type and caching,
   pages last. The .br and .gz copies stay at home.
3. \`function.js\` as a viewer-request function: clean addresses, other spellings, one host name.
4. \`aws cloudfront create-response-headers-policy --response-headers-policy-config
   file://hosting/dist/s3-cloudfront/headers.json\`, and the policy it makes for the behaviour.
5. Viewer protocol policy "redirect HTTP to HTTPS", HTTP/2 and HTTP/3, "compress objects
   automatically" (CloudFront makes brotli and gzip itself).
6. Error responses: 403 and 404 of the origin answer with /404.html and status 404, kept for 10 s.
7. Host: ${site.host}${site.bareHost ? ` and ${site.bareHost}, both in the certificate and the alternate names; the function sends the second to the first` : ''}.
`;

/** S3: the upload script, the response headers policy, and instructions. */
export function s3(site: Site): ConfigurationFile[] {
  return [
    { path: 's3-cloudfront/upload.sh', text: uploads() },
    { path: 's3-cloudfront/headers.json', text: headersPolicy(site) },
    { path: 's3-cloudfront/README.md', text: notes(site) },
  ];
}
