/** Stands in for Next's router: where the visitor is. Mock 'next/navigation' with it. */
let path = '/';

export function goTo(next: string): void {
  path = next;
}

export const usePathname = (): string => path;
