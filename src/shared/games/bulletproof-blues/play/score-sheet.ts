/** The round sheet of Bulletproof Blues: the place of everybody in the order, and turns that were delayed or lost. */
import type { Period } from '../../../play/log/periods.ts';
import { roundSheet } from '../../../play/log/round-sheet.ts';
import { field, type ScoreSheet } from '../../../play/log/score-sheet.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { BbEncounter, BbState } from './state.ts';

export const scoreSheet = (
  translate: Translate,
  encounter: BbEncounter,
  periods: readonly Period<BbState>[],
): ScoreSheet =>
  roundSheet(translate, encounter, periods, {
    about: ({ character: { perception, superSpeed } }) =>
      `Perception ${perception}${superSpeed > 0 ? ` · Super-speed ${superSpeed}` : ''}`,
    standing({ id, character: { endurance } }) {
      if (endurance === undefined) return {};
      const left = encounter.state.round === 0 ? undefined : encounter.state.models.get(id)?.endurance;
      return { fields: [field(left, translate('bbScoreSheet.endurance', { endurance }))] };
    },
    cell({ id }, round) {
      const place = round?.order.indexOf(id) ?? -1;
      const shown = round?.shown ?? [];
      return {
        fields: [field(place < 0 ? undefined : place + 1, translate('bbScoreSheet.place'))],
        boxes: [
          { label: translate('bbScoreSheet.turn'), isTicked: shown.includes(id) },
          { label: translate('bbScoreSheet.delayed'), isTicked: shown.includes(`${id}:delayed`) },
          { label: translate('bbScoreSheet.forced'), isTicked: shown.includes(`${id}:forced`) },
        ],
      };
    },
    legend: translate('bbScoreSheet.legend'),
  });
