import { TextArea } from '@keystar/ui/text-field';
import { capitalised } from './inputs';
import { placeInWords } from './legal-texts';
import { Older } from './older';

interface TextBoxProps {
  readonly label: string;
  /** The signs that a text is written with. */
  readonly signs: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with the text, if anything. */
  readonly problem?: string | undefined;
  /** In a translation, the English text. */
  readonly english?: string | undefined;
  /** The sections that are older than their English. */
  readonly older: readonly string[];
  /** Notes that a section is right as it is. */
  readonly onConfirm: (section: string) => void;
}

/** A box for a whole text, with the English one below it. */
export const TextBox = (props: TextBoxProps) => (
  <>
    {props.older.map((section) => (
      <Older
        key={section}
        what={capitalised(placeInWords(section))}
        onConfirm={() => props.onConfirm(section)}
      />
    ))}
    <TextArea
      label={props.label}
      description={props.signs}
      value={props.value}
      onChange={props.onChange}
      errorMessage={props.problem}
    />
    {props.english !== undefined && (
      <div lang="en">
        <TextArea label="In English" value={props.english} isReadOnly />
      </div>
    )}
  </>
);
