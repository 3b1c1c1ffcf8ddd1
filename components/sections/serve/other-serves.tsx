import { anchorIds, routes } from '@/content/routes';
import type { Serve } from '@/content/home';
import { neighboursOf, pathOf, servePageWords as words } from '@/content/serves';
import styles from './other-serves.module.scss';

/** The serves before and after in the carousel, and the way back to it. */
export function OtherServes({ serve }: { readonly serve: Serve }) {
  const { previous, next } = neighboursOf(serve);
  return (
    <nav id={anchorIds.otherServes} className={styles.others} aria-label={words.others}>
      <a className={styles.previous} href={pathOf(previous)} rel="prev">
        <span className={styles.where}>{words.previous}</span> {previous.name}
      </a>
      <a className={styles.next} href={pathOf(next)} rel="next">
        <span className={styles.where}>{words.next}</span> {next.name}
      </a>
      <a className={styles.all} href={`${routes.home.path}#${anchorIds.serves}`}>
        {words.all}
      </a>
    </nav>
  );
}
