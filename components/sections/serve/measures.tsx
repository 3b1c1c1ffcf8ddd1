import { StackedBar } from '@/components/ui/stacked-bar/stacked-bar';
import { Amount } from '@/components/ui/amount/amount';
import type { Measure } from '@/content/home';
import { language } from '@/content/languages';
import { servePageWords as words } from '@/content/serves';
import styles from './measures.module.scss';

/** Rows of a layer: each line of text is as high as its layer, rounded to a quarter of an ounce. */
const quarters = (ounces: number) => Math.round(ounces * 4);

/** The ingredients as a drill core, each layer labelled with its name and its measure in ounces or millilitres. */
export function Measures({ measures }: { readonly measures: readonly Measure[] }) {
  return (
    <div className={styles.measures}>
      <fieldset className={styles.units}>
        <legend>{words.units}</legend>
        <label>
          <input type="radio" name="units" value="oz" defaultChecked={language.units === 'oz'} />{' '}
          {words.ounces}
        </label>
        <label>
          <input type="radio" name="units" value="ml" defaultChecked={language.units === 'ml'} />{' '}
          {words.millilitres}
        </label>
      </fieldset>
      <StackedBar measures={measures}>
        <ul className={styles.list}>
          {[...measures].reverse().map(({ of, ounces }) => (
            <li key={of} data-quarters={quarters(ounces)}>
              <p>
                <Amount ounces={ounces} />
                {of}
              </p>
            </li>
          ))}
        </ul>
      </StackedBar>
    </div>
  );
}
