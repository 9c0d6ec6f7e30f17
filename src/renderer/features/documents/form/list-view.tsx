import { BookOpen, Plus } from 'lucide-react';
import { valueAt } from '../../../../shared/document/pointer.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import type { Blank, ListField } from '../../../../shared/form/form.ts';
import { go } from '../../../app/router.ts';
import { Button } from '../../../components/button.tsx';
import { usePort } from '../../../fields/document-port.ts';
import { makeAndFocus } from '../../../fields/focus-later.ts';
import { useForm } from '../../../fields/form-port.ts';
import { GLOSSARY } from '../../../strings/glossary.ts';
import { EntryView } from './entry-view.tsx';
import css from './form.module.css';
import { PrintedBox } from './printed-box.tsx';

/** Entries, each with its fields and its tools, and what can be added to them. */
export function ListView({ field }: { field: ListField }) {
  const { document, edit } = usePort();
  const { entriesOf } = useForm();
  const { at, title, blanks } = field;
  const held = valueAt(document, at);
  const entries: readonly unknown[] = Array.isArray(held) ? held : [];
  const add = (blank: Blank) => {
    const value = blank.valueFor?.(document as Character) ?? blank.value;
    if (blank.first === true) return edit([{ op: 'set', path: at, value: [value, ...entries] }]);
    makeAndFocus(() => edit([{ op: 'set', path: `${at}/-`, value }]), `${at}/${entries.length}`);
  };
  return (
    <div className={title === undefined ? css.list : css.titledList} data-path={at}>
      {title === undefined ? null : <h3>{title}</h3>}
      {entries.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids; a key from the name would drop the focus while it is typed
        <EntryView key={index} field={field} entries={entries} index={index} />
      ))}
      {field.asPrinted === undefined ? null : (
        <PrintedBox
          how={field.asPrinted}
          onAdd={(more) => edit([{ op: 'set', path: at, value: [...entries, ...more] }])}
        />
      )}
      <div className={css.addRow}>
        {blanks
          .filter((blank) => blank.isOffered?.(document as Character) ?? true)
          .map((blank) => (
            <Button
              key={blank.label}
              icon={<Plus />}
              onPress={() => add(blank)}
              {...(blank.first === true ? {} : { 'data-add': true })}
            >
              {blank.label}
            </Button>
          ))}
        {entriesOf(at.slice(1)) === undefined ? null : (
          <Button kind="quiet" icon={<BookOpen />} onPress={() => go({ screen: 'glossary' })}>
            {GLOSSARY.open}
          </Button>
        )}
      </div>
    </div>
  );
}
