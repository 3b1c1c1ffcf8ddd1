/** A token's name as style sheets write it: `agaveDeep` is `agave-deep`. */
export const cssName = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
