import { ShopEntry } from '@/components/ui/shop-entry/shop-entry';
import { addressInCity, byCity, shopsByState, soldAt } from '@/content/lists/shops';
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

/** All places with a door, by state and city. */
export function ShopList() {
  return shopsByState().map(({ name, parts }) => (
    <section key={name}>
      <h2>{name}</h2>
      <div>
        {parts.map((city) => (
          <section key={city.name}>
            <h3>{city.name}</h3>
            <ShopEntries shops={city.parts} />
          </section>
        ))}
      </div>
    </section>
  ));
}

/** The places of one state, by city. */
export function StateList({ shops }: { readonly shops: readonly Shop[] }) {
  return byCity(shops).map(({ name, parts }) => (
    <section key={name}>
      <h2>{name}</h2>
      <ShopEntries shops={parts} />
    </section>
  ));
}
