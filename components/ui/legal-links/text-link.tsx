import type { ComponentProps } from 'react';
import { linkFault } from '@/lib/legal/link-faults';
import { failBuild } from './fail-build';

interface TextLinkProps extends ComponentProps<'a'> {
  /** File and line, from lib/legal/mark-places.mjs. */
  readonly at?: string;
}

/** A link of a legal text, `[words](address)` or `<a>`. One that leads nowhere stops the build. */
export function TextLink({ at, children, ...rest }: TextLinkProps) {
  failBuild(linkFault(rest.href), at);
  return <a {...rest}>{children}</a>;
}
