import type { Enquiry } from '@/lib/enquiry/enquiry';

/** An enquiry as it is stored, with its time of arrival (ISO 8601, by the receiver's clock). */
export interface KeptEnquiry extends Enquiry {
  readonly receivedAt: string;
}

/** What is known about sending an enquiry on to the brand. Times are ISO 8601. */
export interface Forwarding {
  /** When it is due to be sent on; `null` if it was, or if nothing is sent on. */
  readonly nextAttemptAt: string | null;
  readonly attempts: number;
  readonly forwardedAt: string | null;
}

/** Columns of an enquiry in the table and in the CSV, in order. */
export const columns = [
  'id',
  'receivedAt',
  'sentAt',
  'source',
  'product',
  'firstName',
  'lastName',
  'email',
  'phone',
  'consentText',
] as const satisfies readonly (keyof KeptEnquiry)[];

/** Columns about sending on, with their types in SQL. */
export const forwardingColumns = {
  nextAttemptAt: 'TEXT',
  attempts: 'INTEGER NOT NULL DEFAULT 0',
  forwardedAt: 'TEXT',
} as const satisfies Record<keyof Forwarding, string>;

/** The tables, for Kysely. */
export interface Tables {
  enquiry: KeptEnquiry & Forwarding;
  /** How many requests a visitor has sent since the beginning of their minute. */
  visitor: { address: string; since: string; requests: number };
}

const texts = columns
  .filter((column) => column !== 'id')
  .map((column) => `"${column}" TEXT NOT NULL`);
const forwarding = Object.entries(forwardingColumns).map(([name, type]) => `"${name}" ${type}`);

/** The tables, in words that SQLite, D1 and PostgreSQL all take. */
export const schema = {
  tables: [
    `CREATE TABLE IF NOT EXISTS enquiry (\n  "id" TEXT PRIMARY KEY,\n  ${[...texts, ...forwarding].join(',\n  ')}\n)`,
    'CREATE TABLE IF NOT EXISTS visitor (\n  "address" TEXT PRIMARY KEY,\n  "since" TEXT NOT NULL,\n  "requests" INTEGER NOT NULL\n)',
  ],
  index:
    'CREATE INDEX IF NOT EXISTS enquiry_waiting ON enquiry ("nextAttemptAt") WHERE "nextAttemptAt" IS NOT NULL',
} as const;

/** All of the schema as one script. */
export const schemaScript = `${[...schema.tables, schema.index].join(';\n')};\n`;
