/** Does something with each item, `limit` at a time: thousands of pages do not fit into memory together. */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  limit = 16,
): Promise<void> {
  const waiting = items.values();
  const workers = Array.from({ length: limit }, async () => {
    for (const item of waiting) await work(item);
  });
  await Promise.all(workers);
}
