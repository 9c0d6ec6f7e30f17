/** Creates the round sheet of BattleTech: initiative, MP and heat of every unit in each round. */
import type { Period } from '../../../play/log/periods.ts';
import { createRoundSheet } from '../../../play/log/round-sheet.ts';
import { createField, createTickField, type ScoreSheet } from '../../../play/log/score-sheet.ts';
import { formatPlainNumber } from '../../../text/number-text.ts';
import type { Translate } from '../../../texts/translate.ts';
import { formatSigned } from '../derive.ts';
import { computeBonus } from '../initiative.ts';
import type { BtEncounter, BtState } from './state.ts';

export const createScoreSheet = (
  translate: Translate,
  encounter: BtEncounter,
  periods: readonly Period<BtState>[],
): ScoreSheet =>
  createRoundSheet(translate, encounter, periods, {
    describe({ character }) {
      const initiativeBonus = computeBonus(character, encounter.options);
      const values = { tons: formatPlainNumber(character.tonnage), mp: character.mpNow };
      return initiativeBonus === undefined
        ? translate('kcwScoreSheet.about', values)
        : translate('kcwScoreSheet.aboutWithBonus', { ...values, bonus: formatSigned(initiativeBonus) });
    },
    createCell({ id: modelId }, round) {
      const modelState = round?.models.get(modelId);
      const hasRolled = modelState !== undefined && modelState.dice !== null;
      return {
        fields: [
          createField(hasRolled ? modelState.total : undefined, 'Init'),
          createField(modelState?.mp, 'MP'),
          createField(modelState?.heat, translate('kcwScoreSheet.heat')),
          createTickField(round?.acted.includes(modelId) ?? false, translate('kcwScoreSheet.hadSlot')),
        ],
      };
    },
    legend: translate('kcwScoreSheet.legend'),
  });
