/** The round sheet of Bulletproof Blues: the place of everybody in the order, and turns that were delayed or lost. */
import { t } from '../../../i18n/phrases.ts';
import type { Period } from '../../../play/log/periods.ts';
import { roundSheet } from '../../../play/log/round-sheet.ts';
import { field, type ScoreSheet } from '../../../play/log/score-sheet.ts';
import type { BbPlay, BbState } from './state.ts';

export const scoreSheet = (play: BbPlay, periods: readonly Period<BbState>[]): ScoreSheet =>
  roundSheet(play, periods, {
    about: ({ character: { perception, superSpeed } }) =>
      `Perception ${perception}${superSpeed > 0 ? ` · Super-speed ${superSpeed}` : ''}`,
    standing({ id, character: { endurance } }) {
      if (endurance === undefined) return {};
      const left = play.state.round === 0 ? undefined : play.state.models.get(id)?.endurance;
      return { fields: [field(left, t`Endurance of ${endurance}`)] };
    },
    cell({ id }, round) {
      const place = round?.order.indexOf(id) ?? -1;
      const shown = round?.shown ?? [];
      return {
        fields: [field(place < 0 ? undefined : place + 1, t`Place`)],
        boxes: [
          { label: t`turn`, isTicked: shown.includes(id) },
          { label: t`delayed`, isTicked: shown.includes(`${id}:delayed`) },
          { label: t`forced`, isTicked: shown.includes(`${id}:forced`) },
        ],
      };
    },
    legend: t`Place is that in the order of the round; the environment comes last. A forced action costs the next turn.`,
  });
