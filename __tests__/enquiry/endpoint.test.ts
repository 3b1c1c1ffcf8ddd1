import { readdirSync } from 'node:fs';
import { validateEndpoint } from '@/lib/enquiry/validate-endpoint';

const setting = 'NEXT_PUBLIC_CONTACT_ENDPOINT';

const publicFolders = readdirSync('public', { withFileTypes: true })
  // No endpoint’s path has a name like `.well-known`.
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .map(({ name }) => name);

it.each([
  undefined,
  '',
  '/enquiries',
  '/api/enquiries?form=1',
  '/a_b/c-d.php',
  'https://formspree.io/f/ID',
  'https://forms.example:8443/f/42?x=1&y=a%20b',
])('an endpoint may be %j', (endpoint) => {
  expect(() => validateEndpoint(endpoint)).not.toThrow();
});

it.each([
  ['formspree.io/f/x', 'it is neither an https address nor a path'],
  ['enquiries', 'it is neither an https address nor a path'],
  [' ', 'it is neither an https address nor a path'],
  ['mailto:hola@a.example', 'it is neither an https address nor a path'],
  ['http://forms.example/f/x', 'it would send enquiries unencrypted'],
  ['http://localhost:3000/enquiries', 'it would send enquiries unencrypted'],
  ['//forms.example/f/x', 'it names another host without https'],
  ['/\\forms.example/f/x', 'it holds “\\”, which stands in no such address'],
  ['https://', 'it is not a whole address'],
  ['https://me:word@forms.example/f', 'it holds a name or password'],
  ['https://forms.example/f#x', 'it holds “#”, which stands in no such address'],
  // A page, or the folder of its payloads: hosts would have two rules for one address.
  ['/', 'a page of this site stands there'],
  ['/cookies', 'a page of this site stands there'],
  ['/es', 'a page of this site stands there'],
  ['/es/404', 'a page of this site stands there'],
  ['/TERMSOFUSE?x=1', 'a page of this site stands there'],
  ['/_next/form', 'files of this site stand there'],
  ['/es/_next/form', 'files of this site stand there'],
  ['/serves', 'files of this site stand there'],
  ['/es/serves/form', 'files of this site stand there'],
  ...publicFolders.map((name) => [`/${name}/form`, 'files of this site stand there']),
  // Hosts read these in different ways.
  ['/enquiries/', 'its path is not made of names with one “/” before each'],
  ['/a//b', 'its path is not made of names with one “/” before each'],
  ['/a/../b', 'its path is not made of names with one “/” before each'],
  ['/f/:id', 'its path is not made of names with one “/” before each'],
  ['/my%20form', 'its path is not made of names with one “/” before each'],
  ['/enquiries ', 'it holds “ ”, which stands in no such address'],
  // In the content policy these two signs would begin the next rule.
  ['https://forms.example/f;x', 'it holds “;”, which stands in no such address'],
  ['https://forms.example/f,x', 'it holds “,”, which stands in no such address'],
])('%j stops the build, with what is wrong and what to write', (endpoint, reason) => {
  expect(() => validateEndpoint(endpoint)).toThrow(
    `${setting} is “${endpoint}”: ${reason}. Write a whole address as in ` +
      '“https://formspree.io/f/ID” or a path of this site as in “/enquiries”, or leave it empty: ' +
      'then the forms open the visitor’s mail program.',
  );
});
