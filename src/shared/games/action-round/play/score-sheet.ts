/** Creates the round sheet of the Action Round: turns taken, fatigue and stress, and Destiny dice. */
import type { Period } from '../../../play/log/periods.ts';
import { createRoundSheet } from '../../../play/log/round-sheet.ts';
import { createBoxes, createField, createTickField, type ScoreSheet } from '../../../play/log/score-sheet.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { ArEncounter, ArState } from './state.ts';

export const createScoreSheet = (
  translate: Translate,
  encounter: ArEncounter,
  periods: readonly Period<ArState>[],
): ScoreSheet =>
  createRoundSheet(translate, encounter, periods, {
    describe: ({ character: { powerLevel, initiative, destiny } }) =>
      destiny > 0
        ? translate('arScoreSheet.aboutWithDestiny', { powerLevel, initiative, destiny })
        : translate('arScoreSheet.about', { powerLevel, initiative }),
    getLastingFields({ id, character: { destiny } }) {
      const destinyLeft = encounter.state.models.get(id)?.destiny ?? destiny;
      return destiny > 0 ? { boxes: createBoxes(destiny, destiny - destinyLeft) } : {};
    },
    createCell({ id }, round) {
      const modelState = round?.models.get(id);
      return {
        fields: [
          createTickField(round?.acted.includes(id) ?? false, translate('arScoreSheet.turn')),
          createField(modelState?.fatigue || undefined, 'Fatigue'),
          createField(modelState?.stress || undefined, 'Stress'),
        ],
      };
    },
    legend: translate('arScoreSheet.legend'),
  });
