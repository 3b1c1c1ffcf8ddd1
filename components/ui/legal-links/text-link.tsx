import type { ComponentProps } from 'react';
import { linkProblem } from '@/lib/legal/link-problems';
import { failBuild } from './fail-build';

interface TextLinkProps extends ComponentProps<'a'> {
  /** File and line, from lib/legal/mark-places.mjs. */
  readonly at?: string;
}

/** A link of a legal text, `[words](address)` or `<a>`. One that leads nowhere stops the build. */
export function TextLink({ at, children, ...rest }: TextLinkProps) {
  failBuild(linkProblem(rest.href), at);
  return <a {...rest}>{children}</a>;
}
