'use client';

import { usePathname } from 'next/navigation';
import type { MouseEvent } from 'react';
import { otherLanguages } from '@/content/languages';
import { inEveryLanguage, routeAt } from '@/content/routes';
import { placeInView } from './place-in-view';

/** Goes on to where the visitor is in the page. Without scripts the link leads to its top. */
const keepPlace = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
  currentTarget.hash = placeInView();
};

/** This page in each of the site's other languages, as entries of a list. */
export function LanguageSwitch({ className }: { readonly className?: string | undefined }) {
  const route = routeAt(usePathname());
  return otherLanguages.map(({ code, name }) => (
    <li key={code} className={className}>
      <a href={inEveryLanguage(route)[code]} lang={code} hrefLang={code} onClick={keepPlace}>
        {name}
      </a>
    </li>
  ));
}
