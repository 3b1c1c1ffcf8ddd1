import { useEffect, useRef, useState } from 'react';
import { partsOf } from '../../content/schema/twins';
import type { News, Problem, Shown } from '../api';
import { emptyOf, problemsWith } from '../form/describe';
import type { EditorForm } from '../form/find-form';
import { isRecord, type Json, type JsonRecord } from '../form/json';
import { isSection } from '../form/legal-texts';
import { merge, type Both } from '../form/merge';
import { valueAt, withValueAt } from '../form/value-at';
import { saveDraft, readDraft, type Draft } from './drafts';
import * as server from './server';

/** The state of an open form. */
interface Opened extends Draft {
  readonly shown: Shown;
  /** The problems that the server found, and the words that it checked. */
  readonly checked: { readonly problems: readonly Problem[]; readonly of: Json };
}

/** The outcome of a save. */
export type Saved =
  | { readonly file: string; readonly news?: News | undefined }
  | { readonly problem: Problem }
  | { readonly said: string };

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The value at a path of a form’s words, or a section of a text. */
function partAt(words: JsonRecord, path: string): unknown {
  if (!isSection(path)) return valueAt(words, path);
  return partsOf('.mdx', String(words.text)).find(([name]) => name === path)?.[1];
}

/** The delay after typing before the preview is updated (milliseconds). */
const pause = 200;

/** Loads a form and manages its unsaved input, saving and conflicts. */
export function useForm({ file, schema, language = 'en' }: EditorForm) {
  const [opened, setOpened] = useState<Opened>();
  const [failure, setFailure] = useState('');
  const [isDraftStored, setDraftStored] = useState(true);
  const latest = useRef<Opened>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function update(next: Opened) {
    latest.current = next;
    setOpened(next);
    const { before, words, english, both } = next;
    setDraftStored(
      saveDraft(file, same(before, words) ? undefined : { before, words, english, both }),
    );
  }

  /** Shows words in the preview, unless they break a rule. The server checks more rules than the schema has. */
  async function show(words: JsonRecord) {
    const { problems = [] } = await server.showDraft(file, words);
    if (latest.current?.words === words)
      update({ ...latest.current, checked: { problems, of: words } });
  }

  function showSoon(words: JsonRecord, after = pause) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void show(words), after);
  }

  /** Sets the saved form, merged with a draft that may be based on another version. */
  function setForm(shown: Shown, draft: Draft | undefined): Opened {
    const { words, english } = shown;
    const merged = draft && merge(schema, draft.before, draft.words, words);
    const isOpen = ({ path }: Both) => !merged?.both.some((each) => each.path === path);
    const typed = merged && isRecord(merged.words) ? merged.words : words;
    const next = {
      shown,
      before: words,
      words: typed,
      english: draft && !same(draft.before, draft.words) ? draft.english : english,
      both: [...(draft?.both.filter(isOpen) ?? []), ...(merged?.both ?? [])],
      checked: { problems: [], of: typed },
    };
    update(next);
    return next;
  }

  /** Handles the response to loading the form. */
  function handleLoaded(shown: Shown | server.Failure) {
    if (server.isFailure(shown)) return setFailure(shown.said);
    setFailure('');
    // A new page has no words yet.
    const empty = emptyOf(schema);
    const isNew = !shown.version && isRecord(empty);
    const next = setForm(
      isNew ? { ...shown, words: empty } : shown,
      latest.current ?? readDraft(file),
    );
    if (!same(next.words, next.before)) showSoon(next.words, 0);
    return undefined;
  }

  useEffect(() => {
    // A new page is not on the server yet.
    const isNew = /^texts\/\w+$/.test(file);
    const loaded = isNew
      ? Promise.resolve({ file, version: '', words: {}, older: [] })
      : server.loadForm(file);
    void loaded.then(handleLoaded);
    return () => clearTimeout(timer.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the component is mounted again for each form
  }, []);

  function change(words: Json | undefined, after?: number) {
    if (!latest.current || !isRecord(words)) return;
    update({ ...latest.current, words });
    showSoon(words, after);
  }

  /** Saves the input, merged with what others have saved since. */
  async function save(): Promise<Saved> {
    const now = latest.current;
    if (!now) return { said: failure };
    const { words, english, shown, both } = now;
    const [problem] = problemsWith(schema, words, language);
    if (problem) return { problem };
    if (both[0])
      return { problem: { path: '', said: 'Choose between theirs and yours above, then save.' } };
    const answer = await server.saveForm(file, shown.version, {
      words,
      ...(english && { english }),
    });
    // The user may have gone on typing meanwhile.
    const typed = latest.current ?? now;
    if (!server.isFailure(answer)) {
      if (answer.file === file) setForm(answer, { ...typed, before: words });
      else saveDraft(file, undefined);
      return answer;
    }
    const { now: newer, problems = [], said } = answer;
    if (newer) {
      setForm(newer, typed);
      return save();
    }
    update({ ...typed, checked: { problems, of: words } });
    return problems[0] ? { problem: problems[0] } : { said };
  }

  const { words, before, shown, both = [], checked } = opened ?? {};
  const problems = words
    ? [
        ...problemsWith(schema, words, language),
        ...(checked?.problems.filter(({ path }) =>
          same(valueAt(words, path), valueAt(checked.of, path)),
        ) ?? []),
      ]
    : [];

  return {
    words,
    before,
    shown,
    both,
    failure: failure || shown?.damaged,
    isDraftStored,
    isChanged: !same(words, before),
    problems,
    /** The outdated parts of a translation that are still unchanged in the input. */
    older:
      words && before
        ? (shown?.older ?? []).filter((path) => same(partAt(words, path), partAt(before, path)))
        : [],
    change,
    save,
    /** Shows the input in the preview without delay. */
    async showNow() {
      clearTimeout(timer.current);
      if (latest.current) await show(latest.current.words);
    },
    /** Loads the form again after somebody else has saved it. */
    load: () => server.loadForm(file).then(handleLoaded),
    /** Resolves a conflict by one of the two values. */
    answer({ path }: Both, value: Json | undefined) {
      const now = latest.current;
      if (!now) return;
      latest.current = { ...now, both: now.both.filter((each) => each.path !== path) };
      change(withValueAt(now.words, path, value), 0);
    },
    undo() {
      const now = latest.current;
      if (!now) return;
      latest.current = { ...now, both: [] };
      change(now.before, 0);
    },
    async confirm(path: string) {
      const answer = await server.confirmPart(file, path, shown?.english);
      if (!server.isFailure(answer) && latest.current) update({ ...latest.current, shown: answer });
    },
    async remove(to?: string) {
      const answer = await server.removePage(file, shown?.version ?? '', to);
      if (!server.isFailure(answer)) saveDraft(file, undefined);
      return answer;
    },
  };
}
