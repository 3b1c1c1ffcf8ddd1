/** An owner's name as it is compared: the same however it is written. */
export const plainOwner = (owner: string): string =>
  owner
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

interface Owned {
  readonly name: string;
  readonly owner: string;
}

/**
 * A number for the owner of a shop where names do not tell owners apart: two owners have shops of one name, or one has shops
 * of two. Most shops need none.
 */
export function marksOf(shops: readonly Owned[]): (shop: Owned) => number | undefined {
  const [names, owners] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const add = (sets: typeof names, key: string, value: string) =>
    sets.set(key, (sets.get(key) ?? new Set()).add(value));
  for (const { name, owner } of shops) {
    add(names, plainOwner(owner), name);
    add(owners, name, plainOwner(owner));
  }
  const numbers = new Map([...names.keys()].map((owner, at) => [owner, at]));
  return ({ name, owner }) =>
    names.get(plainOwner(owner))?.size === 1 && owners.get(name)?.size === 1
      ? undefined
      : numbers.get(plainOwner(owner));
}
