import { FindShops } from '@/components/islands/lists/find-shops';
import { Edge } from '@/components/ui/edge/edge';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import { Lines } from '@/components/ui/lines/lines';
import { Picture } from '@/components/ui/picture/picture';
import { Plant } from '@/components/ui/plant/plant';
import { SamplesNote } from '@/components/ui/samples-note/samples-note';
import { texture } from '@/components/ui/texture';
import { collections } from '@/content/home';
import { onlineShops, shopsByState, shopsWords as words } from '@/content/lists/shops';
import { below } from '@/lib/media/below';
import { ShopEntry } from './shop-entry';
import styles from './shops-page.module.scss';

const bottleSizes = `${below('phone')} 25vw, ${below('desktop')} 24vw, min(18vw, 346px)`;

/** Where the two can be had: all places, by state and city, and a field that finds some of them. */
export function ShopsPage() {
  const { about, aboutNone, all, ask, found, label, nearest, none, others } = words;
  const online = onlineShops();
  return (
    <main id="main" className={styles.page}>
      <div className={styles.head}>
        <Plant className={styles.plant} />
        <Picture
          name="split"
          alt={collections.picture.alt}
          sizes={bottleSizes}
          className={styles.bottle}
        />
        <SamplesNote />
        <h1 className={styles.heading}>
          <Lines of={words.heading} />
        </h1>
        <div className={styles.search}>
          <p>
            {words.lead} {words.note}
          </p>
          <IslandBoundary>
            <FindShops
              words={{ about, aboutNone, all, ask, found, label, nearest, none, others }}
            />
          </IslandBoundary>
        </div>
      </div>
      <div className={styles.states} data-shops>
        {shopsByState().map(({ name, parts }) => (
          <section key={name} className={styles.state} data-shop-group>
            <h2 className={styles.stateName}>{name}</h2>
            <div className={styles.cities}>
              {parts.map((city) => (
                <section key={city.name} className={styles.city} data-shop-group>
                  <h3 className={styles.cityName}>{city.name}</h3>
                  <ul>
                    {city.parts.map((shop) => (
                      <ShopEntry key={`${shop.name} ${shop.street}`} shop={shop} />
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </section>
        ))}
      </div>
      <div className={styles.foot} {...texture} data-shops>
        <Edge ground="ash" shape={5} lip />
        <Edge ground="clay" shape={3} />
        {online.length > 0 && (
          <section className={styles.state} data-shop-group>
            <h2 className={styles.stateName}>{words.online}</h2>
            <ul className={styles.cities}>
              {online.map((shop) => (
                <ShopEntry key={shop.web} shop={shop} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </main>
  );
}
