import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Fact } from '@/components/ui/legal-links/fact';
import { MailLink, PageLink } from '@/components/ui/legal-links/legal-links';
import { TextLink } from '@/components/ui/legal-links/text-link';
import { brand } from '@/content/brand';
import { useMDXComponents } from '@/mdx-components';

const at = 'content/legal/cookies.mdx:12';

/** What an editor's typing mistake makes of a component: the types of MDX are not checked. */
const misspelt = (name: string) => name as never;

const gone = (company: object) => (company as { town?: string }).town;

const mistakes: readonly (readonly [string, ReactElement, string])[] = [
  [
    'an address of the brand',
    <MailLink key="" at={at} to={misspelt('enquires')} />,
    '<MailLink to="enquires"> names nothing that is there: write one of enquiries, privacy',
  ],
  [
    'a page',
    <PageLink key="" at={at} to={misspelt('cookeis')} />,
    '<PageLink to="cookeis"> names nothing that is there: write one of home, privacyPolicy, ',
  ],
  [
    'a field',
    <Fact key="" at={at} source="brand.company.town" value={() => gone(brand.company)} />,
    '{brand.company.town} gives no words: mend the name; content/brand.ts and content/legal/facts.ts have the fields',
  ],
  [
    'a record of fields',
    <Fact
      key=""
      at={at}
      source="brand.firm.city"
      value={() => {
        throw new TypeError('Cannot read properties of undefined');
      }}
    />,
    '{brand.firm.city} gives no words: mend the name',
  ],
];

/** What the editor meant, what is written there, and what the build says. */
const addresses: readonly (readonly [string, string | undefined, string])[] = [
  [
    'a scheme',
    'htps://a.example',
    'the link to “htps://a.example” must lead to a web address that begins https://',
  ],
  [
    'a host',
    '//a.example',
    'the link to “//a.example” must lead to a web address that begins https://',
  ],
  [
    'a path',
    '/cookeis',
    'the link to “/cookeis” leads to no page: write one of /, /privacy-policy, ',
  ],
  [
    'a section of the home page',
    '/#aboutsus',
    'the link to “/#aboutsus” leads to no section of the home page: write one of /#home, ',
  ],
  ['the field of an address', undefined, 'the link to “” has no address: write one'],
];

it.each(addresses)('%s that is misspelt stops the build', (_, href, problem) => {
  expect(() => renderToString(<TextLink at={at} href={href} />)).toThrow(`${at}: ${problem}`);
});

it.each(mistakes)('%s that is misspelt stops the build', (_, element, problem) => {
  expect(() => renderToString(element)).toThrow(`${at}: ${problem}`);
});

it.each(['https://a.example/b', '/cookies', '/#aboutus', '#updates', 'mailto:hola@a.example'])(
  '%s is a link',
  (href) => {
    render(
      <TextLink at={at} href={href}>
        words
      </TextLink>,
    );
    const link = screen.getByRole('link', { name: 'words' });
    expect(link).toHaveAttribute('href', href);
    expect(link).not.toHaveAttribute('at');
  },
);

it('prints what a fact is worth, and nothing around it', () => {
  expect(renderToString(<Fact at={at} source="brand.name" value={() => brand.name} />)).toBe(
    brand.name,
  );
  expect(renderToString(<Fact at={at} source="brand.minimumAge" value={() => 21} />)).toBe('21');
});

it('is what Markdown’s own links become', () => {
  expect(useMDXComponents()).toMatchObject({ a: TextLink, TextLink, Fact });
});
