import * as v from 'valibot';
import { detailFields, enquirySources } from '../../lib/enquiry/enquiry';
import { sitePath, words, wordsBetween } from './text';

/** Messages are read aloud and beside a field: one short sentence each. */
const message = wordsBetween(10, 110);
const faults = ['missing', 'long', 'characters', 'format'] as const;

export const fieldLabelsSchema = v.strictObject(v.entriesFromList(detailFields, words));
export const faultMessagesSchema = v.strictObject(
  v.entriesFromList(detailFields, v.strictObject(v.entriesFromList(faults, message))),
);
export const consentSchema = v.strictObject(
  v.entriesFromList(enquirySources, wordsBetween(60, 300)),
);
export const consentLinkSchema = v.strictObject({ label: words, href: sitePath });
export const enquiryWordsSchema = v.record(v.string(), words);
