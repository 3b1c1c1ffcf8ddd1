import type { GenericSchema } from 'valibot';
import { fieldLabel } from '../form/field-label';
import type { Json } from '../form/json';
import type { Both } from '../form/merge';
import { Beside } from './difference';

interface ConflictsProps {
  readonly schema: GenericSchema;
  readonly lang: string;
  readonly both: readonly Both[];
  readonly onAnswer: (conflict: Both, value: Json | undefined) => void;
}

/** Asks for each field that two people have changed which version to keep. */
export const Conflicts = ({ schema, lang, both, onAnswer }: ConflictsProps) => (
  <section className="conflicts" aria-labelledby="conflicts">
    <h2 id="conflicts">Somebody else has changed the same words</h2>
    <p>Nothing was overwritten. Choose which of the two stays.</p>
    {both.map((conflict) => {
      const name = fieldLabel(schema, conflict.path);
      return (
        <section key={conflict.path} aria-label={name}>
          <h3>{name}</h3>
          <Beside
            lang={lang}
            names={['Yours', 'Theirs']}
            words={[conflict.mine, conflict.theirs]}
          />
          <div className="actions">
            <button type="button" onClick={() => onAnswer(conflict, conflict.theirs)}>
              Take theirs
            </button>
            <button type="button" onClick={() => onAnswer(conflict, conflict.mine)}>
              Keep yours
            </button>
          </div>
        </section>
      );
    })}
  </section>
);
