import { ownerMarks, shopsByState } from '@/content/lists/shops';
import { ShopEntry } from './shop-entry';

/** All places with a door, by state and city. */
export function ShopList() {
  const ownerOf = ownerMarks();
  return shopsByState().map(({ name, parts }) => (
    <section key={name}>
      <h2>{name}</h2>
      <div>
        {parts.map((city) => (
          <section key={city.name}>
            <h3>{city.name}</h3>
            <ul>
              {city.parts.map((shop) => (
                <ShopEntry key={`${shop.name} ${shop.street}`} shop={shop} owner={ownerOf(shop)} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  ));
}
