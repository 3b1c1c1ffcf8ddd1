import type { IncomingMessage } from 'node:http';

/** A team uses the editor through one reverse proxy, which authenticates each person. */
export interface Team {
  /** The origin under which the proxy serves the editor. */
  readonly origin: string;
  /** The person's name as sent by the proxy; `undefined` if the request does not come through it. */
  readonly personIn: (request: Pick<IncomingMessage, 'rawHeaders'>) => string | undefined;
}

/** Characters with a meaning to git, HTTP headers or terminals. */
const unsafeCharacters = /[\p{Cc}\p{Cf}<>]/gu;

/** The name in a header that must occur exactly once: of two, one may come from the client. */
function nameFromHeader(rawHeaders: readonly string[], header: string): string | undefined {
  const values = rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === header,
  );
  const [value = ''] = values.length === 1 ? values : [];
  // Node decodes headers as Latin-1; proxies send names as UTF-8.
  const name = Buffer.from(value, 'latin1').toString('utf8').replace(unsafeCharacters, '').trim();
  // Caddy sends an unreplaced placeholder `{…}` if there is no name.
  return name === '' || name.startsWith('{') ? undefined : name.slice(0, 100);
}

/** Headers that browsers or proxies always send cannot hold the person's name. */
const reservedHeaders =
  /^(?:host|origin|cookie|connection|upgrade|accept.*|content-.*|sec-.*|user-agent|referer)$/;

/** The team from the two environment variables; `undefined` if neither is set. Throws if they are invalid. */
export function readTeam({
  EDITOR_ORIGIN: origin,
  EDITOR_USER_HEADER: userHeader,
}: Readonly<Record<string, string | undefined>>): Team | undefined {
  if (!origin && !userHeader) return undefined;
  if (!origin || !userHeader)
    throw new Error(
      `${origin ? 'EDITOR_USER_HEADER' : 'EDITOR_ORIGIN'} is missing: a team’s editor needs both, the address that people open and the header in which the proxy names the person.`,
    );
  if (!URL.canParse(origin) || new URL(origin).origin !== origin || !/^https?:/.test(origin))
    throw new Error(
      `EDITOR_ORIGIN is “${origin}” and has to be scheme and host only, as in https://words.aurifera.example`,
    );
  const header = userHeader.toLowerCase();
  if (!/^[a-z0-9-]+$/.test(header) || reservedHeaders.test(header))
    throw new Error(
      `EDITOR_USER_HEADER is “${userHeader}” and has to be the name of a header that the proxy alone sets, as in X-Auth-Request-Email`,
    );
  return { origin, personIn: ({ rawHeaders }) => nameFromHeader(rawHeaders, header) };
}
