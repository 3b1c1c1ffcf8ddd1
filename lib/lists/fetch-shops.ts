import { searchable, type Searchable, type ShopsFile } from './find-shops';

/** Milliseconds after which the request for the shops counts as failed. */
const fetchTimeout = 15_000;

/** Fetches the file in which the search looks. Rejects if it does not come in time, or with an error status. */
export async function fetchShops(file: string): Promise<Searchable> {
  const response = await fetch(file, { signal: AbortSignal.timeout(fetchTimeout) });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return searchable((await response.json()) as ShopsFile);
}
