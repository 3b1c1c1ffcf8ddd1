import { Edge } from '@/components/ui/edge/edge';
import { Lines } from '@/components/ui/lines/lines';
import { Plant } from '@/components/ui/plant/plant';
import { textureProps } from '@/components/ui/texture';
import { notFound, notFoundElsewhere } from '@/content/not-found';
import styles from './not-found.module.scss';

/** The 404 page: a plant without a vein below it, and two links onward. */
export function NotFound() {
  const { heading, text, up, down } = notFound;
  return (
    <main id="main" className={styles.cut}>
      <div className={styles.air}>
        <Plant className={styles.plant} />
        <h1 className={styles.heading}>
          <Lines of={heading} />
        </h1>
        <p className={styles.text}>{text}</p>
        <a className={styles.way} href={up.href}>
          <span aria-hidden="true">↑</span> {up.label}
        </a>
      </div>
      <div className={styles.ground} {...textureProps}>
        <Edge ground="ash" shape={5} lip />
        <Edge ground="clay" shape={3} />
        <a className={styles.way} href={down.href}>
          <span aria-hidden="true">↓</span> {down.label}
        </a>
        {notFoundElsewhere.map((words) => (
          <div key={words.code} className={styles.otherLanguage} lang={words.code}>
            <h2 className={styles.otherHeading}>{words.heading.join(' ')}</h2>
            <p>{words.text}</p>
            <ul>
              {[words.up, words.down].map(({ label, href }) => (
                <li key={href}>
                  <a href={href} hrefLang={words.code}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </main>
  );
}
