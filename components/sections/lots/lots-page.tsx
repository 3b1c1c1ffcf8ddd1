import { FindLot } from '@/components/islands/lists/find-lot';
import { Edge } from '@/components/ui/edge/edge';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import { Lines } from '@/components/ui/lines/lines';
import { SamplesNote } from '@/components/ui/samples-note/samples-note';
import { textureProps } from '@/components/ui/texture';
import { linkToLot, lotsByProduct, lotsWords as words } from '@/content/lists/lots';
import styles from './lots-page.module.scss';

/**
 * The search for a lot by its number, and all lots as links, which is the whole page without JavaScript.
 * @param fromAddress whether to read the lot from the address, as on the 404 page of lots
 */
export function LotsPage({ fromAddress = false }: { readonly fromAddress?: boolean }) {
  const { about, ask, label, missing, show, unknown } = words;
  return (
    <main id="main" className={styles.page}>
      <div className={styles.head} {...textureProps}>
        <SamplesNote />
        <h1 className={styles.heading}>
          <Lines of={words.heading} />
        </h1>
        <div className={styles.lookup}>
          <p className={styles.lead}>{words.lead}</p>
          <IslandBoundary>
            <FindLot
              fromAddress={fromAddress}
              words={{ about, ask, label, missing, show, unknown }}
            />
          </IslandBoundary>
        </div>
      </div>
      <section className={styles.lots} {...textureProps} aria-labelledby="all-lots">
        <Edge ground="clay" shape={5} lip />
        <Edge ground="oak" shape={2} />
        <h2 id="all-lots" className={styles.all}>
          {words.all}
        </h2>
        {lotsByProduct().map(({ product, name, lots }) => (
          <section key={product} className={styles.product} aria-labelledby={`lots-${product}`}>
            <h3 id={`lots-${product}`} className={styles.name}>
              {name}
            </h3>
            <ul className={styles.list} data-lots>
              {lots.map(linkToLot).map((link) => (
                <li key={link.href}>
                  <a href={link.href}>{link.label}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </section>
    </main>
  );
}
