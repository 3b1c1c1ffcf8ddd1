import { Core } from '@/components/ui/core/core';
import { serves, type Measure } from '@/content/home';
import { servePageWords as words } from '@/content/serves';
import { formatMillilitres, formatOunces } from '@/lib/standard-drinks';
import styles from './measures.module.scss';

/** Layers are drawn to scale; beside them a line is as high as its layer, to a quarter of an ounce. */
const quarters = (ounces: number) => Math.round(ounces * 4);

/** What goes into the glass: the drink's core, and beside each layer what it is, in ounces or millilitres. */
export function Measures({ measures }: { readonly measures: readonly Measure[] }) {
  return (
    <div className={styles.measures}>
      <fieldset className={styles.units}>
        <legend>{words.units}</legend>
        <label>
          <input type="radio" name="units" value="oz" defaultChecked /> {words.ounces}
        </label>
        <label>
          <input type="radio" name="units" value="ml" /> {words.millilitres}
        </label>
      </fieldset>
      <Core measures={measures}>
        <ul className={styles.list}>
          {[...measures].reverse().map(({ of, ounces }) => (
            <li key={of} data-quarters={quarters(ounces)}>
              <p>
                <span
                  className={styles.ounces}
                  data-unit="oz"
                >{`${formatOunces(ounces)} ${serves.ounces} `}</span>
                <span className={styles.millilitres} data-unit="ml">
                  {`${formatMillilitres(ounces)} ${serves.millilitres} `}
                </span>
                {of}
              </p>
            </li>
          ))}
        </ul>
      </Core>
    </div>
  );
}
