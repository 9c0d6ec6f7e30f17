/** The round sheet of BattleTech: initiative, MP and heat of every unit round by round. */
import { t } from '../../../i18n/phrases.ts';
import type { Period } from '../../../play/log/periods.ts';
import { roundSheet } from '../../../play/log/round-sheet.ts';
import { field, type ScoreSheet } from '../../../play/log/score-sheet.ts';
import { numberText } from '../../../text/number-text.ts';
import { signed } from '../derive.ts';
import { bonusOf } from '../initiative.ts';
import type { BtPlay, BtState } from './state.ts';

export const scoreSheet = (play: BtPlay, periods: readonly Period<BtState>[]): ScoreSheet =>
  roundSheet(play, periods, {
    about({ character }) {
      const bonus = bonusOf(character, play.options);
      const added = bonus === undefined ? '' : t` · bonus ${signed(bonus)}`;
      return t`${numberText(character.tonnage)} tons · MP ${character.mpNow}${added}`;
    },
    cell({ id }, round) {
      const model = round?.models.get(id);
      const hasRolled = model !== undefined && model.dice !== null;
      return {
        fields: [
          field(hasRolled ? model.total : undefined, 'Init'),
          field(model?.mp, 'MP'),
          field(model?.heat, t`Heat`),
        ],
        boxes: [{ label: t`had its slot`, isTicked: round?.acted.includes(id) ?? false }],
      };
    },
    legend: t`Init is the whole roll with its bonus. MP and heat as they stand at the end of the round.`,
  });
