import { readTree } from './markdown';

/** Where a text cannot be read, in words. */
export interface Mistake {
  readonly line: number;
  readonly said: string;
}

/** What is wrong with a text’s signs, if anything: a brace or a tag that is not closed. */
export function mistakeIn(text: string): Mistake | undefined {
  try {
    readTree(text);
    return undefined;
  } catch (error) {
    const { line = 1 } = Object(error) as { readonly line?: number };
    const words = text.split('\n')[line - 1]?.trim() ?? '';
    const shown = words.length > 60 ? `${words.slice(0, 60)}…` : words;
    return {
      line,
      said: `Line ${line}${shown && `, “${shown}”,`} cannot be read: a sign such as { or < is opened there and not closed, or the other way round. Mend it here, where the text is shown as its file has it.`,
    };
  }
}
