/** The fields of an event one by one, also those that stand in the entries of lists. */
import type { EventField } from '../../../../../../shared/play/table/event-fields.ts';

/** Every field that is no list, and every list before what stands in it. */
export function leavesOf(fields: readonly EventField[]): EventField[] {
  return fields.flatMap((field) => [field, ...(field.entries ?? []).flatMap((entry) => leavesOf(entry))]);
}

/** A list of dice that has to be brought. */
export interface DiceField extends EventField {
  readonly dice: { readonly sides: number; readonly length: number };
  /** Whose it is, where it stands in an entry. */
  readonly of?: EventField | undefined;
}

/** The dice in the order in which they are thrown; empty lists of none are left out. */
export function diceOf(fields: readonly EventField[], of?: EventField): DiceField[] {
  return fields.flatMap((field) => {
    if (field.entries) return field.entries.flatMap((entry) => diceOf(entry, ownerOf(entry)));
    const { type, dice } = field;
    return type === 'dice' && dice !== undefined && dice.length > 0 ? [{ ...field, dice, of }] : [];
  });
}

/** What tells an entry from the others: the first choice in it. */
export const ownerOf = (entry: readonly EventField[]): EventField | undefined =>
  entry.find(({ type }) => type === 'choice');

/** What the choice of an entry is called. */
export const nameOf = (owner: EventField | undefined): string | undefined =>
  owner?.choices?.find(({ value }) => value === owner.value)?.label;
