import { languages } from '@/content/languages';
import type { Enquiry } from '@/lib/enquiry/enquiry';

/** An enquiry as it is stored, with its time of arrival (ISO 8601, by the receiver's clock). */
export interface StoredEnquiry extends Enquiry {
  readonly language: string;
  readonly about: string;
  /** Whether the hidden field was filled in. */
  readonly doubtful: '' | 'yes';
  readonly receivedAt: string;
}

/** What is known about sending an enquiry on to the brand. Times are ISO 8601. */
export interface Forwarding {
  /** When it is due to be sent on; `null` if it was, if it was given up, or if nothing is sent on. */
  readonly nextAttemptAt: string | null;
  readonly attempts: number;
  readonly forwardedAt: string | null;
  /** Why the last attempt failed; `null` before the first, and once it was sent on. */
  readonly failure: string | null;
  /** How many attempts were refused for good. */
  readonly refusals: number;
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
  'language',
  'doubtful',
  'about',
] as const satisfies readonly (keyof StoredEnquiry)[];

/** Columns about sending on that the first PostgreSQL and D1 tables had, with their types in SQL. */
const forwardingColumns = {
  nextAttemptAt: 'TEXT',
  attempts: 'INTEGER NOT NULL DEFAULT 0',
  forwardedAt: 'TEXT',
} as const;

/** Columns that later versions added, by version, with their types in SQL. What came first was in the first language. */
export const additions = [
  { language: `TEXT NOT NULL DEFAULT '${languages[0]?.code}'` },
  {
    doubtful: `TEXT NOT NULL DEFAULT ''`,
    failure: 'TEXT',
    refusals: 'INTEGER NOT NULL DEFAULT 0',
  },
  { about: `TEXT NOT NULL DEFAULT ''` },
] as const satisfies readonly Partial<Record<keyof (StoredEnquiry & Forwarding), string>>[];

/** All columns that a table of an earlier version may lack. */
export const laterColumns: Readonly<Record<string, string>> = Object.assign(
  {},
  forwardingColumns,
  ...additions,
);

/** The tables, for Kysely. */
export interface Tables {
  enquiry: StoredEnquiry & Forwarding;
  /** How many requests a visitor has sent since the beginning of their minute. */
  visitor: { address: string; since: string; requests: number };
}

const texts = columns
  .filter((column) => column !== 'id' && !(column in laterColumns))
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

/** The first version's schema as one script; `additions` come after it, as they do to older tables. */
export const schemaScript = `${[...schema.tables, schema.index].join(';\n')};\n`;
