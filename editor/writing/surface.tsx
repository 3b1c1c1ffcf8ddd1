import {
  addExportVisitor$,
  addImportVisitor$,
  addLexicalNode$,
  addMdastExtension$,
  addSyntaxExtension$,
  addToMarkdownExtension$,
  addTopAreaChild$,
  createRootEditorSubscription$,
  headingsPlugin,
  jsxPlugin,
  linkPlugin,
  listsPlugin,
  MDXEditor,
  realmPlugin,
} from '@mdxeditor/editor';
import { TableCellNode, TableNode, TableRowNode } from '@lexical/table';
import type { LexicalEditor } from 'lexical';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { AnchorNode } from './anchor';
import { behaviours, onlyParagraphs } from './behaviour';
import { ChipNode } from './chip';
import { $sections, followHeadings } from './headings';
import { table, writing } from './markdown';
import { nameOf } from './part';
import { namings, sections$, setting$, type Setting } from './setting';
import { showWord } from './show-word';
import { tables } from './table';
import { Tools } from './tools';
import { exportVisitors, importVisitors } from './visitors';

/** What a form may ask of a surface. */
export interface Shows {
  /** Puts the cursor at a letter of a sentence that is on the page, in sight, nothing selected. */
  readonly showWord: (sentence: string, at?: number) => boolean;
}

interface SurfaceProps extends Setting {
  /** The text to begin with. */
  readonly markdown: string;
  readonly onChange: (markdown: string) => void;
  /** What the surface writes for the text before anybody has changed it. */
  readonly onUntouched: (markdown: string) => void;
  readonly label: string;
  readonly language: string;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  readonly ref?: Ref<Shows> | undefined;
}

interface PluginParams extends Setting {
  readonly isReadOnly: boolean;
  readonly onEditor: (editor: LexicalEditor) => void;
}

/** Keeps numbers and links to sections as the headings are. */
const countSections =
  (isNumbered: boolean, publish: (sections: ReturnType<typeof $sections>) => void) =>
  (editor: LexicalEditor) => {
    let before: ReturnType<typeof $sections> = new Map();
    return editor.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves }) => {
      if (dirtyElements.size + dirtyLeaves.size === 0) return;
      const after = editorState.read(() => $sections(isNumbered), { editor });
      if (JSON.stringify([...before]) === JSON.stringify([...after])) return;
      publish(after);
      followHeadings(editor, before, after);
      before = after;
    });
  };

const ours = realmPlugin<PluginParams>({
  init(realm, params) {
    if (!params) return;
    const { kind, isReadOnly, onEditor } = params;
    realm.pub(setting$, params);
    realm.pubIn({
      [addLexicalNode$]: [ChipNode, AnchorNode, TableNode, TableRowNode, TableCellNode],
      [addImportVisitor$]: importVisitors,
      [addExportVisitor$]: exportVisitors,
      [addSyntaxExtension$]: table.syntax,
      [addMdastExtension$]: table.read,
      [addToMarkdownExtension$]: table.write,
    });
    if (!isReadOnly) realm.pub(addTopAreaChild$, Tools);
    realm.pub(createRootEditorSubscription$, [
      ...behaviours,
      ...(kind === 'plain' ? [onlyParagraphs] : tables),
      countSections(kind === 'legal', (sections) => realm.pub(sections$, sections)),
      (editor: LexicalEditor) => {
        namings.set(editor, (part) =>
          nameOf(part, realm.getValue(setting$).known, [...realm.getValue(sections$).values()]),
        );
        onEditor(editor);
        return () => undefined;
      },
    ]);
  },
  update(realm, params) {
    if (params) realm.pub(setting$, params);
  },
});

/** The words that MDXEditor has for the text itself. */
const labelled = (label: string) => (key: string, otherwise: string) =>
  key === 'contentArea.editableMarkdown' ? label : otherwise;

/** A text as one sees it, with its tools; what is typed on it is text. */
export function Surface({ ref, ...props }: SurfaceProps) {
  const { kind, known, pictures, markdown, label, describedBy } = props;
  const { isInvalid = false, isReadOnly = false } = props;
  const box = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<LexicalEditor>();
  // Not before somebody presses a key or a button: until then the surface only sets things right.
  const isTouched = useRef(false);
  const touch = () => {
    isTouched.current = true;
  };

  useImperativeHandle(
    ref,
    () => ({
      showWord: (sentence, at) => editor !== undefined && showWord(editor, sentence, at),
    }),
    [editor],
  );
  useEffect(() => {
    const text = box.current?.querySelector('[contenteditable]');
    text?.setAttribute('aria-invalid', String(isInvalid));
    if (describedBy) text?.setAttribute('aria-describedby', describedBy);
    else text?.removeAttribute('aria-describedby');
  }, [editor, describedBy, isInvalid]);

  return (
    <div
      ref={box}
      className="writing"
      data-kind={kind}
      lang={props.language}
      onKeyDownCapture={touch}
      onPointerDownCapture={touch}
      onPasteCapture={touch}
      onBeforeInputCapture={touch}
    >
      <MDXEditor
        markdown={markdown}
        readOnly={isReadOnly}
        contentEditableClassName="writing-text"
        toMarkdownOptions={writing}
        suppressHtmlProcessing
        translation={labelled(label)}
        onChange={(written) =>
          isTouched.current ? props.onChange(written) : props.onUntouched(written)
        }
        plugins={[
          headingsPlugin({ allowedHeadingLevels: [2, 3] }),
          listsPlugin(),
          linkPlugin({ disableAutoLink: true }),
          jsxPlugin({ jsxComponentDescriptors: [], allowFragment: false }),
          ours({ kind, known, pictures, isReadOnly, onEditor: setEditor }),
        ]}
      />
    </div>
  );
}
