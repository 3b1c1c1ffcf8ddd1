import type { NavigationLink } from '@/content/pages';

/** A list of links. */
export function LinkList({ links }: { readonly links: readonly NavigationLink[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
