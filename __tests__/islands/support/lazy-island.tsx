import type { ComponentType } from 'react';
import { LazyIsland } from '@/components/islands/layout-islands/lazy-island';

export const Gate = () => <p>Here</p>;
export const Broken = () => {
  throw new Error('broken island');
};

export interface Scene {
  readonly load: () => Promise<ComponentType>;
  readonly opener?: HTMLElement;
  readonly onWait?: (isLong: boolean) => void;
  readonly onFailure?: () => void;
}

export const island = ({ load, ...rest }: Scene, wanted = true) => (
  <LazyIsland load={load} wanted={wanted} {...rest}>
    {(Island) => <Island />}
  </LazyIsland>
);

export const offline = () => Promise.reject(new Error('offline'));
export const never = () => new Promise<never>(() => {});
