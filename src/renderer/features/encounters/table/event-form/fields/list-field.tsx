import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { JsonObject } from '../../../../../../shared/document/json/json-object.ts';
import { getValueAt } from '../../../../../../shared/document/pointer.ts';
import type { EventField } from '../../../../../../shared/play/play-screen/event-fields.ts';
import { Button } from '../../../../../components/button.tsx';
import { shownName } from '../../../../../components/name.tsx';
import { RowMenu, removeAction } from '../../../../../components/row-menu/row-menu.tsx';
import { shortenName } from '../../../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../../../texts/use-translate.ts';
import { useForm } from '../form-port.ts';
import { Lid } from '../lid.tsx';
import { nameOf, ownerOf } from '../model/leaves.ts';
import { isDefault } from '../model/left-out.ts';
import { FieldFrame } from './field-frame.tsx';
import css from './fields.module.css';
import { OwnerChips } from './owner-chips.tsx';

interface Props {
  field: EventField;
  /** Renders a field of an entry. */
  children(field: EventField): ReactNode;
}

/** A list of entries with their own fields: targets, picks of the sides, payments. Their dice are in the dice section. */
export function ListField({ field, children }: Props) {
  const translate = useTranslate();
  const { rules, activeEncounter, form, change, view } = useForm();
  const { path, label, entries = [], newEntry, value } = field;
  const list = Array.isArray(value) ? (value as JsonObject[]) : [];
  const ticked = new Set(view.forecast?.options.map((option) => option.path));
  const isOfDice = entries.some((entry) => entry.some(({ type }) => type === 'dice'));
  const isLoud = (each: EventField) =>
    each.isRequired || !isDefault(rules, activeEncounter, form.event, each.path, getValueAt(form.offered, each.path));
  const shown = (entry: readonly EventField[]) =>
    entry.filter(
      (each) => !ticked.has(each.path) && each.type !== 'dice' && !(each === ownerOf(entry) && isNamed(each)),
    );
  // The owner of an entry is named if it was offered, or if it is chosen among all owners at once.
  const isNamed = (owner: EventField | undefined) =>
    owner !== undefined && (isChosen || isOfDice || getValueAt(form.offered, owner.path) !== undefined);
  const isChosen =
    entries.length > 0 && entries.every((entry) => ownerOf(entry) && entry.filter(isLoud).length === 1) && !isOfDice;
  // The offer has one entry for each owner, so entries cannot be added or removed.
  const isFixed = isOfDice || (entries.length > 0 && entries.every((entry) => !isChosen && isNamed(ownerOf(entry))));
  if (isOfDice && entries.every((entry) => shown(entry).length === 0)) return null;
  const remove = (i: number) =>
    change(
      path,
      list.filter((_, at) => at !== i),
    );
  return (
    <FieldFrame field={field}>
      {isChosen ? <OwnerChips field={field} list={list} /> : null}
      <ol className={css.list}>
        {entries.map((entry, i) => {
          const owner = ownerOf(entry);
          const name = nameOf(owner) ?? translate('eventForm.entry', { n: i + 1 });
          const loud = shown(entry).filter(isLoud);
          const quiet = shown(entry).filter((each) => !isLoud(each));
          if (isChosen && loud.length + quiet.length === 0) return null;
          return (
            <li key={entry[0]?.path ?? i} className={css.entry} data-bare={isChosen || undefined}>
              {isNamed(owner) && !isChosen ? <strong className={css.owner}>{shownName(name)}</strong> : null}
              {loud.map(children)}
              <Quiet fields={quiet} of={isChosen ? name : undefined}>
                {children}
              </Quiet>
              {isChosen || isFixed ? null : (
                <RowMenu name={name} className={css.removeEntry} actions={[removeAction(translate, () => remove(i))]} />
              )}
            </li>
          );
        })}
      </ol>
      {newEntry === undefined || isFixed || isChosen ? null : (
        <Button kind="quiet" icon={<Plus />} className={css.add} onPress={() => change(path, [...list, newEntry])}>
          {translate('eventForm.add', { what: label })}
        </Button>
      )}
    </FieldFrame>
  );
}

interface QuietProps {
  fields: readonly EventField[];
  /** The name of the owner of the entry. */
  of: string | undefined;
  children(field: EventField): ReactNode;
}

/** Collapses the optional fields of an entry. */
function Quiet({ fields, of, children }: QuietProps) {
  const translate = useTranslate();
  if (fields.length === 0) return null;
  return (
    <Lid
      title={
        of === undefined
          ? translate('eventForm.more', { n: fields.length })
          : translate('eventForm.moreOf', { name: shortenName(of), n: fields.length })
      }
    >
      {() => fields.map(children)}
    </Lid>
  );
}
