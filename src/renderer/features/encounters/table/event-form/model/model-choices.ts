/** Choices of a form as its controls show them: models under their sides, enemies first. */

import type { ActiveEncounter } from '../../../../../../shared/play/state.ts';
import type { EventField } from '../../../../../../shared/play/table/event-fields.ts';
import type { Translate } from '../../../../../../shared/texts/translate.ts';
import type { Choice } from '../../../../../components/inputs/choice.ts';

/** `ids` of the choices are texts, also where their values are numbers. `mine` is the model that the event is about. */
export function choicesOf(
  translate: Translate,
  activeEncounter: ActiveEncounter,
  { choices = [] }: EventField,
  mine: unknown,
): Choice[] {
  const own = activeEncounter.figures.get(String(mine))?.side;
  const shown = choices.map(({ value, label }): Choice & { rank: number } => {
    const id = String(value);
    const figure = activeEncounter.figures.get(id);
    if (figure === undefined || !activeEncounter.state.models.has(id))
      return { id, label, rank: own === undefined ? 1 : 3 };
    const seat = activeEncounter.seats.find((each) => each.id === figure.side);
    const isOut = activeEncounter.state.models.get(id)?.out === true;
    const rank = own === undefined ? 1 : figure.side === own ? 2 : 1;
    return {
      id,
      label,
      group: seat?.name ?? figure.side,
      ...(isOut ? { note: translate('eventForm.out') } : {}),
      rank,
    };
  });
  return shown.sort((a, b) => a.rank - b.rank).map(({ rank: _, ...choice }) => choice);
}

/** The value that a choice stands for. */
export const valueOfChoice = ({ choices = [] }: EventField, id: string): string | number =>
  choices.find(({ value }) => String(value) === id)?.value ?? id;
