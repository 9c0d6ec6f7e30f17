/** The round sheet of SSUA: who won the initiative, and the AP of every model round by round. */

import { t } from '../../../i18n/phrases.ts';
import type { Period } from '../../../play/log/periods.ts';
import { roundSheet } from '../../../play/log/round-sheet.ts';
import { boxes, field, type ScoreSheet } from '../../../play/log/score-sheet.ts';
import type { SsuaPlay, SsuaState } from './state.ts';

export const scoreSheet = (play: SsuaPlay, periods: readonly Period<SsuaState>[]): ScoreSheet =>
  roundSheet(play, periods, {
    about: ({ character }) => `AP ${character.ap} · Agility ${character.agility} · Mind ${character.mind}`,
    standing: ({ id, character: { hits } }) =>
      hits === undefined ? {} : { boxes: boxes(hits, hits - (play.state.models.get(id)?.hits ?? hits)) },
    cell: ({ id, character: { ap } }, round) => {
      const left = round?.models.get(id)?.ap;
      return { boxes: boxes(ap, left === undefined ? 0 : ap - left) };
    },
    side: ({ id }, round) => ({
      boxes: [{ label: t`begins`, isTicked: round?.order[0] === id }],
      fields: [field(round?.rolls.get(id)?.goals, 'Goals')],
    }),
    legend: t`Below a name a box for each Hit; under a round a box for each AP: cross them out as they go.`,
  });
