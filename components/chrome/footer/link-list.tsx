import Link from 'next/link';
import type { NavigationLink } from '@/content/navigation';

/** Links one below the other, or in a row where the style says so. */
export function LinkList({ links }: { links: readonly NavigationLink[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} prefetch={false}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
