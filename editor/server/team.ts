import type { IncomingMessage } from 'node:http';

/** A team uses the editor through one reverse proxy, which has asked each person who they are. */
export interface Team {
  /** The address under which the proxy is asked. */
  readonly origin: string;
  /** The name that the proxy gives of a person; none where a request does not come through it. */
  readonly personIn: (request: Pick<IncomingMessage, 'rawHeaders'>) => string | undefined;
}

/** What git, a header or a terminal would take for something else. */
const unnameable = /[\p{Cc}\p{Cf}<>]/gu;

/** Exactly one header of that name: of two, one may be the visitor's own. */
function valueOf(rawHeaders: readonly string[], header: string): string | undefined {
  const values = rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === header,
  );
  const [value = ''] = values.length === 1 ? values : [];
  // Node reads headers byte by byte; a proxy sends names as UTF-8.
  const name = Buffer.from(value, 'latin1').toString('utf8').replace(unnameable, '').trim();
  // Caddy leaves `{…}` where it has no name to put.
  return name === '' || name.startsWith('{') ? undefined : name.slice(0, 100);
}

/** Headers that a browser, or each proxy, sends anyway: they name nobody. */
const taken =
  /^(?:host|origin|cookie|connection|upgrade|accept.*|content-.*|sec-.*|user-agent|referer)$/;

/** The team by the two settings; none where neither is set. Throws, in words, where they cannot be meant. */
export function readTeam({
  EDITOR_ORIGIN: origin,
  EDITOR_USER_HEADER: named,
}: Readonly<Record<string, string | undefined>>): Team | undefined {
  if (!origin && !named) return undefined;
  if (!origin || !named)
    throw new Error(
      `${origin ? 'EDITOR_USER_HEADER' : 'EDITOR_ORIGIN'} is missing: a team’s editor needs both, the address that people open and the header in which the proxy names the person.`,
    );
  if (!URL.canParse(origin) || new URL(origin).origin !== origin || !/^https?:/.test(origin))
    throw new Error(
      `EDITOR_ORIGIN is “${origin}” and has to be scheme and host only, as in https://words.aurifera.example`,
    );
  const header = named.toLowerCase();
  if (!/^[a-z0-9-]+$/.test(header) || taken.test(header))
    throw new Error(
      `EDITOR_USER_HEADER is “${named}” and has to be the name of a header that the proxy alone sets, as in X-Auth-Request-Email`,
    );
  return { origin, personIn: ({ rawHeaders }) => valueOf(rawHeaders, header) };
}
