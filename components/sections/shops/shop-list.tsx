import { ShopEntry } from '@/components/ui/shop-entry/shop-entry';
import { addressInCity, byCity, shopsByState, soldAt, type Group } from '@/content/lists/shops';
import type { Shop } from '@/content/schema/lists/shops';

/** Places that stand below a heading. Their keys are numbers: any other would be in the page's data once more. */
export function ShopEntries({ shops }: { readonly shops: readonly Shop[] }) {
  return (
    <ul>
      {shops.map((shop, at) => (
        <ShopEntry
          key={at}
          name={shop.name}
          web={shop.web}
          address={addressInCity(shop)}
          sold={soldAt(shop)}
        />
      ))}
    </ul>
  );
}

interface CitiesProps {
  readonly cities: readonly Group<Shop>[];
  readonly level: 'h2' | 'h3';
}

function Cities({ cities, level: Heading }: CitiesProps) {
  return (
    <div>
      {cities.map(({ name, parts }) => (
        <section key={name}>
          <Heading>{name}</Heading>
          <ShopEntries shops={parts} />
        </section>
      ))}
    </div>
  );
}

/** All places with a door, by state and city. */
export function ShopList() {
  return shopsByState().map(({ name, parts }) => (
    <section key={name}>
      <h2>{name}</h2>
      <Cities cities={parts} level="h3" />
    </section>
  ));
}

/** The places of one state, by city. */
export function StateList({ shops }: { readonly shops: readonly Shop[] }) {
  return <Cities cities={byCity(shops)} level="h2" />;
}
