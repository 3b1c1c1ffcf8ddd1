import { contentTypes } from '../content-types';
import { cacheControlFor, hashedFolders } from '../headers';
import { notFoundFile, routeOf } from '../routes';
import type { ConfigurationFile, Site } from './site';

/** A CloudFront Function (runtime 2.0) for viewer requests: the addresses, as other hosts do them. */
const viewerRequest = ({
  host,
  routes,
}: Site) => `// Written by scripts/export from hosting/. Change it there.
var host = ${JSON.stringify(host)};
var routes = ${JSON.stringify(routes)};
var spellings = {};
routes.forEach(function (route) { spellings[route.toLowerCase()] = route; });

// As it came: names and values are still encoded, and a name that came twice has both in multiValue.
function query(names) {
  var pairs = [];
  Object.keys(names).forEach(function (name) {
    (names[name].multiValue || [names[name]]).forEach(function (one) { pairs.push(name + '=' + one.value); });
  });
  return pairs.length ? '?' + pairs.join('&') : '';
}

function moved(location, request) {
  var value = location + query(request.querystring || {});
  return { statusCode: 308, statusDescription: 'Permanent Redirect', headers: { location: { value: value } } };
}

function handler(event) {
  var request = event.request;
  if (request.headers.host && request.headers.host.value !== host) return moved('https://' + host + request.uri, request);
  var plain = request.uri.replace(/(?:\\/index)?\\.html$/i, '').replace(/\\/+$/, '').toLowerCase() || '/';
  var route = plain === '/index' ? '/' : spellings[plain];
  // The 404 page is an answer: asked for by this name, which no file has, it comes with its status.
  if (plain === ${JSON.stringify(routeOf(notFoundFile))}) request.uri = plain;
  if (!route) return request;
  if (route !== request.uri) return moved(route, request);
  request.uri = route === '/' ? '/index.html' : route + '.html';
  return request;
}
`;

const upload = (folder: string, cache: string) =>
  `aws s3 sync out${folder} s3://BUCKET${folder} --cache-control "${cache}" --exclude "*.br" --exclude "*.gz"`;

const notes = (site: Site) => `# S3 with CloudFront

1. A private bucket; CloudFront reads it through origin access control. No website endpoint.
2. Upload, hashed files first, so that no page names a file that is not there yet:
   \`\`\`
${hashedFolders.map((folder) => `   ${upload(folder.replace(/\/$/, ''), cacheControlFor(`${folder}a.js`))}`).join('\n')}
   ${upload('', cacheControlFor('/'))}
   \`\`\`
   and set the types that the tool does not know: ${['avif', 'webmanifest', 'woff2']
     .map((ending) => `.${ending} is ${contentTypes[ending]}`)
     .join('; ')}.
3. \`function.js\` as a viewer-request function: clean addresses, other spellings, one host name.
4. A response headers policy with the headers of \`headers.json\`, all of them overriding the origin's.
5. Viewer protocol policy "redirect HTTP to HTTPS", HTTP/2 and HTTP/3, "compress objects
   automatically" (CloudFront makes brotli and gzip itself; the .br and .gz copies stay at home).
6. Error responses: 403 and 404 of the origin answer with /404.html and status 404, kept for 10 s.
7. Host: ${site.host}.
`;

/** S3 behind CloudFront: a function, the headers, and how to put them in place. */
export function cloudfront(site: Site): ConfigurationFile[] {
  return [
    { path: 's3-cloudfront/function.js', text: viewerRequest(site) },
    {
      path: 's3-cloudfront/headers.json',
      text: `${JSON.stringify(Object.fromEntries(site.headers), null, 2)}\n`,
    },
    { path: 's3-cloudfront/README.md', text: notes(site) },
  ];
}
