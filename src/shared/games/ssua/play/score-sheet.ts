/** The round sheet of SSUA: who won the initiative, and the AP of every model round by round. */
import type { Period } from '../../../play/log/periods.ts';
import { roundSheet } from '../../../play/log/round-sheet.ts';
import { boxes, field, type ScoreSheet } from '../../../play/log/score-sheet.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { SsuaEncounter, SsuaState } from './state.ts';

export const scoreSheet = (
  translate: Translate,
  encounter: SsuaEncounter,
  periods: readonly Period<SsuaState>[],
): ScoreSheet =>
  roundSheet(translate, encounter, periods, {
    about: ({ character }) => `AP ${character.ap} · Agility ${character.agility} · Mind ${character.mind}`,
    standing: ({ id, character: { hits } }) =>
      hits === undefined ? {} : { boxes: boxes(hits, hits - (encounter.state.models.get(id)?.hits ?? hits)) },
    cell: ({ id, character: { ap } }, round) => {
      const left = round?.models.get(id)?.ap;
      return { boxes: boxes(ap, left === undefined ? 0 : ap - left) };
    },
    side: ({ id }, round) => ({
      boxes: [{ label: translate('ssuaScoreSheet.begins'), isTicked: round?.order[0] === id }],
      fields: [field(round?.rolls.get(id)?.goals, 'Goals')],
    }),
    legend: translate('ssuaScoreSheet.legend'),
  });
