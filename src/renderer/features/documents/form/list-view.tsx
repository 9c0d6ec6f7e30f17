import { BookOpen, Plus } from 'lucide-react';
import type { Character } from '../../../../shared/document/schema.ts';
import type { Blank, ListField } from '../../../../shared/form/form.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { Button } from '../../../components/button.tsx';
import { useEdits, useFromDocument, useValue } from '../../../fields/document-port.ts';
import { makeAndFocus } from '../../../fields/focus-later.ts';
import { useForm } from '../../../fields/form-port.ts';
import { navigateTo } from '../../../navigation/router.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { EntryView } from './entry-view.tsx';
import css from './form.module.css';
import { PrintedBox } from './printed-box.tsx';

/** Returns the indexes of the blanks that can be added to the current document. */
const offeredOf = (blanks: readonly Blank[], document: Character): number[] =>
  blanks.flatMap((blank, index) => ((blank.isOffered?.(document) ?? true) ? [index] : []));

/** Edits a list of entries, each with its fields and actions, and offers new entries. */
export function ListView({ field }: { field: ListField }) {
  const translate = useTranslate();
  const { edit, current } = useEdits();
  const { entriesOf } = useForm();
  const { pointer: at, title, blanks } = field;
  const held = useValue(at);
  const offered = useFromDocument((document) => offeredOf(blanks, document as Character).join()).split(',');
  const entries: readonly unknown[] = Array.isArray(held) ? held : [];
  const add = (blank: Blank) => {
    const value = blank.valueFor?.(current() as Character) ?? blank.value;
    if (blank.first === true) return edit([{ op: 'insert', path: `${at}/0`, value }]);
    makeAndFocus(() => edit([{ op: 'set', path: `${at}/-`, value }]), `${at}/${entries.length}`);
  };
  return (
    <div className={title === undefined ? css.list : css.titledList} data-path={at}>
      {title === undefined ? null : <h3>{formatLateText(translate, title)}</h3>}
      {entries.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids; a key from the name would drop the focus while it is typed
        <EntryView key={index} field={field} entries={entries} index={index} />
      ))}
      {field.asPrinted === undefined ? null : (
        <PrintedBox
          how={field.asPrinted}
          onAdd={(more) => edit(more.map((value) => ({ op: 'set', path: `${at}/-`, value })))}
        />
      )}
      <div className={css.addRow}>
        {blanks
          .filter((_, index) => offered.includes(String(index)))
          .map((blank) => (
            <Button
              key={formatLateText(translate, blank.label)}
              icon={<Plus />}
              onPress={() => add(blank)}
              {...(blank.first === true ? {} : { 'data-add': true })}
            >
              {formatLateText(translate, blank.label)}
            </Button>
          ))}
        {entriesOf(at.slice(1)) === undefined ? null : (
          <Button kind="quiet" icon={<BookOpen />} onPress={() => navigateTo({ screen: 'glossary' })}>
            {translate('glossary.open')}
          </Button>
        )}
      </div>
    </div>
  );
}
