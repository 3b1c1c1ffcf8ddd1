import * as v from 'valibot';
import { images, type ImageName } from '../images/manifest';

/** All packed pictures; the editor adds those that it has packed since. */
export const pictureNames = new Set<string>(Object.keys(images));

const isThere = v.custom<ImageName>(
  (name) => typeof name === 'string' && pictureNames.has(name),
  ({ input }) =>
    input === ''
      ? 'needs a picture: choose a file'
      : `names no picture that is there: mend “${input}”, or choose a file in the editor`,
);

/** The name of a packed picture, and the shape of the box that it fills. */
export const pictureIn = (phone: string, desktop: string) =>
  v.pipe(isThere, v.metadata({ picture: { phone, desktop } }));

export const secureAddress = v.pipe(
  v.string(),
  v.url('must be a web address'),
  v.startsWith('https://', 'must begin https://'),
);

export const emailAddress = v.pipe(
  v.string(),
  v.email(
    ({ input }) => `must be an email address, as in “hola@company.example”, and is “${input}”`,
  ),
);
