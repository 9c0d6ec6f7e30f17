/** The round sheet of the Action Round: who has had a turn, what it costs to be pushed, and Destiny dice. */
import { t } from '../../../i18n/phrases.ts';
import type { Period } from '../../../play/log/periods.ts';
import { roundSheet } from '../../../play/log/round-sheet.ts';
import { boxes, field, type ScoreSheet } from '../../../play/log/score-sheet.ts';
import type { ArPlay, ArState } from './state.ts';

export const scoreSheet = (play: ArPlay, periods: readonly Period<ArState>[]): ScoreSheet =>
  roundSheet(play, periods, {
    about: ({ character: { powerLevel, initiative, destiny } }) =>
      t`PL ${powerLevel} · initiative ${initiative}${destiny > 0 ? ` · Destiny ${destiny}` : ''}`,
    standing({ id, character: { destiny } }) {
      const left = play.state.models.get(id)?.destiny ?? destiny;
      return destiny > 0 ? { boxes: boxes(destiny, destiny - left) } : {};
    },
    cell({ id }, round) {
      const model = round?.models.get(id);
      return {
        boxes: [{ label: t`turn`, isTicked: round?.acted.includes(id) ?? false }],
        fields: [field(model?.fatigue || undefined, 'Fatigue'), field(model?.stress || undefined, 'Stress')],
      };
    },
    legend: t`Below a name a box for each Destiny die. Fatigue 1 is fatigued, 2 exhausted, 3 incapacitated.`,
  });
