/** Converts the choices of a field for its control: models are grouped by side, enemies first. */

import type { EventField } from '../../../../../../shared/play/play-screen/event-fields.ts';
import type { ActiveEncounter } from '../../../../../../shared/play/state.ts';
import type { Translate } from '../../../../../../shared/texts/translate.ts';
import type { Choice } from '../../../../../components/inputs/choice.ts';

/** Returns the choices. Their ids are texts, even if the values are numbers. `mine` is the model of the event. */
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

/** Returns the value of a choice. */
export const valueOfChoice = ({ choices = [] }: EventField, id: string): string | number =>
  choices.find(({ value }) => String(value) === id)?.value ?? id;
