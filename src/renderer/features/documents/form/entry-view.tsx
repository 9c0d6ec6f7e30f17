import type { ClipboardEvent } from 'react';
import { applyEdits } from '../../../../shared/document/edit.ts';
import { getValueAt } from '../../../../shared/document/pointer.ts';
import type { ListField } from '../../../../shared/form/form.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { useEdits } from '../../../fields/document-port.ts';
import { useForm } from '../../../fields/form-port.ts';
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
 * Edits one entry of a list: its fields, then its menu, which the style sheet moves to the upper right corner. The user can
 * paste several entries at once if the game can parse them.
 */
export function EntryView({ field, entries, index }: Props) {
  const translate = useTranslate();
  const { edit } = useEdits();
  const [first, ...others] = field.item;
  const entry = entries[index];
  const at = `${field.pointer}/${index}`;
  const nameAt = nameField(first);
  const name = String(getValueAt(entry, nameAt) ?? '');
  const paste = (event: ClipboardEvent) => {
    const [pasted, ...more] = field.paste?.(event.clipboardData.getData('text/plain')) ?? [];
    if (pasted === undefined) return;
    event.preventDefault();
    const isNamed = String(getValueAt(pasted, nameAt) ?? '') !== '';
    const named = isNamed ? pasted : applyEdits(pasted, [{ op: 'set', path: nameAt, value: name }]);
    edit([
      { op: 'set', path: at, value: named },
      // All entries are inserted at the same index, so they are inserted in reverse order.
      ...more.toReversed().map((value) => ({ op: 'insert' as const, path: `${field.pointer}/${index + 1}`, value })),
    ]);
  };
  return (
    <div className={css.entry} data-path={at} onPaste={paste}>
      <div className={css.entryHead}>
        {first === undefined ? null : <ItemView field={first} base={at} />}
        {field.summary === undefined ? null : <Summary format={field.summary} entry={entry} />}
        <ChanceNote at={at} />
      </div>
      {others.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields of an entry do not move
        <ItemView key={i} field={one} base={at} />
      ))}
      <ListMenu
        path={field.pointer}
        list={entries}
        index={index}
        name={
          name === ''
            ? translate('form.entryNumber', { entry: formatLateText(translate, field.entry), number: index + 1 })
            : name
        }
        className={isBare(first) ? css.menu : css.menuBesideLabel}
      />
    </div>
  );
}

type Item = ListField['item'][number];

function ItemView({ field, base }: { field: Item; base: string }) {
  return field.kind === 'row' ? (
    <RowView field={field} base={base} />
  ) : (
    <PlainView field={field} base={base} within="entry" />
  );
}

const nameField = (field: Item | undefined): string =>
  (field?.kind === 'row' ? field.fields[0]?.pointer : field?.pointer) ?? '/name';

/** Whether the field has no label above its box. */
const isBare = (field: Item | undefined): boolean => field?.kind === 'text' && field.look === 'name';

/** Shows the entry as it is printed, part by part. */
function Summary({ format, entry }: { format: string; entry: unknown }) {
  const { game, options } = useForm();
  const printed = game.card.formats[format]?.(entry, options) ?? '';
  return (
    <p className={css.summary}>
      {printed.split(' / ').map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are known by their place
        <span key={index}>{part}</span>
      ))}
    </p>
  );
}
