import { brand } from '../../content/brand';
import { builtEndpoint } from '../../hosting/built-endpoint';
import { receiverPath } from '../../hosting/endpoint-path';
import { startSqliteReceivers } from '../receivers/node';
import { sendRequest, type Answer, type Check } from './send-request';

const enquiry = {
  id: 'hosting-test',
  source: 'footer',
  email: 'zoe@mail.example',
  consentText: 'By sending this you confirm [2024-11-14]',
};

/**
 * This repository's receiver, behind one server. A visitor may send two enquiries a minute, so that a server that does
 * not pass on the visitor's address is found out.
 */
export const startReceiver = () =>
  startSqliteReceivers({
    receivers: 1,
    env: {
      NEXT_PUBLIC_CONTACT_ENDPOINT: receiverPath(builtEndpoint()),
      ENQUIRIES_PER_MINUTE: '2',
    },
  });

/** Whether an answer has exactly one content security policy: the receiver's, without a second one from the server. */
const hasOnlyReceiverPolicy = ({ headers }: Answer) =>
  headers['content-security-policy']?.split('default-src').length === 2;

/**
 * An enquiry from the site's own page is kept, one from elsewhere refused by the receiver, and each visitor
 * has a limit of their own, whatever address they write into the header.
 */
export async function checkEnquiries(port: number, check: Check): Promise<void> {
  const endpoint = builtEndpoint();
  // The forms post to another company, or nowhere: nothing to check.
  if (!endpoint?.startsWith('/')) return;
  const { origin, host } = new URL(brand.siteUrl);
  let forged = 0;
  // Two requests a minute per address: a repeated id gets 200 instead of 201, and a 403 does not count.
  const usualHeaders = {
    Host: host,
    'X-Forwarded-Proto': 'https',
    'Content-Type': 'application/json',
  };
  for (const [from, pageOrigin, wanted] of [
    ['127.0.0.1', origin, 201],
    ['127.0.0.1', 'https://elsewhere.example', 403],
    ['127.0.0.1', origin, 200],
    ['127.0.0.1', origin, 429],
    ['127.0.0.2', origin, 200],
    // A site on a port other than 443: browsers name the port in Host and Origin.
    ['127.0.0.2', `${origin}:8443`, 200],
  ] as const) {
    const Host = pageOrigin.startsWith(origin) ? new URL(pageOrigin).host : host;
    const invented = `203.0.113.${(forged += 1)}`;
    const headers = { ...usualHeaders, Host, Origin: pageOrigin, 'X-Forwarded-For': invented };
    const content = JSON.stringify(enquiry);
    const answer = await sendRequest(port, endpoint, { headers, method: 'POST', content, from });
    const what = `enquiry of ${from} from ${pageOrigin}`;
    check(answer.status === wanted, `${what}: ${answer.status} instead of ${wanted}`);
    check(hasOnlyReceiverPolicy(answer), `${what}: not the receiver's own policy`);
  }
  // A form without JavaScript leads to a page of thanks, below the receiver's path.
  const formHeaders = {
    ...usualHeaders,
    'Content-Type': 'application/x-www-form-urlencoded',
    Accept: 'text/html',
  };
  const content = new URLSearchParams(enquiry).toString();
  const sent = await sendRequest(port, endpoint, {
    headers: formHeaders,
    method: 'POST',
    content,
    from: '127.0.0.4',
  });
  const thanks = await sendRequest(port, sent.headers.location ?? '/', { headers: usualHeaders });
  check(sent.status === 303, `a form to ${endpoint}: ${sent.status}`);
  const isThanks = thanks.status === 200 && thanks.headers['x-robots-tag'] === 'noindex';
  check(isThanks, `${sent.headers.location} is no page of thanks`);
  // The receiver itself, not the server, must refuse a body that is too long.
  const tooLongRequest = {
    headers: usualHeaders,
    method: 'POST',
    content: 'x'.repeat(20_000),
    from: '127.0.0.3',
  };
  const refused = await sendRequest(port, endpoint, tooLongRequest);
  const isRefusal = refused.status === 413 && hasOnlyReceiverPolicy(refused);
  check(isRefusal, `20 kB to ${endpoint}: ${refused.status}`);
  const sheet = `${receiverPath(endpoint)}/page.css`;
  check(
    (await sendRequest(port, sheet, { headers: usualHeaders })).status === 200,
    `${sheet} is missing`,
  );
}
