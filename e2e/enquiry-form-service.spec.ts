import { createServer, type RequestListener, type Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { pagePolicy } from '../hosting/policy';
import { freePort } from '../scripts/run/port';

// Not the fixtures' test: it ends every request to another origin, and this is about one.
test.use({ javaScriptEnabled: false });

let servers: Server[] = [];

/** Answers on a port of its own, as another company's address would. */
async function serve(port: number, answer: RequestListener): Promise<void> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
}

test.afterEach(() => {
  for (const server of servers) server.close().closeAllConnections();
  servers = [];
});

test('a form service on another origin may send the visitor back to a page of ours', async ({
  page,
}) => {
  const ours = await freePort();
  const theirs = await freePort();
  const endpoint = `http://127.0.0.1:${theirs}/f/42`;
  // The policy of a service on the web, for the one here: this machine has no certificate.
  const service = 'https://forms.example/f/42';
  const needs = { scripts: [], styles: [], endpoint: service };
  const policy = pagePolicy(needs).replaceAll(service, endpoint);
  const thanks = `http://127.0.0.1:${ours}/thanks`;
  await serve(ours, (_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.setHeader('Content-Security-Policy', policy);
    response.end(`<form method="post" action="${endpoint}"><button>Send</button></form>`);
  });
  await serve(theirs, (_request, response) => response.writeHead(302, { Location: thanks }).end());

  await page.goto(`http://127.0.0.1:${ours}/`);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(thanks);
});
