'use client';

import { usePathname } from 'next/navigation';
import type { MouseEvent } from 'react';
import { otherLanguages } from '@/content/languages';
import { inEveryLanguage, type Path } from '@/content/routes';
import { pagePath } from '@/lib/page-path';
import { placeInView } from './place-in-view';

/** Goes on to where the visitor is in the page. Without scripts the link leads to its top. */
const keepPlace = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
  currentTarget.hash = placeInView();
};

interface LanguageSwitchProps {
  /** The English addresses of pages and folders (`switchedPaths`): from any other the switch leads to the home page. */
  readonly paths: readonly Path[];
  readonly className?: string | undefined;
}

/** This page in each of the site's other languages, as entries of a list. */
export function LanguageSwitch({ paths, className }: LanguageSwitchProps) {
  const here = pagePath(usePathname());
  const isSwitched = paths.some(
    (path) => path === here || (path !== '/' && path.endsWith('/') && here.startsWith(path)),
  );
  const addresses = inEveryLanguage(isSwitched ? (here as Path) : '/');
  return otherLanguages.map(({ code, name }) => (
    <li key={code} className={className}>
      <a href={addresses[code]} lang={code} hrefLang={code} onClick={keepPlace}>
        {name}
      </a>
    </li>
  ));
}
