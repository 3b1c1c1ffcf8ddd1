import { EnquireButton } from '@/components/islands/enquiry/enquire-button';
import { Edge } from '@/components/ui/edge/edge';
import { Picture } from '@/components/ui/picture/picture';
import { Plant } from '@/components/ui/plant/plant';
import { SamplesNote } from '@/components/ui/samples-note/samples-note';
import { textureProps } from '@/components/ui/texture';
import { anejo, plata } from '@/content/home';
import { bandsOf, bottleFactsOf, lotsPage, lotsWords as words } from '@/content/lists/lots';
import { hasShops, linkToShops } from '@/content/lists/shops';
import { fill } from '@/content/read';
import { routes } from '@/content/routes';
import type { Lot } from '@/content/schema/lists/lots';
import { below } from '@/lib/media/below';
import { LotBand } from './lot-band';
import { LotFacts } from './lot-facts';
import styles from './lot-page.module.scss';

const bottles = { plata: 'plata-cut', anejo: 'anejo-cut' } as const;
const bottleSizes = `${below('phone')} 34vw, ${below('desktop')} 22vw, min(19vw, 365px)`;

/** The longest number, in characters, that fits each font size. */
const sizes = [7, 11, 15] as const;

/** The page of a lot: its number, a band for each production step, and the bottle at the end. */
export function LotPage({ lot }: { readonly lot: Lot }) {
  const product = { plata, anejo }[lot.product];
  const size = sizes.findIndex((most) => lot.lot.length <= most);
  return (
    <main id="main" className={styles.page} data-product={lot.product}>
      <article aria-labelledby="lot-heading">
        <header className={styles.air}>
          <Plant className={styles.plant} />
          <SamplesNote />
          <h1 id="lot-heading" className={styles.heading}>
            <span className={styles.eyebrow}>
              {words.lot} · {product.name}
            </span>{' '}
            <span
              className={styles.number}
              data-size={size < 0 ? sizes.length : size}
              data-fit-text
            >
              {lot.lot}
            </span>
          </h1>
        </header>
        <div className={styles.ground}>
          <i className={styles.vein} {...textureProps} aria-hidden="true" />
          <ol className={styles.bands}>
            {bandsOf(lot).map((band) => (
              <LotBand key={band.ground} band={band} />
            ))}
          </ol>
          <div className={styles.foot} {...textureProps}>
            {lot.product === 'anejo' && <Edge ground="oak" shape={2} />}
            <Picture
              name={bottles[lot.product]}
              alt={product.picture.alt}
              sizes={bottleSizes}
              className={styles.bottle}
            />
            <LotFacts facts={bottleFactsOf(lot)} className={styles.facts} />
            <p className={styles.honest}>{words.honest}</p>
            <div className={styles.ways}>
              <EnquireButton product={lot.product} about={fill(words.about, { lot: lot.lot })}>
                {words.enquire}
              </EnquireButton>
              <a href={`${routes.home.path}#${product.id}`}>
                {fill(words.product, { product: product.name })}
              </a>
              {hasShops() && <a href={linkToShops.href}>{linkToShops.label}</a>}
              <a href={lotsPage.path}>{words.another}</a>
            </div>
          </div>
        </div>
      </article>
    </main>
  );
}
