import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EventField } from '../../../../../../shared/play/table/event-fields.ts';
import { Button, IconButton } from '../../../../../components/button.tsx';
import { shownName } from '../../../../../components/name.tsx';
import { EVENT_FORM } from '../../../../../strings/documents/event-form.ts';
import { useForm } from '../form-port.ts';
import { ownerOf } from '../model/leaves.ts';
import { FieldFrame } from './field-frame.tsx';
import css from './fields.module.css';

interface Props {
  field: EventField;
  /** Draws a field of an entry. */
  children(field: EventField): ReactNode;
}

/** Entries with fields of their own: targets, picks of the sides, what is paid. Entries of dice alone stand with the dice. */
export function ListField({ field, children }: Props) {
  const { change, view } = useForm();
  const { path, label, entries = [], newEntry, value } = field;
  const list = Array.isArray(value) ? value : [];
  const ticked = new Set(view.forecast?.options.map((option) => option.path));
  const isOfDice = entries.some((entry) => entry.some(({ type }) => type === 'dice'));
  const shown = (entry: readonly EventField[]) =>
    entry.filter((each) => !ticked.has(each.path) && each.type !== 'dice' && !(isOfDice && each === ownerOf(entry)));
  if (isOfDice && entries.every((entry) => shown(entry).length === 0)) return null;
  const remove = (i: number) =>
    change(
      path,
      list.filter((_, at) => at !== i),
    );
  return (
    <FieldFrame field={field}>
      <ol className={css.list}>
        {entries.map((entry, i) => {
          const owner = ownerOf(entry);
          const name = nameOf(owner) ?? EVENT_FORM.entry(i + 1);
          return (
            <li key={entry[0]?.path ?? i} className={css.entry} data-single={entries.length === 1 || undefined}>
              {isOfDice ? <strong className={css.owner}>{shownName(name)}</strong> : null}
              {shown(entry).map(children)}
              {entries.length > 1 && newEntry !== undefined && !isOfDice ? (
                <IconButton
                  className={css.removeEntry}
                  icon={<X />}
                  label={EVENT_FORM.remove(name)}
                  onPress={() => remove(i)}
                />
              ) : null}
            </li>
          );
        })}
      </ol>
      {newEntry === undefined || isOfDice ? null : (
        <Button kind="quiet" icon={<Plus />} className={css.add} onPress={() => change(path, [...list, newEntry])}>
          {EVENT_FORM.add(label)}
        </Button>
      )}
    </FieldFrame>
  );
}

/** What the choice of an entry is called. */
export const nameOf = (owner: EventField | undefined): string | undefined =>
  owner?.choices?.find(({ value }) => value === owner.value)?.label;
