import { useEffect, useState, type FormEvent } from 'react';
import type { Changes, Choice, Conflict, Outcome, Place, Remote } from '../api';
import { Dialog } from '../form/dialog';
import { Beside } from './difference';
import { findChanges, isFailure, publish, sendCommits } from './server';

const maxUnsentShown = 5;

/** The commits that are not pushed yet. */
function Unsent({ remote: { name, unsent } }: { readonly remote: Remote }) {
  if (unsent.length === 0) return null;
  return (
    <>
      <p>Kept on this computer and not yet sent to {name}:</p>
      <ul>
        {unsent.slice(0, maxUnsentShown).map((sentence, index) => (
          <li key={index}>{sentence}</li>
        ))}
        {unsent.length > maxUnsentShown && <li>and {unsent.length - maxUnsentShown} more</li>}
      </ul>
    </>
  );
}

interface PlacesProps {
  readonly heading: string;
  readonly places: readonly Place[];
  readonly onOpen: (form: string) => void;
}

/** A list of messages about fields, each of which opens its form. */
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

interface ConflictsProps {
  readonly conflicts: readonly Conflict[];
  readonly onChoose: (choices: readonly Choice[]) => void;
}

/** Asks for each field that the remote has changed too which side to keep. */
const Conflicts = ({ conflicts, onChoose }: ConflictsProps) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      const chosen = new FormData(event.currentTarget);
      onChoose(
        conflicts.map(({ file, path }) => ({
          ...{ file, path },
          take: chosen.get(`${file} ${path}`) === 'theirs' ? 'theirs' : 'mine',
        })),
      );
    }}
  >
    {conflicts.map(({ file, path, label, mine, theirs }) => (
      <fieldset key={`${file} ${path}`}>
        <legend>{label}</legend>
        <Beside
          lang={/^\w+\/(\w\w)\//.exec(file)?.[1] ?? 'en'}
          names={['Yours', 'Theirs']}
          words={[mine, theirs]}
        />
        <label className="check">
          <input type="radio" name={`${file} ${path}`} value="mine" required />
          Keep yours
        </label>
        <label className="check">
          <input type="radio" name={`${file} ${path}`} value="theirs" />
          Take theirs
        </label>
      </fieldset>
    ))}
    <button className="main">Put both together and send</button>
  </form>
);

interface PublishProps {
  readonly onClose: () => void;
  readonly onOpen: (form: string) => void;
}

/** The dialog that lists the unpublished changes and publishes them. */
export function Publish({ onClose, onOpen }: PublishProps) {
  const [changes, setChanges] = useState<Changes>();
  const [progress, setProgress] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);
  const { lines = [], obstacle, remote } = changes ?? {};
  const {
    others: otherEditors = [],
    missing: untranslated = [],
    older: outdated = [],
  } = changes ?? {};
  const problem = outcome?.done ? undefined : (outcome?.said ?? obstacle);

  const showChanges = (found: Awaited<ReturnType<typeof findChanges>>) =>
    setChanges(
      isFailure(found)
        ? { lines: [], others: [], missing: [], older: [], obstacle: found.said }
        : found,
    );

  useEffect(() => void findChanges().then(showChanges), []);

  async function run(task: Promise<Outcome>) {
    setBusy(true);
    setOutcome(undefined);
    setOutcome(await task);
    showChanges(await findChanges());
    setProgress('');
    setBusy(false);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const request = { sentence: String(typed.get('sentence')), send: typed.has('send') };
    void run(publish(request, setProgress));
  }

  return (
    <Dialog title="What has changed" isBusy={isBusy} onClose={onClose}>
      {!changes && <p>Looking …</p>}
      {changes && !outcome && !obstacle && lines.length === 0 && (
        <p>Nothing has changed since you last published.</p>
      )}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {lines.length > 0 && otherEditors.length > 0 && (
        <p>
          A part of it was saved by {otherEditors.join(', ')}: the change carries their name too.
        </p>
      )}
      <Places
        heading="To be written before this can be published:"
        places={untranslated}
        onOpen={onOpen}
      />
      <Places
        heading="Older than its English. You can publish all the same; then somebody should write it anew, or say that it is right:"
        places={outdated}
        onOpen={onOpen}
      />
      {remote && <Unsent remote={remote} />}
      {lines.length > 0 && (
        <form onSubmit={submit}>
          <label>
            Your sentence about it
            <input name="sentence" required minLength={8} maxLength={100} autoComplete="off" />
          </label>
          <p className="help">
            It is kept with the change, so that others can read later why it was made.
          </p>
          {remote && (
            <label className="check">
              <input type="checkbox" name="send" defaultChecked />
              Send it to {remote.name} ({remote.address}, branch {remote.branch}), for others to
              have
            </label>
          )}
          <button className="main" disabled={isBusy}>
            Check and publish
          </button>
        </form>
      )}
      {problem && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      <p role="status">{outcome?.done ? outcome.said : progress}</p>
      {outcome?.conflicts && (
        <Conflicts
          conflicts={outcome.conflicts}
          onChoose={(choices) => void run(sendCommits(choices, setProgress))}
        />
      )}
      {!outcome?.conflicts && lines.length === 0 && remote && remote.unsent.length > 0 && (
        <button
          type="button"
          className="main"
          disabled={isBusy}
          onClick={() => void run(sendCommits([], setProgress))}
        >
          Send
        </button>
      )}
    </Dialog>
  );
}
