import Link from 'next/link';
import { brand } from '@/content/brand';
import { routes, type RouteId } from '@/content/routes';

/** `<PageLink to="cookies" />` in a legal text: a page of this site under its own name. */
export function PageLink({ to }: { to: RouteId }) {
  return (
    <Link href={routes[to].path} prefetch={false}>
      {routes[to].breadcrumb}
    </Link>
  );
}

/** `<MailLink to="privacy" />` in a legal text: one of the brand's addresses. */
export function MailLink({ to }: { to: keyof typeof brand.email }) {
  return <a href={`mailto:${brand.email[to]}`}>{brand.email[to]}</a>;
}
