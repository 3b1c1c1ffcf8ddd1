import { Picture } from '@/components/ui/picture/picture';
import { brand } from '@/content/brand';
import { serves, type Serve } from '@/content/home/serves';
import { standardDrinks } from '@/lib/serves/standard-drinks';
import { Core } from './core';
import styles from './serve-slide.module.scss';

/** One drink: its glass, its measure, how it is made, and what it counts as. */
export function ServeSlide({ serve }: { serve: Serve }) {
  const { name, spirit, glass, measures, method, picture } = serve;
  return (
    <article className={styles.serve}>
      <Picture
        name={picture.name}
        alt={picture.alt}
        sizes="(max-width: 767px) 80vw, (max-width: 991px) 60vw, (max-width: 1199px) 44vw, 21vw"
        className={styles.picture}
      />
      <Core measures={measures} />
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.note}>
        {spirit} · {glass}
      </p>
      <p className={styles.method}>
        {method.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </p>
      <p className={styles.standard}>
        <b>{standardDrinks(measures, brand.strength.abv)}</b> {serves.standardDrinks}
      </p>
    </article>
  );
}
