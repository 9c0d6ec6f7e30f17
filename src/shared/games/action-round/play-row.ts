/** Creates the row from which a character of the Action Round is played. */

import { listMarks } from '../../character-fields/tokens.ts';
import { createSingleEffects, type PlayRow, type PlayRowRules } from '../../rules/play-row.ts';
import { formatPlainNumber } from '../../text/number-text.ts';
import type { Translate } from '../../texts/translate.ts';
import { derive } from './derive.ts';
import type { ArCharacter } from './fields.ts';
import { formatSigned } from './format-signed.ts';
import { TOKENS } from './tokens.ts';

export const playRows: PlayRowRules<ArCharacter> = { createRow: createPlayRow };

function createPlayRow(translate: Translate, character: ArCharacter): PlayRow {
  const { powerLevel, initiative, speedRank = 0, wits = 0, destiny = 0, stress = 0 } = character;
  const { skills = [], powers = [], conditions = [] } = character;
  const { easy, moderate, hard, walk } = derive(character).derived;
  return {
    kind: translate('arPlayRow.powerLevel', { powerLevel: formatPlainNumber(powerLevel) }),
    numbers: [
      ['Initiative', formatSigned(initiative)],
      [translate('arPlayRow.speedRank'), formatSigned(speedRank)],
      ...(walk === undefined
        ? []
        : [[translate('arPlayRow.walk'), translate('arPlayRow.feet', { feet: formatPlainNumber(walk) })] as const]),
      ['Wits', formatSigned(wits)],
      ['Destiny', formatPlainNumber(destiny)],
      ['Stress', formatPlainNumber(stress)],
      [
        'Easy / Moderate / Hard',
        [easy, moderate, hard]
          .map((difficulty) => (difficulty === undefined ? '–' : formatPlainNumber(difficulty)))
          .join(' / '),
      ],
    ],
    attackHeads: [],
    attacks: [],
    lines: powers.map(({ name, rank, area = false, text = '' }) => ({
      name: [
        name,
        ...(rank === undefined ? [] : [formatSigned(rank)]),
        ...(area ? [translate('arPlayRow.area')] : []),
      ].join(', '),
      text,
    })),
    words: [
      ...skills.map(({ name, rank }) => ({ name, text: formatSigned(rank) })),
      ...(conditions.length === 0 ? [] : [{ name: translate('arPlayRow.conditions'), text: conditions.join(', ') }]),
    ],
    tracks: [],
    effects: createSingleEffects(listMarks(TOKENS)),
  };
}
