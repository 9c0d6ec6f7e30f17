/** What a character of Bulletproof Blues is played from. */

import { marksOf } from '../../character-fields/tokens.ts';
import type { PlayRow, PlayRowRules } from '../../rules/play-row.ts';
import { numberText } from '../../text/number-text.ts';
import type { Translate } from '../../texts/translate.ts';
import { derive } from './derive.ts';
import { defenceDifficulty, isRank } from './facts.ts';
import type { BbCharacter } from './fields.ts';
import { TOKENS } from './tokens.ts';

export const playRows: PlayRowRules<BbCharacter> = { of: playRow };

function playRow(translate: Translate, character: BbCharacter): PlayRow {
  const { perception, superSpeed = 0, prowess = 0, agility = 0, endurance, powers = [], expertise = [] } = character;
  const { order, block, dodge } = derive(character).derived;
  const known = (label: string, value: number | undefined): [string, string][] =>
    value === undefined || value === 0 ? [] : [[label, numberText(value)]];
  return {
    kind: '',
    numbers: [
      ['Perception', numberText(perception)],
      ...known('Super-speed', superSpeed),
      ...(order === undefined ? [] : [[translate('bbPlayRow.order'), `+${numberText(order)}`] as const]),
      ...known('Prowess', prowess),
      ...known('Agility', agility),
      ...(block === undefined ? [] : [['Block', `+${numberText(block)}`] as const]),
      ...(dodge === undefined ? [] : [['Dodge', `+${numberText(dodge)}`] as const]),
    ],
    attacks: [],
    // D-14, D-15: what the other side has to roll stands behind each power.
    lines: powers.map(({ name, rank, text = '' }) => ({
      name: isRank(rank)
        ? translate('bbPlayRow.powerAndNeed', {
            name,
            rank: numberText(rank),
            need: numberText(defenceDifficulty(rank)),
          })
        : translate('bbPlayRow.power', { name, rank: numberText(rank) }),
      text,
    })),
    words: expertise.length === 0 ? [] : [{ name: 'Expertise', text: expertise.join(', ') }],
    ...(endurance === undefined ? {} : { track: { label: 'Endurance', white: endurance, red: 0 } }),
    effects: marksOf(TOKENS),
  };
}
