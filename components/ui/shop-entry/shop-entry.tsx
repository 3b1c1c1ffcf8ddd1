interface ShopEntryProps {
  readonly name: string;
  /** Its own site. */
  readonly web?: string | undefined;
  readonly address?: string | undefined;
  /** What it is and sells. */
  readonly sold: string;
}

/**
 * A route to an address, which the visitor's device opens in the map that it has: Google's Maps URLs, which need no key
 * (developers.google.com/maps/documentation/urls).
 */
const directionsTo = (destination: string) =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination }).toString()}`;

/**
 * A place, in letters no larger than those around it: its name, where it is, and what it sells. There may be many on a page,
 * so an entry is as few elements as tell these apart.
 */
export function ShopEntry({ name, web, address, sold }: ShopEntryProps) {
  return (
    <li>
      {web ? <a href={web}>{name}</a> : <b>{name}</b>}{' '}
      {address && <a href={directionsTo(address)}>{address}</a>}
      {` ${sold}`}
    </li>
  );
}
