/** What a character of the Action Round is played from. */

import { marksOf } from '../../character-fields/tokens.ts';
import type { PlayRow, PlayRowRules } from '../../rules/play-row.ts';
import { numberText } from '../../text/number-text.ts';
import type { Translate } from '../../texts/translate.ts';
import { derive } from './derive.ts';
import type { ArCharacter } from './fields.ts';
import { signed } from './signed.ts';
import { TOKENS } from './tokens.ts';

export const playRows: PlayRowRules<ArCharacter> = { of: playRow };

function playRow(translate: Translate, character: ArCharacter): PlayRow {
  const { powerLevel, initiative, speedRank = 0, wits = 0, destiny = 0, stress = 0 } = character;
  const { skills = [], powers = [], conditions = [] } = character;
  const { easy, moderate, hard, walk } = derive(character).derived;
  return {
    kind: translate('arPlayRow.powerLevel', { powerLevel: numberText(powerLevel) }),
    numbers: [
      ['Initiative', signed(initiative)],
      [translate('arPlayRow.speedRank'), signed(speedRank)],
      ...(walk === undefined
        ? []
        : [[translate('arPlayRow.walk'), translate('arPlayRow.feet', { feet: numberText(walk) })] as const]),
      ['Wits', signed(wits)],
      ['Destiny', numberText(destiny)],
      ['Stress', numberText(stress)],
      [
        'Easy / Moderate / Hard',
        [easy, moderate, hard].map((n) => (n === undefined ? '–' : numberText(n))).join(' / '),
      ],
    ],
    attacks: [],
    lines: powers.map(({ name, rank, area = false, text = '' }) => ({
      name: [name, ...(rank === undefined ? [] : [signed(rank)]), ...(area ? [translate('arPlayRow.area')] : [])].join(
        ', ',
      ),
      text,
    })),
    words: [
      ...skills.map(({ name, rank }) => ({ name, text: signed(rank) })),
      ...(conditions.length === 0 ? [] : [{ name: translate('arPlayRow.conditions'), text: conditions.join(', ') }]),
    ],
    effects: marksOf(TOKENS),
  };
}
