import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Outcome } from '../server/outcome';
import { changes, publish } from './server';

/** What has changed, in words; one sentence about it; one button. */
export function Publish({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [lines, setLines] = useState<readonly string[]>();
  const [progress, setProgress] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    dialog.current?.showModal();
    void changes().then((found) => setLines(found.lines));
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sentence = String(new FormData(event.currentTarget).get('sentence'));
    setBusy(true);
    setOutcome(undefined);
    setOutcome(await publish(sentence, setProgress));
    setBusy(false);
  }

  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby="publish">
      <h2 id="publish">What has changed</h2>
      {lines === undefined && <p>Looking …</p>}
      {lines?.length === 0 && <p>Nothing has changed since you last published.</p>}
      <ul>
        {lines?.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {outcome?.done ? (
        <p role="status">{outcome.said}</p>
      ) : (
        <form onSubmit={(event) => void submit(event)}>
          <label>
            Your sentence about it
            <input name="sentence" required minLength={8} maxLength={100} autoComplete="off" />
          </label>
          <p>It is kept with the change, so that others can read later why it was made.</p>
          {outcome && (
            <p role="alert" className="problem">
              {outcome.said}
            </p>
          )}
          <p role="status">{isBusy && progress}</p>
          <button disabled={isBusy || !lines?.length}>Check and publish</button>
        </form>
      )}
      <button type="button" disabled={isBusy} onClick={() => dialog.current?.close()}>
        Close
      </button>
    </dialog>
  );
}
