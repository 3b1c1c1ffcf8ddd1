/** An owner's name as it is compared: the same however it is written. */
export const plainOwner = (owner: string): string =>
  owner
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
