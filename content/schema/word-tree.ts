import * as v from 'valibot';
import { linkTarget, pictureName } from './address';
import { altText, headingLine, headingLines, label, words } from './text';

const heading: v.GenericSchema = v.lazy((value) =>
  Array.isArray(value) ? headingLines : headingLine,
);

/**
 * Words at any depth of lists and records; a few names have rules of their own wherever they
 * stand. TypeScript knows the other names, as none of them is optional.
 */
export const wordTree: v.GenericSchema = v.lazy((value) => {
  if (typeof value === 'string') return words;
  if (Array.isArray(value)) return v.array(wordTree);
  if (typeof value !== 'object' || value === null) return v.any();
  return v.objectWithRest(
    {
      heading: v.exactOptional(heading),
      label: v.exactOptional(label),
      alt: v.exactOptional(altText),
      href: v.exactOptional(linkTarget),
      picture: v.exactOptional(pictureName),
    },
    wordTree,
  );
});
