/** Does something with each, some at once: thousands of pages would not fit into memory together. */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  most = 16,
): Promise<void> {
  const waiting = items.values();
  const workers = Array.from({ length: most }, async () => {
    for (const item of waiting) await work(item);
  });
  await Promise.all(workers);
}
