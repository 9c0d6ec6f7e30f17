/** Defines the row of a unit in a line-up. */
import type { PrintedWord } from '../../form/vocabulary.ts';
import type { LineUpRules } from '../../rules/line-up-rules.ts';
import { formatPlainNumber } from '../../text/number-text.ts';
import { formatSigned } from './derive.ts';
import { type BtUnit, UNIT_TYPES, UNITS } from './fields.ts';
import { computeBonus } from './initiative.ts';
import type { BtOptions } from './options.ts';

const getPrintedWord = (words: readonly PrintedWord[], wordId: string): string =>
  words.find((word) => word.id === wordId)?.printed ?? wordId;

export const lineUp: LineUpRules<BtUnit, BtOptions> = {
  listColumns: (translate) => [
    { head: translate('kcwLineUp.unit'), kind: 'words', width: { part: 0.16 } },
    { head: translate('kcwLineUp.type'), kind: 'words', width: { part: 0.3 } },
    { head: translate('kcwLineUp.tons'), kind: 'figure', width: { ems: 3.8 } },
    { head: 'MP', kind: 'figure', width: { ems: 3.2 } },
    { head: translate('kcwLineUp.bonus'), kind: 'figure', width: { ems: 3.8 } },
  ],
  listCells(_translate, unit, options) {
    const bonus = computeBonus(unit, options);
    return [
      getPrintedWord(UNITS, unit.unit),
      getPrintedWord(UNIT_TYPES, unit.type),
      formatPlainNumber(unit.tonnage),
      formatPlainNumber(unit.mpNow ?? unit.mp),
      bonus === undefined ? '' : formatSigned(bonus),
    ];
  },
  legend: (translate) => translate('kcwLineUp.legend'),
};
