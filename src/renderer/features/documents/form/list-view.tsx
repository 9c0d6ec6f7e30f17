import { BookOpen, Plus } from 'lucide-react';
import type { Character } from '../../../../shared/document/schema.ts';
import type { Blank, ListField } from '../../../../shared/form/form.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { Button } from '../../../components/button.tsx';
import { useDocumentEdits, useDocumentSelector, useFieldValue } from '../../../fields/document-port.ts';
import { createAndFocus } from '../../../fields/focus-after-update.ts';
import { useFormPort } from '../../../fields/form-port.ts';
import { navigateTo } from '../../../navigation/router.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { EntryView } from './entry-view.tsx';
import css from './form.module.css';
import { PrintedBox } from './printed-box.tsx';

/** Returns the indexes of the blanks that can be added to the current document. */
const listOfferedBlanks = (blanks: readonly Blank[], document: Character): number[] =>
  blanks.flatMap((blank, index) => ((blank.isOffered?.(document) ?? true) ? [index] : []));

/** Edits a list of entries. Each entry has its fields and actions. Buttons add new entries. */
export function ListView({ field }: { field: ListField }) {
  const translate = useTranslate();
  const { edit, getDocument } = useDocumentEdits();
  const { getEntryLister } = useFormPort();
  const { pointer: listPointer, title, blanks } = field;
  const listValue = useFieldValue(listPointer);
  // The selector joins the indexes to a string, because a new array would count as a change.
  const offeredIndexes = useDocumentSelector((document) =>
    listOfferedBlanks(blanks, document as Character).join(),
  ).split(',');
  const entries: readonly unknown[] = Array.isArray(listValue) ? listValue : [];
  /** Adds an entry and focuses its first field. An entry that belongs at the start is added without moving the focus. */
  const addEntry = (blank: Blank) => {
    const entryValue = blank.valueFor?.(getDocument() as Character) ?? blank.value;
    if (blank.first === true) return edit([{ op: 'insert', path: `${listPointer}/0`, value: entryValue }]);
    createAndFocus(
      () => edit([{ op: 'set', path: `${listPointer}/-`, value: entryValue }]),
      `${listPointer}/${entries.length}`,
    );
  };
  return (
    <div className={title === undefined ? css.list : css.titledList} data-path={listPointer}>
      {title === undefined ? null : <h3>{formatLateText(translate, title)}</h3>}
      {entries.map((_entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids; a key from the name would drop the focus while it is typed
        <EntryView key={index} field={field} entries={entries} index={index} />
      ))}
      {field.asPrinted === undefined ? null : (
        <PrintedBox
          asPrinted={field.asPrinted}
          onAdd={(addedEntries) =>
            edit(addedEntries.map((entryValue) => ({ op: 'set', path: `${listPointer}/-`, value: entryValue })))
          }
        />
      )}
      <div className={css.addRow}>
        {blanks
          .filter((_blank, index) => offeredIndexes.includes(String(index)))
          .map((blank) => (
            <Button
              key={formatLateText(translate, blank.label)}
              icon={<Plus />}
              onPress={() => addEntry(blank)}
              {...(blank.first === true ? {} : { 'data-add': true })}
            >
              {formatLateText(translate, blank.label)}
            </Button>
          ))}
        {getEntryLister(listPointer.slice(1)) === undefined ? null : (
          <Button kind="quiet" icon={<BookOpen />} onPress={() => navigateTo({ screen: 'glossary' })}>
            {translate('glossary.open')}
          </Button>
        )}
      </div>
    </div>
  );
}
