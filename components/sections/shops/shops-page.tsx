import { FindShops } from '@/components/islands/lists/find-shops';
import { Edge } from '@/components/ui/edge/edge';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import { Lines } from '@/components/ui/lines/lines';
import { Picture } from '@/components/ui/picture/picture';
import { Plant } from '@/components/ui/plant/plant';
import { SamplesNote } from '@/components/ui/samples-note/samples-note';
import { ShopEntry } from '@/components/ui/shop-entry/shop-entry';
import { textureProps } from '@/components/ui/texture';
import { collections } from '@/content/home';
import { statePages } from '@/content/lists/addresses';
import {
  allListed,
  listed,
  nameOfState,
  onlineShops,
  shopsFile,
  shopsPage,
  shopsWords as words,
} from '@/content/lists/shops';
import type { StatePage } from '@/content/lists/state-pages';
import type { Shop } from '@/content/schema/lists/shops';
import { classNames } from '@/lib/class-names';
import { nearestOthers } from '@/lib/lists/find-shops';
import { postalAreas } from '@/lib/lists/postal-areas';
import { below } from '@/lib/media/below';
import { ShopEntries, ShopList, StateList } from './shop-list';
import styles from './shops-page.module.scss';
import { StatesIndex } from './states-index';

const bottleSizes = `${below('phone')} 25vw, ${below('desktop')} 24vw, min(18vw, 346px)`;

const answerId = 'found';

/** The nearest others, where all places that a page names have one owner (27 CFR 6.98). */
function Others({ beside }: { readonly beside: readonly Shop[] }) {
  const others = nearestOthers({ shops: allListed(), areas: postalAreas }, listed(beside));
  return (
    others.length > 0 && (
      <section>
        <h2>{words.othersHeading}</h2>
        <ul>
          {others.map(({ name, web, address, sold }, at) => (
            <ShopEntry key={at} name={name} web={web} address={address} sold={sold} />
          ))}
        </ul>
      </section>
    )
  );
}

function Head({ of }: { readonly of: StatePage | undefined }) {
  const { about, aboutNone, all, ask, failed, first, found, foundHeading } = words;
  const { label, loading, nearest, none, others, othersHeading } = words;
  return (
    <div className={styles.head}>
      <Plant className={styles.plant} />
      <Picture
        name="split"
        alt={collections.picture.alt}
        sizes={bottleSizes}
        className={styles.bottle}
      />
      <SamplesNote />
      {of && (
        <a className={styles.back} href={shopsPage.path}>
          {words.allStates}
        </a>
      )}
      <h1 className={styles.heading} data-state={of !== undefined}>
        {of ? nameOfState(of) : <Lines of={words.heading} />}
      </h1>
      <div className={styles.search}>
        <p>
          {!of && `${words.lead} `}
          {words.note}
        </p>
        <IslandBoundary>
          <FindShops
            file={shopsFile}
            answerIn={answerId}
            words={{
              about,
              aboutNone,
              all,
              ask,
              failed,
              first,
              found,
              foundHeading,
              label,
              loading,
              nearest,
              none,
              others,
              othersHeading,
            }}
          />
        </IslandBoundary>
      </div>
    </div>
  );
}

/**
 * Where the two can be had: a field that finds places, and all places, by state and city; where these are too many for one
 * page, the states, each of which has a page.
 */
export function ShopsPage({ of }: { readonly of?: StatePage }) {
  const hasStates = statePages().length > 0;
  const online = of ? [] : onlineShops();
  return (
    <main id="main" className={styles.page}>
      <Head of={of} />
      <div id={answerId} className={classNames(styles.places, styles.answer)} translate="no" />
      <div className={classNames(styles.places, styles.list)} translate="no">
        {of && (
          <>
            <StateList shops={of.shops} />
            <Others beside={of.shops} />
          </>
        )}
        {!of && (hasStates ? <StatesIndex /> : <ShopList />)}
      </div>
      <div className={classNames(styles.foot, styles.places)} {...textureProps} translate="no">
        <Edge ground="ash" shape={5} lip />
        <Edge ground="clay" shape={3} />
        {online.length > 0 && (
          <section>
            <h2>{words.online}</h2>
            <ShopEntries shops={online} />
          </section>
        )}
        {hasStates && online.length > 0 && <Others beside={online} />}
      </div>
    </main>
  );
}
