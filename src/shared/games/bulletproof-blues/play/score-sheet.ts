/** Creates the round sheet of Bulletproof Blues: the place of each model in the order, and turns that were delayed or lost. */
import type { Period } from '../../../play/log/periods.ts';
import { createRoundSheet } from '../../../play/log/round-sheet.ts';
import { createField, createTickField, type ScoreSheet } from '../../../play/log/score-sheet.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { BbEncounter, BbState } from './state.ts';

export const createScoreSheet = (
  translate: Translate,
  encounter: BbEncounter,
  periods: readonly Period<BbState>[],
): ScoreSheet =>
  createRoundSheet(translate, encounter, periods, {
    describe: ({ character: { perception, superSpeed } }) =>
      `Perception ${perception}${superSpeed > 0 ? ` · Super-speed ${superSpeed}` : ''}`,
    getLastingFields({ id, character: { endurance } }) {
      if (endurance === undefined) return {};
      const enduranceLeft = encounter.state.round === 0 ? undefined : encounter.state.models.get(id)?.endurance;
      return { fields: [createField(enduranceLeft, translate('bbScoreSheet.endurance', { endurance }))] };
    },
    createCell({ id: modelId }, round) {
      const orderIndex = round?.order.indexOf(modelId) ?? -1;
      // The turns as shown: `id`, `id:delayed` or `id:forced`.
      const shownEntries = round?.shown ?? [];
      return {
        fields: [
          createField(orderIndex < 0 ? undefined : orderIndex + 1, translate('bbScoreSheet.place')),
          createTickField(shownEntries.includes(modelId), translate('bbScoreSheet.turn')),
        ],
        boxes: [
          { label: translate('bbScoreSheet.delayed'), isTicked: shownEntries.includes(`${modelId}:delayed`) },
          { label: translate('bbScoreSheet.forced'), isTicked: shownEntries.includes(`${modelId}:forced`) },
        ],
      };
    },
    legend: translate('bbScoreSheet.legend'),
  });
