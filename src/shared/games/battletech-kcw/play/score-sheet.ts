/** The round sheet of BattleTech: initiative, MP and heat of every unit round by round. */
import type { Period } from '../../../play/log/periods.ts';
import { roundSheet } from '../../../play/log/round-sheet.ts';
import { field, type ScoreSheet } from '../../../play/log/score-sheet.ts';
import { numberText } from '../../../text/number-text.ts';
import type { Translate } from '../../../texts/translate.ts';
import { signed } from '../derive.ts';
import { bonusOf } from '../initiative.ts';
import type { BtEncounter, BtState } from './state.ts';

export const scoreSheet = (
  translate: Translate,
  encounter: BtEncounter,
  periods: readonly Period<BtState>[],
): ScoreSheet =>
  roundSheet(translate, encounter, periods, {
    about({ character }) {
      const bonus = bonusOf(character, encounter.options);
      const about = { tons: numberText(character.tonnage), mp: character.mpNow };
      return bonus === undefined
        ? translate('kcwScoreSheet.about', about)
        : translate('kcwScoreSheet.aboutWithBonus', { ...about, bonus: signed(bonus) });
    },
    cell({ id }, round) {
      const model = round?.models.get(id);
      const hasRolled = model !== undefined && model.dice !== null;
      return {
        fields: [
          field(hasRolled ? model.total : undefined, 'Init'),
          field(model?.mp, 'MP'),
          field(model?.heat, translate('kcwScoreSheet.heat')),
        ],
        boxes: [{ label: translate('kcwScoreSheet.hadSlot'), isTicked: round?.acted.includes(id) ?? false }],
      };
    },
    legend: translate('kcwScoreSheet.legend'),
  });
