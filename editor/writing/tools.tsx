import {
  activeEditor$,
  applyFormat$,
  applyListType$,
  convertSelectionToNode$,
  currentBlockType$,
  currentFormat$,
  currentListType$,
  currentSelection$,
  useCellValue,
  useCellValues,
  usePublisher,
} from '@mdxeditor/editor';
import { TOGGLE_LINK_COMMAND } from '@lexical/link';
import { $createHeadingNode } from '@lexical/rich-text';
import { $insertNodeToNearestRoot } from '@lexical/utils';
import {
  $createParagraphNode,
  $createTextNode,
  $getNodeByKey,
  $getRoot,
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  COMMAND_PRIORITY_LOW,
  KEY_DOWN_COMMAND,
  REDO_COMMAND,
  UNDO_COMMAND,
} from 'lexical';
import { useEffect, useState, type MouseEvent } from 'react';
import { $createChip, $isChip } from './chip';
import { Dialog } from '../form/dialog';
import { $cell, $insertTable, $link, tableTools } from './insert';
import { LinkDialog } from './link-dialog';
import { fact, type Part } from './part';
import { PictureDialog } from './picture-dialog';
import { changing$, sections$, setting$ } from './setting';

/** MDXEditor’s signs for bold and emphasis. */
const [bold, emphasis] = [1, 2];

/** Buttons above the text, which keyboards and screen readers know. */
export function Tools() {
  const [{ known, kind, pictures }, sections, picture] = useCellValues(
    setting$,
    sections$,
    changing$,
  );
  const setPicture = usePublisher(changing$);
  const isPlain = kind === 'plain';
  const editor = useCellValue(activeEditor$);
  const block = useCellValue(currentBlockType$);
  const selection = useCellValue(currentSelection$);
  const format = useCellValue(currentFormat$);
  const list = useCellValue(currentListType$);
  const applyFormat = usePublisher(applyFormat$);
  const applyList = usePublisher(applyListType$);
  const convert = usePublisher(convertSelectionToNode$);
  const [open, setOpen] = useState<'link' | 'fact' | 'picture'>();

  useEffect(
    () =>
      editor?.registerCommand(
        KEY_DOWN_COMMAND,
        (event) => {
          if (isPlain || event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return false;
          event.preventDefault();
          setOpen('link');
          return true;
        },
        COMMAND_PRIORITY_LOW,
      ),
    [editor, isPlain],
  );

  function close() {
    setOpen(undefined);
    setPicture(undefined);
  }

  const leave = () => editor?.focus();

  /** Changes the text, then goes back to it. */
  function change($act: () => unknown) {
    editor?.update(() => {
      // Nothing has been clicked yet: at the end.
      if ($getSelection() === null) $getRoot().selectEnd();
      $act();
    });
    close();
    leave();
  }

  const insert = (part: Part) =>
    change(() => {
      const chip = $createChip(part);
      if (chip.isInline()) $insertNodes([chip]);
      else $insertNodeToNearestRoot(chip);
    });

  const changePicture = (part: Part) =>
    picture
      ? change(() => {
          const chip = $getNodeByKey(picture.key);
          if ($isChip(chip)) chip.setPart(part);
        })
      : insert(part);

  function link(address: string | null) {
    change(() => {
      const selection = $getSelection();
      const needsWords = $isRangeSelection(selection) && selection.isCollapsed() && !$link();
      if (needsWords && address) {
        const words = $createTextNode(address.replace(/^(?:https:\/\/|mailto:|tel:)/, ''));
        $insertNodes([words]);
        words.select(0);
      }
      editor?.dispatchCommand(TOGGLE_LINK_COMMAND, address);
      // What is typed next follows the words instead of replacing them.
      const linked = $getSelection();
      if ($isRangeSelection(linked)) {
        const { key, offset, type } = linked.isBackward() ? linked.anchor : linked.focus;
        linked.anchor.set(key, offset, type);
        linked.focus.set(key, offset, type);
      }
    });
  }

  const read = <Answer,>($ask: () => Answer) => editor?.read($ask);
  const isInTable = selection !== null && (read(() => $cell() !== null) ?? false);
  // The cursor stays where it is in the text.
  const stay = (event: MouseEvent) => event.preventDefault();
  const tool = (label: string, onClick: () => void, isPressed?: boolean) => (
    <button key={label} type="button" aria-pressed={isPressed} onMouseDown={stay} onClick={onClick}>
      {label}
    </button>
  );
  const isHeading = block === 'h2' || block === 'h3';
  const hasFacts = Object.keys(known.facts).length > 0;

  return (
    <div className="writing-tools" role="group" aria-label="Tools for the text">
      {!isPlain && (
        <>
          <select
            aria-label="What the line is"
            value={isHeading ? block : ''}
            disabled={isInTable}
            onChange={({ target: { value } }) =>
              convert(() =>
                value === 'h2' || value === 'h3'
                  ? $createHeadingNode(value)
                  : $createParagraphNode(),
              )
            }
          >
            <option value="">Text</option>
            <option value="h2">Section</option>
            <option value="h3">Part of a section</option>
          </select>
          {tool('Bold', () => applyFormat('bold'), (format & bold) > 0)}
          {tool('Emphasis', () => applyFormat('italic'), (format & emphasis) > 0)}
          {!isInTable && (
            <>
              {tool(
                'Points',
                () => applyList(list === 'bullet' ? '' : 'bullet'),
                list === 'bullet',
              )}
              {tool(
                'Numbers',
                () => applyList(list === 'number' ? '' : 'number'),
                list === 'number',
              )}
            </>
          )}
          {tool('Link …', () => setOpen('link'))}
        </>
      )}
      {hasFacts && tool('Fact …', () => setOpen('fact'))}
      {!isPlain && pictures && tool('Picture …', () => setOpen('picture'))}
      {!isPlain && !isInTable && tool('Table', () => change($insertTable))}
      {isInTable && tableTools.map(([label, $act]) => tool(label, () => change($act)))}
      {tool('Undo', () => editor?.dispatchCommand(UNDO_COMMAND, undefined))}
      {tool('Redo', () => editor?.dispatchCommand(REDO_COMMAND, undefined))}
      {open === 'link' && (
        <LinkDialog
          known={known}
          own={[...sections.values()]}
          address={read(() => $link()?.getURL()) ?? ''}
          hasWords={read(() => ($getSelection()?.getTextContent() ?? '') !== '') ?? false}
          onPart={insert}
          onAddress={link}
          onClose={close}
          onLeft={leave}
        />
      )}
      {open === 'fact' && (
        <Dialog leave="Cancel" title="Fact" onClose={close} onLeft={leave}>
          <ul>
            {Object.entries(known.facts).map(([name, value]) => (
              <li key={name}>
                <button type="button" onClick={() => insert(fact(name))}>
                  {value} <small>{`{${name}}`}</small>
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
      {pictures && (open === 'picture' || picture) && (
        <PictureDialog
          pictures={pictures}
          part={picture?.part}
          onPart={changePicture}
          onClose={close}
          onLeft={leave}
        />
      )}
    </div>
  );
}
