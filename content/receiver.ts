import data from '@words/receiver.json' with { type: 'json' };
import { language, type Language } from './languages';
import { fill, read } from './read';
import { routeIn } from './routes';
import type { EnquiryWords, ReceiverWords } from './schema/enquiry';
import type { PageNames } from './schema/pages';

const { notice: words } = read<ReceiverWords>(data);
const languageNames = new Intl.DisplayNames(language.locale, { type: 'language' });

/** The mail that tells the brand of an enquiry, in one language whatever the visitor's. */
export const notice = {
  subject: (sender: string) => fill(words.subject, { sender }),
  writtenIn: (code: string) => fill(words.writtenIn, { language: languageNames.of(code) }),
  received: (time: string) => fill(words.received, { time }),
  /** For enquiries whose honeypot was filled in. */
  doubtful: {
    ...words.doubtful,
    subject: (sender: string) => fill(words.doubtful.subject, { sender }),
    list: (count: number) => fill(words.doubtful.list, { count }),
    more: (count: number) => fill(words.doubtful.more, { count }),
  },
};

/**
 * The receiver’s words for a visitor, in a language. The Worker’s bundler finds the files by these patterns.
 */
export async function visitorWordsIn(its: Language) {
  const [enquiry, receiver, names] = await Promise.all([
    import(`./words/${its.code}/enquiry.json`, { with: { type: 'json' } }),
    import(`./words/${its.code}/receiver.json`, { with: { type: 'json' } }),
    import(`./words/${its.code}/page-names.json`, { with: { type: 'json' } }),
  ]);
  const { page, refusals } = read<ReceiverWords>(receiver.default);
  return {
    ...read<EnquiryWords>(enquiry.default),
    code: its.code,
    page,
    refusals,
    home: routeIn(its, 'home'),
    consentLink: {
      label: read<PageNames>(names.default).privacyPolicy,
      href: routeIn(its, 'privacyPolicy'),
    },
  };
}
export type VisitorWords = Awaited<ReturnType<typeof visitorWordsIn>>;
