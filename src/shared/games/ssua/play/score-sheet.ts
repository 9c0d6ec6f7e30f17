/** Creates the round sheet of SSUA: the winner of the Initiative, and the AP of every model in each round. */
import type { Period } from '../../../play/log/periods.ts';
import { createRoundSheet } from '../../../play/log/round-sheet.ts';
import { createBoxes, createField, createTickField, type ScoreSheet } from '../../../play/log/score-sheet.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { SsuaEncounter, SsuaState } from './state.ts';

export const createScoreSheet = (
  translate: Translate,
  encounter: SsuaEncounter,
  periods: readonly Period<SsuaState>[],
): ScoreSheet =>
  createRoundSheet(translate, encounter, periods, {
    describe: ({ character }) => `AP ${character.ap} · Agility ${character.agility} · Mind ${character.mind}`,
    getLastingFields: ({ id, character: { hits } }) =>
      hits === undefined ? {} : { boxes: createBoxes(hits, hits - (encounter.state.models.get(id)?.hits ?? hits)) },
    createCell: ({ id, character: { ap: maxActionPoints } }, round) => {
      const actionPointsLeft = round?.models.get(id)?.ap;
      return {
        boxes: createBoxes(maxActionPoints, actionPointsLeft === undefined ? 0 : maxActionPoints - actionPointsLeft),
      };
    },
    createSideCell: ({ id }, round) => ({
      fields: [
        createField(round?.rolls.get(id)?.goals, 'Goals'),
        createTickField(round?.order[0] === id, translate('ssuaScoreSheet.begins')),
      ],
    }),
    legend: translate('ssuaScoreSheet.legend'),
  });
