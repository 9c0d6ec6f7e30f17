/** Converts the choices of a field for its control: models are grouped by side, enemies first. */

import type { EventField } from '../../../../../../shared/play/play-screen/event-fields.ts';
import type { ActiveEncounter } from '../../../../../../shared/play/state.ts';
import type { Translate } from '../../../../../../shared/texts/translate.ts';
import type { Choice } from '../../../../../components/inputs/choice.ts';

/** Returns the choices of a field. The enemies of the acting model come first, then its own side, or the reverse for what helps. Choices that are no models come last. */
export function listFieldChoices(
  translate: Translate,
  activeEncounter: ActiveEncounter,
  { choices = [], isForFriends = false, names }: EventField,
  actingModelId: unknown,
): Choice[] {
  const actingSide = activeEncounter.figures.get(String(actingModelId))?.side;
  // Ranks sort the choices: 1 for the usual choices, 2 for other models, 3 for choices that are no models. Without an acting
  // model all choices have rank 1, so their order stays.
  const rankedChoices = choices.map(({ value, label, group }): Choice & { rank: number } => {
    const choiceId = String(value);
    // A character may have the same id as its model.
    const figure = names === 'characters' ? undefined : activeEncounter.figures.get(choiceId);
    if (figure === undefined || !activeEncounter.state.models.has(choiceId))
      return {
        id: choiceId,
        label,
        ...(group === undefined ? {} : { group }),
        rank: actingSide === undefined ? 1 : 3,
      };
    const seat = activeEncounter.seats.find((candidate) => candidate.id === figure.side);
    const isOut = activeEncounter.state.models.get(choiceId)?.out === true;
    const rank = (figure.side === actingSide) === isForFriends ? 1 : 2;
    return {
      id: choiceId,
      label,
      group: seat?.name ?? figure.side,
      ...(isOut ? { note: translate('eventForm.out') } : {}),
      rank,
    };
  });
  return rankedChoices.sort((a, b) => a.rank - b.rank).map(({ rank: _, ...choice }) => choice);
}

/** Returns the value of a choice, which can be a number, although the ids of choices are strings. */
export const getChoiceValue = ({ choices = [] }: EventField, choiceId: string): string | number =>
  choices.find(({ value }) => String(value) === choiceId)?.value ?? choiceId;
