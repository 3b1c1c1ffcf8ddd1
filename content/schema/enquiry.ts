import * as v from 'valibot';
import { detailFields, enquirySources } from '../../lib/enquiry/enquiry';
import { faultKinds } from '../../lib/enquiry/validate';
import { emailAddress, sitePath } from './address';
import { words, wordsBetween, wordTree } from './text';

/** Messages are read aloud and beside a field: one short sentence each. */
const message = wordsBetween(10, 110);

const messagesOf = <const Kind extends string>(kinds: readonly Kind[]) =>
  v.strictObject(v.entriesFromList(kinds, message));

export const enquiryEntries = {
  fieldLabels: v.strictObject(v.entriesFromList(detailFields, words)),
  optional: words,
  faultMessages: v.strictObject({
    firstName: messagesOf(faultKinds.firstName),
    lastName: messagesOf(faultKinds.lastName),
    email: messagesOf(faultKinds.email),
    phone: messagesOf(faultKinds.phone),
  }),
  consent: v.strictObject(v.entriesFromList(enquirySources, wordsBetween(60, 300))),
  consentLink: v.strictObject({ label: words, href: sitePath }),
  consentRecord: v.function(),
  modalForm: wordTree,
  footerForm: wordTree,
  errorSummaryTitle: words,
  honeypotLabel: words,
  states: wordTree,
  writeInstead: words,
  mailTo: v.strictObject({ address: emailAddress, subject: words }),
  receiverPage: wordTree,
  refusals: wordTree,
};
