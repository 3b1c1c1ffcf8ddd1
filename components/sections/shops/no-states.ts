/** Takes the place of `shop-states.tsx` in what browsers download (`next.config.ts`). */
export const ShopStates = () => null;
