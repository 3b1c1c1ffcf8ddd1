import { readFileSync } from 'node:fs';
import { brand, productNames, suppliedFacts, type ProductKey } from './brand';
import { factTerms } from './home';
import { read } from './read';
import type { EnquiryDialogWords } from './schema/enquiry';
import type { FooterWords } from './schema/frame';
import type { About, FactTerms, ProductWords } from './schema/home';
import type { PressKitWords } from './schema/press-kit';

/** The words of a given language, independent of the language of the build. */
export const wordsIn = <Words>(code: string, file: string) =>
  read<Words>(JSON.parse(readFileSync(`content/words/${code}/${file}.json`, 'utf8')));

type Row = readonly [term: string, detail: string];

/** The facts of the house that the brand has supplied. */
export const knownFacts = (terms: PressKitWords['terms']): Row[] =>
  (Object.keys(terms) as (keyof typeof terms)[]).flatMap((term): Row[] => {
    const fact = suppliedFacts[term];
    return fact === undefined ? [] : [[terms[term], fact]];
  });

/** All that stands on the fact sheet in a language, with the facts as they are now. */
export function factSheetIn(code: string) {
  const { factSheet, terms } = wordsIn<PressKitWords>(code, 'press-kit');
  const labels = wordsIn<FactTerms>(code, 'home/fact-terms');
  const { plates } = wordsIn<EnquiryDialogWords>(code, 'enquiry-dialog');
  const footer = wordsIn<FooterWords>(code, 'footer');

  const product = (key: ProductKey) => {
    const words = wordsIn<ProductWords>(code, `home/${key}`);
    const facts = (Object.keys(factTerms) as (keyof typeof factTerms)[]).flatMap((term): Row[] => {
      const fact = words[term];
      return fact === undefined ? [] : [[labels[term], fact]];
    });
    return {
      key,
      name: productNames[key],
      line: words.line.join(' '),
      rows: [...facts, ...words.notes.map(({ term, detail }): Row => [term, detail])],
      alt: plates[key].alt,
    };
  };

  return {
    title: factSheet,
    lead: footer.about.blurb,
    plata: product('plata'),
    anejo: product('anejo'),
    about: wordsIn<About>(code, 'home/about').text,
    house: knownFacts(terms),
    mail: suppliedFacts.pressEmail ?? brand.enquiriesEmail,
    foot: footer.responsibility.drink,
  };
}

export type SheetProduct = ReturnType<typeof factSheetIn>['plata'];
