import { createContext, useContext } from 'react';
import type { Site } from '../api';
import type { Shows } from '../writing/writing-surface';

/** What all fields of a form share. */
export interface FormSettings {
  /** The language of its words. */
  readonly lang: string;
  /** Whether sections have numbers. */
  readonly isLegal: boolean;
  readonly site: Site;
  /** The same in English, for what stands beside a translation. */
  readonly english: Site;
  /** Whether fields that are still empty are complained about: after somebody has tried to save. */
  readonly strict: boolean;
  /** The addresses of entries that are saved: they no longer follow the entry’s name. */
  readonly savedSlugs: ReadonlySet<string>;
  /** Has the page beside the form show a page of the site, without the language’s prefix. */
  readonly showPage: (path: string) => void;
  /** The fields with a cursor of their own, by their paths. */
  readonly surfaces: Map<string, Shows>;
}

const Settings = createContext<FormSettings | undefined>(undefined);

export const FormSettingsProvider = Settings.Provider;

export function useFormSettings(): FormSettings {
  const settings = useContext(Settings);
  if (!settings) throw new Error('A field stands in no form.');
  return settings;
}
