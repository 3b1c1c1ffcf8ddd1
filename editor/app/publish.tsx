import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Changes, Outcome, Place, Remote } from '../server/outcome';
import { findChanges, publish, send } from './server';

const most = 5;

/** What is kept on this computer alone, and goes along when the branch is sent. */
function Unsent({ remote: { name, unsent } }: { readonly remote: Remote }) {
  if (unsent.length === 0) return null;
  return (
    <>
      <p>Kept on this computer and not yet sent to {name}:</p>
      <ul>
        {unsent.slice(0, most).map((sentence, index) => (
          <li key={index}>{sentence}</li>
        ))}
        {unsent.length > most && <li>and {unsent.length - most} more</li>}
      </ul>
    </>
  );
}

interface PlacesProps {
  readonly heading: string;
  readonly places: readonly Place[];
  readonly onOpen: (form: string) => void;
}

/** Places in forms, each of which opens its form. */
function Places({ heading, places, onOpen }: PlacesProps) {
  if (places.length === 0) return null;
  return (
    <>
      <p>{heading}</p>
      <ul>
        {places.map(({ form, said }) => (
          <li key={said}>
            <button type="button" className="link" onClick={() => onOpen(form)}>
              {said}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface PublishProps {
  readonly onClose: () => void;
  /** Leaves for a form. */
  readonly onOpen: (form: string) => void;
}

/** What has changed, in words; one sentence about it; one button. */
export function Publish({ onClose, onOpen }: PublishProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [changes, setChanges] = useState<Changes>();
  const [progress, setProgress] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);
  const { lines = [], missing = [], older = [], obstacle, remote } = changes ?? {};
  const problem = outcome?.done ? undefined : (outcome?.said ?? obstacle);

  useEffect(() => {
    dialog.current?.showModal();
    void findChanges().then(setChanges);
  }, []);

  async function follow(task: Promise<Outcome>) {
    setBusy(true);
    setOutcome(undefined);
    setOutcome(await task);
    setChanges(await findChanges());
    setProgress('');
    setBusy(false);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const wish = { sentence: String(typed.get('sentence')), send: typed.has('send') };
    void follow(publish(wish, setProgress));
  }

  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby="publish">
      <h2 id="publish">What has changed</h2>
      {!changes && <p>Looking …</p>}
      {changes && !outcome && !obstacle && lines.length === 0 && (
        <p>Nothing has changed since you last published.</p>
      )}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Places
        heading="To be written before this can be published:"
        places={missing}
        onOpen={onOpen}
      />
      <Places
        heading="Older than its English. You can publish all the same; then somebody should write it anew, or say that it is right:"
        places={older}
        onOpen={onOpen}
      />
      {remote && <Unsent remote={remote} />}
      {lines.length > 0 && (
        <form onSubmit={submit}>
          <label>
            Your sentence about it
            <input name="sentence" required minLength={8} maxLength={100} autoComplete="off" />
          </label>
          <p>It is kept with the change, so that others can read later why it was made.</p>
          {remote && (
            <label>
              <input type="checkbox" name="send" defaultChecked />
              Send it to {remote.name} ({remote.address}, branch {remote.branch}), for others to
              have
            </label>
          )}
          <button disabled={isBusy}>Check and publish</button>
        </form>
      )}
      {problem && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      <p role="status">{outcome?.done ? outcome.said : progress}</p>
      {lines.length === 0 && remote && remote.unsent.length > 0 && (
        <button disabled={isBusy} onClick={() => void follow(send(setProgress))}>
          Send
        </button>
      )}
      <button type="button" disabled={isBusy} onClick={() => dialog.current?.close()}>
        Close
      </button>
    </dialog>
  );
}
