import { EnquireButton } from '@/components/islands/enquiry/enquire-button';
import { KeepAwake } from '@/components/islands/keep-awake/keep-awake';
import { FindBottle } from '@/components/ui/find-bottle/find-bottle';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import { Picture } from '@/components/ui/picture/picture';
import { textureProps } from '@/components/ui/texture';
import { brand } from '@/content/brand';
import { serves, type Serve } from '@/content/home';
import { bottleOf, servePageWords as words } from '@/content/serves';
import { anchorIds, routes } from '@/content/routes';
import { below } from '@/lib/media/below';
import { fill } from '@/content/read';
import { standardDrinks } from '@/lib/standard-drinks';
import { Measures } from './measures';
import { OtherServes } from './other-serves';
import styles from './serve-page.module.scss';

const pictureSizes = `${below('phone')} 100vw, ${below('desktop')} 72vw, min(56vw, 1075px)`;

/** The page of a serve: picture, measures, steps, and links to other serves. */
export function ServePage({ serve }: { readonly serve: Serve }) {
  const { name, spirit, glass, note, measures, ready, ice, minutes, steps, picture } = serve;
  const bottle = bottleOf(serve);
  const facts = [
    { term: words.ready, fact: ready.join(', ') },
    { term: words.glass, fact: glass },
    { term: words.ice, fact: ice },
    { term: words.time, fact: fill(words.minutes, { minutes }) },
  ];
  return (
    <main id="main" className={styles.page} {...textureProps} data-dark>
      <article className={styles.recipe} aria-labelledby="serve-heading">
        <Picture
          name={picture.name}
          alt={picture.alt}
          sizes={pictureSizes}
          className={styles.picture}
          priority
        />
        <header className={styles.head}>
          <h1 id="serve-heading" className={styles.name} data-fit-text>
            {name}
          </h1>
        </header>
        <p className={styles.note}>{note}</p>
        <section className={styles.measures} aria-labelledby={anchorIds.measures}>
          <h2 id={anchorIds.measures} className={styles.term}>
            {words.measures}
          </h2>
          <Measures measures={measures} />
          <p className={styles.standard}>
            <b>{standardDrinks(measures, brand.strength)}</b> {serves.standardDrinks}
          </p>
        </section>
        <dl id={anchorIds.ready} className={styles.facts}>
          {facts.map(({ term, fact }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        <section className={styles.method} aria-labelledby={anchorIds.method}>
          <h2 id={anchorIds.method} className={styles.term}>
            {words.method}
          </h2>
          <ol className={styles.steps}>
            {steps.map((step, index) => (
              <li key={step} id={`step-${index + 1}`}>
                {step}
              </li>
            ))}
          </ol>
          <IslandBoundary>
            <KeepAwake label={words.awake} refusal={words.awakeRefused} className={styles.awake} />
          </IslandBoundary>
        </section>
        <p className={styles.bottle}>
          <a href={`${routes.home.path}#${bottle.id}`}>{fill(words.bottle, { spirit })}</a>
          <EnquireButton product={bottle.key}>{bottle.enquire}</EnquireButton>
          <FindBottle />
        </p>
      </article>
      <OtherServes serve={serve} />
    </main>
  );
}
