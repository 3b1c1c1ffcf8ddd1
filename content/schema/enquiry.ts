import * as v from 'valibot';
import { detailFields, enquirySources, problemKinds } from '../../lib/enquiry/enquiry';
import { emailAddress, siteLink } from './address';
import { headingLine, label, wordsBetween, wordTree } from './text';

/** Messages are read aloud and beside a field: one short sentence each. */
const message = wordsBetween(10, 110);

const messagesOf = <const Kind extends string>(kinds: readonly Kind[]) =>
  v.strictObject(v.entriesFromList(kinds, message));

export const enquiryEntries = {
  fieldLabels: v.strictObject(v.entriesFromList(detailFields, label)),
  optional: label,
  problemMessages: v.strictObject({
    firstName: messagesOf(problemKinds.firstName),
    lastName: messagesOf(problemKinds.lastName),
    email: messagesOf(problemKinds.email),
    phone: messagesOf(problemKinds.phone),
  }),
  consent: v.strictObject(v.entriesFromList(enquirySources, wordsBetween(60, 300))),
  consentLink: v.strictObject({ label, href: siteLink }),
  consentRecord: v.function(),
  modalForm: wordTree,
  footerForm: wordTree,
  errorSummaryTitle: headingLine,
  honeypotLabel: label,
  states: wordTree,
  mailTo: v.strictObject({ address: emailAddress, subject: headingLine }),
  receiverPage: wordTree,
  refusals: wordTree,
};
