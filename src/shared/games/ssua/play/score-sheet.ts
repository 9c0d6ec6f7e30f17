/** Creates the round sheet of SSUA: the winner of the Initiative, and the AP of every model in each round. */
import type { Period } from '../../../play/log/periods.ts';
import { createRoundSheet } from '../../../play/log/round-sheet.ts';
import { createBoxes, createField, type ScoreSheet } from '../../../play/log/score-sheet.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { SsuaEncounter, SsuaState } from './state.ts';

export const createScoreSheet = (
  translate: Translate,
  encounter: SsuaEncounter,
  periods: readonly Period<SsuaState>[],
): ScoreSheet =>
  createRoundSheet(translate, encounter, periods, {
    describe: ({ character }) => `AP ${character.ap} · Agility ${character.agility} · Mind ${character.mind}`,
    getLastingFields: ({ id: modelId, character: { hits } }) =>
      hits === undefined
        ? {}
        : { boxes: createBoxes(hits, hits - (encounter.state.models.get(modelId)?.hits ?? hits)) },
    createCell: ({ id: modelId, character: { ap: maxActionPoints } }, round) => {
      const actionPointsLeft = round?.models.get(modelId)?.ap;
      return {
        boxes: createBoxes(maxActionPoints, actionPointsLeft === undefined ? 0 : maxActionPoints - actionPointsLeft),
      };
    },
    createSideCell: ({ id: modelId }, round) => ({
      boxes: [{ label: translate('ssuaScoreSheet.begins'), isTicked: round?.order[0] === modelId }],
      fields: [createField(round?.rolls.get(modelId)?.goals, 'Goals')],
    }),
    legend: translate('ssuaScoreSheet.legend'),
  });
