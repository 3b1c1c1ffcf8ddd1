import { useState } from 'react';
import { Dialog } from '../form/dialog';
import { element, type Known, type Part, type Section } from './part';

interface LinkDialogProps {
  readonly known: Known;
  /** The sections of the text itself. */
  readonly own: readonly Section[];
  /** Where the link at the cursor leads, if there is one. */
  readonly address: string;
  /** Whether words are selected, which a link to another site needs. */
  readonly hasWords: boolean;
  readonly onPart: (part: Part) => void;
  readonly onAddress: (address: string | null) => void;
  readonly onClose: () => void;
  readonly onLeft: () => void;
}

/** An address as a link has it, or undefined where it is none. */
function addressOf(typed: string): string | undefined {
  const text = typed.trim();
  if (/^(?:mailto:|tel:|\/(?!\/))\S+$/.test(text) || text === '/') return text;
  if (/^[^\s@/:]+@[^\s@/]+$/.test(text)) return `mailto:${text}`;
  const full = /^https?:\/\//.test(text) ? text.replace(/^http:/, 'https:') : `https://${text}`;
  return /^https:\/\/[^\s/]+\.[^\s]+$/.test(full) && URL.canParse(full) ? full : undefined;
}

function Choices({
  heading,
  choices,
  onChoose,
}: {
  readonly heading: string;
  readonly choices: readonly (readonly [part: Part, words: string])[];
  readonly onChoose: (part: Part) => void;
}) {
  if (choices.length === 0) return null;
  return (
    <section>
      <h3>{heading}</h3>
      <ul>
        {choices.map(([part, words]) => (
          <li key={JSON.stringify(part)}>
            <button type="button" onClick={() => onChoose(part)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const sectionWords = ({ number, title }: Section) => (number ? `${number}. ${title}` : title);

/** Where a link may lead: a page or a section, by its name, a mail address, or another site. */
export function LinkDialog(props: LinkDialogProps) {
  const { known, own, hasWords, onPart, onAddress, onClose, onLeft } = props;
  const [typed, setTyped] = useState(props.address);
  const [isWrong, setWrong] = useState(false);
  const linksOf = (name: string, words: Readonly<Record<string, string>>) =>
    Object.entries(words).map(([to, label]) => [element(name, { to }), label] as const);
  return (
    <Dialog leave="Cancel" title="Link" onClose={onClose} onLeft={onLeft}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const address = addressOf(typed);
          setWrong(address === undefined);
          if (address !== undefined) onAddress(address);
        }}
      >
        <label>
          Address
          <input
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            aria-invalid={isWrong}
            aria-describedby="link-help"
          />
        </label>
        <p id="link-help">
          {isWrong
            ? 'This is no address: write one as in https://example.com or mail@example.com.'
            : hasWords
              ? 'The words that are selected lead there.'
              : 'Select words first to have them lead there; otherwise the address is shown.'}
        </p>
        <button type="submit">Link</button>
        {props.address !== '' && (
          <button type="button" onClick={() => onAddress(null)}>
            Remove the link
          </button>
        )}
      </form>
      <Choices
        heading="A page of this site, by its name"
        choices={linksOf('PageLink', known.pages)}
        onChoose={onPart}
      />
      <Choices
        heading="A mail address"
        choices={linksOf('MailLink', known.mail)}
        onChoose={onPart}
      />
      <Choices
        heading="A section of this text, by its number"
        choices={own.map((section) => [
          element('SectionLink', { to: section.id }),
          sectionWords(section),
        ])}
        onChoose={onPart}
      />
      {Object.entries(known.sections).map(([page, sections]) => (
        <Choices
          key={page}
          heading={`A section of “${known.pages[page] ?? page}”`}
          choices={sections.map((section) => [
            element('SectionLink', { to: section.id, page }),
            sectionWords(section),
          ])}
          onChoose={onPart}
        />
      ))}
    </Dialog>
  );
}
