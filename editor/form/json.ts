/** What a file of words is made of. */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export type JsonRecord = { readonly [key: string]: Json };

export const isRecord = (value: Json | undefined): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** As the repository has a file of words. */
export const textOf = (words: unknown) => `${JSON.stringify(words, null, 2)}\n`;
