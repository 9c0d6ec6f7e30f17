/** Creates the row from which a character of Bulletproof Blues is played. */

import { listMarks } from '../../character-fields/tokens.ts';
import { createSingleEffects, type PlayRow, type PlayRowRules } from '../../rules/play-row.ts';
import { formatPlainNumber } from '../../text/number-text.ts';
import type { Translate } from '../../texts/translate.ts';
import { derive } from './derive.ts';
import { getDefenseDifficulty, isRank } from './facts.ts';
import type { BbCharacter } from './fields.ts';
import { TOKENS } from './tokens.ts';

export const playRows: PlayRowRules<BbCharacter> = { createRow: createPlayRow };

function createPlayRow(translate: Translate, character: BbCharacter): PlayRow {
  const { perception, superSpeed = 0, prowess = 0, agility = 0, endurance, powers = [], expertise = [] } = character;
  const { order, block, dodge } = derive(character).derived;
  const listKnownNumber = (numberLabel: string, value: number | undefined): [string, string][] =>
    value === undefined || value === 0 ? [] : [[numberLabel, formatPlainNumber(value)]];
  return {
    kind: '',
    numbers: [
      ['Perception', formatPlainNumber(perception)],
      ...listKnownNumber('Super-speed', superSpeed),
      ...(order === undefined ? [] : [[translate('bbPlayRow.order'), `+${formatPlainNumber(order)}`] as const]),
      ...listKnownNumber('Prowess', prowess),
      ...listKnownNumber('Agility', agility),
      ...(block === undefined ? [] : [['Block', `+${formatPlainNumber(block)}`] as const]),
      ...(dodge === undefined ? [] : [['Dodge', `+${formatPlainNumber(dodge)}`] as const]),
    ],
    attackHeads: [],
    attacks: [],
    // D-14, D-15: each power shows the number that the other side has to roll.
    lines: powers.map(({ name, rank, text = '' }) => ({
      name: isRank(rank)
        ? translate('bbPlayRow.powerAndNeed', {
            name,
            rank: formatPlainNumber(rank),
            need: formatPlainNumber(getDefenseDifficulty(rank)),
          })
        : translate('bbPlayRow.power', { name, rank: formatPlainNumber(rank) }),
      text,
    })),
    words: expertise.length === 0 ? [] : [{ name: 'Expertise', text: expertise.join(', ') }],
    tracks: endurance === undefined ? [] : [{ label: 'Endurance', white: endurance, red: 0 }],
    effects: createSingleEffects(listMarks(TOKENS)),
  };
}
