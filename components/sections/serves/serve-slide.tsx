import { Amount } from '@/components/ui/amount/amount';
import { StackedBar } from '@/components/ui/stacked-bar/stacked-bar';
import { Lines } from '@/components/ui/lines/lines';
import { Picture } from '@/components/ui/picture/picture';
import { brand } from '@/content/brand';
import { serves, type Serve } from '@/content/home';
import { pathOf } from '@/content/serves';
import { below } from '@/lib/media/below';
import { standardDrinks } from '@/lib/standard-drinks';
import styles from './serve-slide.module.scss';

/** The width a serve's picture is shown at, as in HTML's `sizes`. */
export const serveSizes = `${below('phone')} 80vw, ${below('serves')} 62vw, ${below('servesWide')} 48vw, 23vw`;

/** One drink: picture, measures, method, and its US standard drinks. */
export function ServeSlide({ serve }: { readonly serve: Serve }) {
  const { name, spirit, glass, measures, method, picture } = serve;
  return (
    <article className={styles.serve}>
      {/* By keyboard the name leads there. */}
      <a href={pathOf(serve)} tabIndex={-1}>
        <Picture
          name={picture.name}
          alt={picture.alt}
          sizes={serveSizes}
          className={styles.picture}
        />
      </a>
      <StackedBar measures={measures}>
        <ul className={styles.measures}>
          {[...measures].reverse().map(({ of, ounces }) => (
            <li key={of}>
              <Amount ounces={ounces} />
              {of}
            </li>
          ))}
        </ul>
      </StackedBar>
      <h3 className={styles.name}>
        <a href={pathOf(serve)}>{name}</a>
      </h3>
      <p className={styles.note}>
        {spirit} · {glass}
      </p>
      <p className={styles.method}>
        <Lines of={method} />
      </p>
      <p className={styles.standard}>
        <b>{standardDrinks(measures, brand.strength)}</b> {serves.standardDrinks}
      </p>
    </article>
  );
}
