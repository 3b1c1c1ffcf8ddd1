import * as v from 'valibot';
import { emailAddress } from './address';
import { label, headingLine, wordsBetween } from './text';
import { wordTree } from './word-tree';

/** Messages are read aloud and beside a field: one short sentence each. */
const message = wordsBetween(10, 110);
const consentSentence = wordsBetween(60, 300);
const nameProblems = v.strictObject({ missing: message, long: message, characters: message });

const fieldLabelsSchema = v.strictObject({
  firstName: label,
  lastName: label,
  email: label,
  phone: label,
});
export type FieldLabels = v.InferOutput<typeof fieldLabelsSchema>;

const problemMessagesSchema = v.strictObject({
  firstName: nameProblems,
  lastName: nameProblems,
  email: v.strictObject({ missing: message, long: message, format: message }),
  phone: v.strictObject({ format: message }),
});
export type ProblemMessages = v.InferOutput<typeof problemMessagesSchema>;

const consentSchema = v.strictObject({ modal: consentSentence, footer: consentSentence });
export type Consent = v.InferOutput<typeof consentSchema>;

export const enquirySchema = v.objectWithRest(
  {
    fieldLabels: fieldLabelsSchema,
    problemMessages: problemMessagesSchema,
    consent: consentSchema,
    mailTo: v.strictObject({ address: emailAddress, subject: headingLine }),
  },
  wordTree,
);
