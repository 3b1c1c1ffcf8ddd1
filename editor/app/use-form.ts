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

/** A form that is open. */
interface Opened extends Draft {
  readonly shown: Shown;
  /** What the server has said of words, and those words. */
  readonly said: { readonly problems: readonly Problem[]; readonly of: Json };
}

/** What has become of a save. */
export type Saved =
  | { readonly file: string; readonly news?: News | undefined }
  | { readonly problem: Problem }
  | { readonly said: string };

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A part of a form’s words; of a text, a section. */
function partAt(words: JsonRecord, path: string): unknown {
  if (!isSection(path)) return valueAt(words, path);
  return partsOf('.mdx', String(words.text)).find(([name]) => name === path)?.[1];
}

/** A pause in typing, in milliseconds, after which the page beside the form follows. */
const pause = 200;

/** A form, what is typed into it, and what becomes of that. */
export function useForm({ file, schema, language = 'en' }: EditorForm) {
  const [opened, setOpened] = useState<Opened>();
  const [failure, setFailure] = useState('');
  const [isKept, setKept] = useState(true);
  const latest = useRef<Opened>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function put(next: Opened) {
    latest.current = next;
    setOpened(next);
    const { before, words, english, both } = next;
    setKept(saveDraft(file, same(before, words) ? undefined : { before, words, english, both }));
  }

  /** Shows words on the page beside the form, unless they break a rule; the server knows more of them than the schema. */
  async function show(words: JsonRecord) {
    const { problems = [] } = await server.showDraft(file, words);
    if (latest.current?.words === words) put({ ...latest.current, said: { problems, of: words } });
  }

  function showSoon(words: JsonRecord, after = pause) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void show(words), after);
  }

  /** Takes a form as it is now, and puts together with it what somebody has typed since another version. */
  function take(shown: Shown, draft: Draft | undefined): Opened {
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
      said: { problems: [], of: typed },
    };
    put(next);
    return next;
  }

  /** Takes the form as it is read. */
  function begin(shown: Shown | server.Failure) {
    if (server.isFailure(shown)) return setFailure(shown.said);
    setFailure('');
    // A page that is still to be added has no words yet.
    const empty = emptyOf(schema);
    const isNew = !shown.version && isRecord(empty);
    const next = take(
      isNew ? { ...shown, words: empty } : shown,
      latest.current ?? readDraft(file),
    );
    if (!same(next.words, next.before)) showSoon(next.words, 0);
    return undefined;
  }

  useEffect(() => {
    // A page that is still to be added is not there yet.
    const isNew = /^texts\/\w+$/.test(file);
    const loaded = isNew
      ? Promise.resolve({ file, version: '', words: {}, older: [] })
      : server.loadForm(file);
    void loaded.then(begin);
    return () => clearTimeout(timer.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- mounted anew for each form
  }, []);

  function change(words: Json | undefined, after?: number) {
    if (!latest.current || !isRecord(words)) return;
    put({ ...latest.current, words });
    showSoon(words, after);
  }

  /** Saves what is typed; where others have saved meanwhile, together with theirs. */
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
    // Somebody may have typed on meanwhile.
    const typed = latest.current ?? now;
    if (!server.isFailure(answer)) {
      if (answer.file === file) take(answer, { ...typed, before: words });
      else saveDraft(file, undefined);
      return answer;
    }
    const { now: newer, problems = [], said } = answer;
    if (newer) {
      take(newer, typed);
      return save();
    }
    put({ ...typed, said: { problems, of: words } });
    return problems[0] ? { problem: problems[0] } : { said };
  }

  const { words, before, shown, both = [], said } = opened ?? {};
  const problems = words
    ? [
        ...problemsWith(schema, words, language),
        ...(said?.problems.filter(({ path }) =>
          same(valueAt(words, path), valueAt(said.of, path)),
        ) ?? []),
      ]
    : [];

  return {
    words,
    before,
    shown,
    both,
    failure: failure || shown?.damaged,
    isKept,
    isChanged: !same(words, before),
    problems,
    /** What is older than its English, but for what has been written anew. */
    older:
      words && before
        ? (shown?.older ?? []).filter((path) => same(partAt(words, path), partAt(before, path)))
        : [],
    change,
    save,
    /** Has the page show what is typed at once. */
    async showNow() {
      clearTimeout(timer.current);
      if (latest.current) await show(latest.current.words);
    },
    /** Reads the form anew, where somebody else has saved it. */
    load: () => server.loadForm(file).then(begin),
    /** Answers by one of two values what both have changed. */
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
      if (!server.isFailure(answer) && latest.current) put({ ...latest.current, shown: answer });
    },
    async remove(to?: string) {
      const answer = await server.removePage(file, shown?.version ?? '', to);
      if (!server.isFailure(answer)) saveDraft(file, undefined);
      return answer;
    },
  };
}
