import type { EnquiryStore } from '../../server/enquiries/store';
import type { Forwarding, StoredEnquiry } from '../../server/enquiries/tables';

/** Receivers with their store, as tests and the bench use them. */
export interface Stack {
  /** Where enquiries are taken: one address for each receiver. All share one store. */
  readonly endpoints: readonly string[];
  /** The header by which a proxy names the visitor. */
  readonly addressHeader: 'X-Forwarded-For' | 'CF-Connecting-IP';
  /** Environment variables with which a command opens the same store. */
  readonly storeEnv: Readonly<Record<string, string>>;
  /** The stored enquiries, read from the database itself. */
  rows(): Promise<(StoredEnquiry & Forwarding)[]>;
  /** Kills the receivers with SIGKILL, and all that they have started. */
  kill(): Promise<void>;
  /** Starts them again at the same addresses. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface StackOptions {
  readonly receivers: number;
  readonly env: Readonly<Record<string, string>>;
}

/** All rows of a store, which is opened for this alone. */
export async function rowsOf(open: () => EnquiryStore | Promise<EnquiryStore>) {
  const store = await open();
  const rows = await store.all();
  await store.close();
  return rows;
}
