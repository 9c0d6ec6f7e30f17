/** Lists the fields of an event one by one, including those in entries of lists. */
import type { EventField } from '../../../../../../shared/play/play-screen/event-fields.ts';

/** Returns all fields. Each list comes before the fields of its entries. */
export function flattenFields(fields: readonly EventField[]): EventField[] {
  return fields.flatMap((field) => [field, ...(field.entries ?? []).flatMap((entry) => flattenFields(entry))]);
}

/** A list of dice that the event needs. */
export interface DiceField extends EventField {
  readonly dice: { readonly sides: number; readonly length: number };
  /** The field that names the owner of the entry, if the dice are in an entry. */
  readonly owner?: EventField | undefined;
}

/** Returns the lists of dice in the order in which they are rolled. Lists that need no dice are omitted. */
export function listDiceFields(fields: readonly EventField[], owner?: EventField): DiceField[] {
  return fields.flatMap((field) => {
    if (field.entries) return field.entries.flatMap((entry) => listDiceFields(entry, findOwnerField(entry)));
    const { type, dice } = field;
    return type === 'dice' && dice !== undefined && dice.length > 0 ? [{ ...field, dice, owner }] : [];
  });
}

/** Returns the field that distinguishes an entry from the others: its first choice. */
export const findOwnerField = (entry: readonly EventField[]): EventField | undefined =>
  entry.find(({ type }) => type === 'choice');

/** Returns the label of the chosen owner of an entry. */
export const getOwnerName = (owner: EventField | undefined): string | undefined =>
  owner?.choices?.find(({ value }) => value === owner.value)?.label;
