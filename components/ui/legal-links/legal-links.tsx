import { brand } from '@/content/brand';
import { routes, type RouteId } from '@/content/routes';
import { nameProblem } from '@/lib/legal/name-problems';
import { failBuild } from './fail-build';

interface LegalLinkProps<Name extends string> {
  readonly to: Name;
  /** File and line, from lib/legal/mark-places.mjs. */
  readonly at?: string;
}

/** `<PageLink to="cookies" />` in a legal text: a page of this site under its own name. */
export function PageLink({ to, at }: LegalLinkProps<RouteId>) {
  failBuild(nameProblem('PageLink', to, routes), at);
  return (
    <a href={routes[to].path}>
      {routes[to].breadcrumb}
    </a>
  );
}

/** `<MailLink to="privacy" />` in a legal text: one of the brand's addresses. */
export function MailLink({ to, at }: LegalLinkProps<keyof typeof brand.email>) {
  failBuild(nameProblem('MailLink', to, brand.email), at);
  return <a href={`mailto:${brand.email[to]}`}>{brand.email[to]}</a>;
}
