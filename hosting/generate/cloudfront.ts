import { notFoundFile, routeOf } from '../routes';
import type { ConfigurationFile, Site } from './site';

/** A CloudFront Function (runtime 2.0) for viewer requests: addresses and redirects as on other hosts. */
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

/** CloudFront: its viewer-request function. */
export function cloudfront(site: Site): ConfigurationFile[] {
  return [{ path: 's3-cloudfront/function.js', text: viewerRequest(site) }];
}
