/** The two forms that an enquiry may come from. */
export const enquirySources = ['modal', 'footer'] as const;
export type EnquirySource = (typeof enquirySources)[number];

/** The fields that a person fills in, in the order of the form. */
export const detailFields = ['firstName', 'lastName', 'email', 'phone'] as const;
export type DetailField = (typeof detailFields)[number];
export type Details = Readonly<Record<DetailField, string>>;

/** The products that an enquiry may be about; the empty text stands for none in particular. */
export const enquiryProducts = ['', 'plata', 'anejo'] as const;
export type EnquiryProduct = (typeof enquiryProducts)[number];

/** The most characters of `about`. */
export const maxAboutLength = 120;

/** One enquiry as it travels to the endpoint. */
export interface Enquiry extends Details {
  /** The same for every attempt to send the same words, so that a receiver can drop duplicates. */
  readonly id: string;
  readonly source: EnquirySource;
  readonly product: EnquiryProduct;
  /** The subject besides a product, in the visitor's words, as in “Lot P-2501”. */
  readonly about?: string;
  /** The sentence the person agreed to, with its version. */
  readonly consentText: string;
  /** The language in which it was written, as in the `lang` of the page. */
  readonly language?: string;
  /** ISO 8601, by the sender's clock. */
  readonly sentAt: string;
}

/**
 * A field that people do not see. An enquiry that fills it counts as doubtful, and is stored all the same. Its name and
 * attributes keep browsers and password managers from filling it in.
 */
export const honeypot = {
  name: 'topic',
  attributes: {
    'data-1p-ignore': 'true',
    'data-bwignore': 'true',
    'data-form-type': 'other',
    'data-lpignore': 'true',
  },
} as const;

/** The fields that a person sees, by form. */
export const formFields: Readonly<Record<EnquirySource, readonly DetailField[]>> = {
  modal: detailFields,
  footer: ['email'],
};

/** Required fields, by form. A telephone number is never required. */
export const requiredFields: Readonly<Record<EnquirySource, readonly DetailField[]>> = {
  modal: ['firstName', 'lastName', 'email'],
  footer: ['email'],
} satisfies Record<EnquirySource, readonly Exclude<DetailField, 'phone'>[]>;

export const emptyDetails: Details = { firstName: '', lastName: '', email: '', phone: '' };

/** Attributes of each field, so that browsers offer the right keyboard and autofill. */
export const inputAttributes = {
  firstName: { type: 'text', autoComplete: 'given-name' },
  lastName: { type: 'text', autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
} as const satisfies Readonly<Record<DetailField, object>>;

const name = { most: 80 };

/**
 * Limits of each field: characters, of a telephone number digits. Email: RFC 5321 (a path of 256 with its angle
 * brackets). Most digits: ITU-T E.164.
 */
export const limits = {
  firstName: name,
  lastName: name,
  email: { most: 254 },
  phone: { fewest: 7, most: 15 },
} as const satisfies Readonly<Record<DetailField, object>>;

/** The problems that each field can have. */
export const problemKinds = {
  firstName: ['missing', 'long', 'characters'],
  lastName: ['missing', 'long', 'characters'],
  email: ['missing', 'long', 'format'],
  phone: ['format'],
} as const satisfies Readonly<Record<DetailField, readonly string[]>>;
export type ProblemOf<Field extends DetailField> = (typeof problemKinds)[Field][number];
export type Problems = { [Field in DetailField]?: ProblemOf<Field> };

export type FieldErrors = Partial<Record<DetailField, string>>;
