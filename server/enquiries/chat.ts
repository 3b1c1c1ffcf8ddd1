import type { Message } from './message';

interface ChatService {
  /** Hosts of its webhooks. */
  readonly host: RegExp;
  /** A message as the service takes it. */
  readonly body: (message: Message) => object;
}

/** A text with each character escaped, cut where it would be longer than the service takes. */
function escapeEach(
  text: string,
  maxLength: number,
  escape = (character: string) => character,
): string {
  let escaped = '';
  for (const character of text) {
    const next = escape(character);
    if (escaped.length + next.length >= maxLength) return `${escaped}…`;
    escaped += next;
  }
  return escaped;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Chat services by their names in WEBHOOK_SERVICE. Each escapes as its public documentation asks: otherwise whoever
 * fills in a form could mention everybody in the channel, or disguise a link.
 */
export const chatServices = {
  slack: {
    host: /(?:^|\.)slack\.com$/,
    body: ({ text }) => ({
      text: escapeEach(text, 40_000, (character) => entities[character] ?? character),
      mrkdwn: false,
      unfurl_links: false,
      unfurl_media: false,
    }),
  },
  discord: {
    host: /(?:^|\.)discord(?:app)?\.com$/,
    body: ({ text }) => ({
      content: escapeEach(text, 2000, (character) =>
        character.replace(/[\\`*_~|<>#@:()[\]+-]/, '\\$&'),
      ),
      allowed_mentions: { parse: [] },
      // No previews of links.
      flags: 4,
    }),
  },
  teams: {
    host: /(?:^|\.)(?:webhook\.office|logic\.azure|api\.powerplatform)\.com$/,
    body: ({ text }) => ({
      type: 'message',
      attachments: [
        {
          contentType: 'application/vnd.microsoft.card.adaptive',
          content: {
            type: 'AdaptiveCard',
            version: '1.4',
            // TextBlock would read Markdown, TextRun does not. A card has at most 28 kB.
            body: escapeEach(text, 6000)
              .split('\n')
              .filter(Boolean)
              .map((line) => ({
                type: 'RichTextBlock',
                inlines: [{ type: 'TextRun', text: line }],
              })),
          },
        },
      ],
    }),
  },
} as const satisfies Readonly<Record<string, ChatService>>;

export const chatServiceNames = Object.keys(chatServices) as (keyof typeof chatServices)[];

/** The name of the chat service to which a webhook belongs, if it is one of these. */
export const chatServiceAt = (url: string) =>
  chatServiceNames.find((name) => chatServices[name].host.test(new URL(url).hostname));
