import { FindShops } from '@/components/islands/lists/find-shops';
import { Edge } from '@/components/ui/edge/edge';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import { Lines } from '@/components/ui/lines/lines';
import { Picture } from '@/components/ui/picture/picture';
import { Plant } from '@/components/ui/plant/plant';
import { SamplesNote } from '@/components/ui/samples-note/samples-note';
import { texture } from '@/components/ui/texture';
import { collections } from '@/content/home';
import { onlineShops, ownerMarks, shopsWords as words } from '@/content/lists/shops';
import { classNames } from '@/lib/class-names';
import { below } from '@/lib/media/below';
import { ShopEntry } from './shop-entry';
import { ShopList } from './shop-list';
import styles from './shops-page.module.scss';

const bottleSizes = `${below('phone')} 25vw, ${below('desktop')} 24vw, min(18vw, 346px)`;

/** Where the two can be had: all places, by state and city, and a field that finds some of them. */
export function ShopsPage() {
  const { about, aboutNone, all, ask, found, label, nearest, none, others } = words;
  const [online, ownerOf] = [onlineShops(), ownerMarks()];
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
      <div className={styles.places} data-shops translate="no">
        <ShopList />
      </div>
      <div
        className={classNames(styles.foot, styles.places)}
        {...texture}
        data-shops
        translate="no"
      >
        <Edge ground="ash" shape={5} lip />
        <Edge ground="clay" shape={3} />
        {online.length > 0 && (
          <section>
            <h2>{words.online}</h2>
            <ul>
              {online.map((shop) => (
                <ShopEntry key={shop.web} shop={shop} owner={ownerOf(shop)} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </main>
  );
}
