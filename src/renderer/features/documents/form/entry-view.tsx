import type { ClipboardEvent } from 'react';
import { applyEdits } from '../../../../shared/document/edit.ts';
import { getValueAt } from '../../../../shared/document/pointer.ts';
import type { ListField } from '../../../../shared/form/form.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { useDocumentEdits } from '../../../fields/document-port.ts';
import { useFormPort } from '../../../fields/form-port.ts';
import { ListMenu } from '../../../fields/list-menu.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import { ChanceNote } from '../../compare/chance/chance-note.tsx';
import css from './form.module.css';
import { PlainView } from './plain-view.tsx';
import { RowView } from './row-view.tsx';

interface Props {
  field: ListField;
  entries: readonly unknown[];
  index: number;
}

/**
 * Edits one entry of a list. Its fields come first and then its menu, which the style sheet moves to the upper right
 * corner. The user can paste several entries at once if the game can parse them.
 */
export function EntryView({ field, entries, index }: Props) {
  const translate = useTranslate();
  const { edit } = useDocumentEdits();
  const [firstField, ...otherFields] = field.item;
  const entry = entries[index];
  const entryPointer = `${field.pointer}/${index}`;
  const namePointer = getNamePointer(firstField);
  const entryName = String(getValueAt(entry, namePointer) ?? '');
  const pasteEntries = (event: ClipboardEvent) => {
    const [pastedEntry, ...furtherEntries] = field.paste?.(event.clipboardData.getData('text/plain')) ?? [];
    if (pastedEntry === undefined) return;
    event.preventDefault();
    const hasName = String(getValueAt(pastedEntry, namePointer) ?? '') !== '';
    const namedEntry = hasName
      ? pastedEntry
      : applyEdits(pastedEntry, [{ op: 'set', path: namePointer, value: entryName }]);
    edit([
      { op: 'set', path: entryPointer, value: namedEntry },
      // All further entries are inserted at the same index, so the last one is inserted first.
      ...furtherEntries
        .toReversed()
        .map((value) => ({ op: 'insert' as const, path: `${field.pointer}/${index + 1}`, value })),
    ]);
  };
  return (
    <div className={css.entry} data-path={entryPointer} onPaste={pasteEntries}>
      <div className={css.entryHead}>
        {firstField === undefined ? null : <ItemView field={firstField} entryPointer={entryPointer} />}
        {field.summary === undefined ? null : <Summary formatName={field.summary} entry={entry} />}
        <ChanceNote pointer={entryPointer} />
      </div>
      {otherFields.map((otherField, fieldIndex) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields of an entry do not move
        <ItemView key={fieldIndex} field={otherField} entryPointer={entryPointer} />
      ))}
      <ListMenu
        listPointer={field.pointer}
        entries={entries}
        entryIndex={index}
        entryName={
          entryName === ''
            ? translate('form.entryNumber', { entry: formatLateText(translate, field.entry), number: index + 1 })
            : entryName
        }
        className={hasNoLabel(firstField) ? css.menu : css.menuBesideLabel}
      />
    </div>
  );
}

type Item = ListField['item'][number];

function ItemView({ field, entryPointer }: { field: Item; entryPointer: string }) {
  return field.kind === 'row' ? (
    <RowView field={field} entryPointer={entryPointer} />
  ) : (
    <PlainView field={field} entryPointer={entryPointer} container="entry" />
  );
}

const getNamePointer = (field: Item | undefined): string =>
  (field?.kind === 'row' ? field.fields[0]?.pointer : field?.pointer) ?? '/name';

/** Whether the field has no label above its box. */
const hasNoLabel = (field: Item | undefined): boolean => field?.kind === 'text' && field.look === 'name';

/** Shows the printed text of an entry, which ` / ` splits into parts. */
function Summary({ formatName, entry }: { formatName: string; entry: unknown }) {
  const { game, options } = useFormPort();
  const printedText = game.card.formats[formatName]?.(entry, options) ?? '';
  return (
    <p className={css.summary}>
      {printedText.split(' / ').map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no ids
        <span key={index}>{part}</span>
      ))}
    </p>
  );
}
