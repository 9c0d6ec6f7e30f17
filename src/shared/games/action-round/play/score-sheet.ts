/** The round sheet of the Action Round: who has had a turn, what it costs to be pushed, and Destiny dice. */
import type { Period } from '../../../play/log/periods.ts';
import { roundSheet } from '../../../play/log/round-sheet.ts';
import { boxes, field, type ScoreSheet } from '../../../play/log/score-sheet.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { ArEncounter, ArState } from './state.ts';

export const scoreSheet = (
  translate: Translate,
  encounter: ArEncounter,
  periods: readonly Period<ArState>[],
): ScoreSheet =>
  roundSheet(translate, encounter, periods, {
    about: ({ character: { powerLevel, initiative, destiny } }) =>
      destiny > 0
        ? translate('arScoreSheet.aboutWithDestiny', { powerLevel, initiative, destiny })
        : translate('arScoreSheet.about', { powerLevel, initiative }),
    standing({ id, character: { destiny } }) {
      const left = encounter.state.models.get(id)?.destiny ?? destiny;
      return destiny > 0 ? { boxes: boxes(destiny, destiny - left) } : {};
    },
    cell({ id }, round) {
      const model = round?.models.get(id);
      return {
        boxes: [{ label: translate('arScoreSheet.turn'), isTicked: round?.acted.includes(id) ?? false }],
        fields: [field(model?.fatigue || undefined, 'Fatigue'), field(model?.stress || undefined, 'Stress')],
      };
    },
    legend: translate('arScoreSheet.legend'),
  });
