/** The row of a unit in a line-up. */
import type { PrintedWord } from '../../form/vocabulary.ts';
import type { LineUpRules } from '../../rules/line-up-rules.ts';
import { numberText } from '../../text/number-text.ts';
import { signed } from './derive.ts';
import { type BtUnit, UNIT_TYPES, UNITS } from './fields.ts';
import { bonusOf } from './initiative.ts';
import type { BtOptions } from './options.ts';

const getPrinted = (words: readonly PrintedWord[], id: string): string =>
  words.find((word) => word.id === id)?.printed ?? id;

export const lineUp: LineUpRules<BtUnit, BtOptions> = {
  columns: (translate) => [
    { head: translate('kcwLineUp.unit'), kind: 'words', width: { part: 0.16 } },
    { head: translate('kcwLineUp.type'), kind: 'words', width: { part: 0.3 } },
    { head: translate('kcwLineUp.tons'), kind: 'figure', width: { ems: 3.8 } },
    { head: 'MP', kind: 'figure', width: { ems: 3.2 } },
    { head: translate('kcwLineUp.bonus'), kind: 'figure', width: { ems: 3.8 } },
  ],
  cells(_translate, unit, options) {
    const bonus = bonusOf(unit, options);
    return [
      getPrinted(UNITS, unit.unit),
      getPrinted(UNIT_TYPES, unit.type),
      numberText(unit.tonnage),
      numberText(unit.mpNow ?? unit.mp),
      bonus === undefined ? '' : signed(bonus),
    ];
  },
  legend: (translate) => translate('kcwLineUp.legend'),
};
