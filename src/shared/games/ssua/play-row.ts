/** What a character of SSUA is played from. */

import { marksOf } from '../../character-fields/tokens.ts';
import type { PlayRow, PlayRowRules } from '../../rules/play-row.ts';
import { numberText } from '../../text/number-text.ts';
import type { Translate } from '../../texts/translate.ts';
import { attackLine, wordText } from './attack-line.ts';
import { deriveCharacter } from './derive.ts';
import type { SsuaCharacter } from './fields.ts';
import type { SsuaOptions } from './options.ts';
import { TOKENS } from './tokens.ts';

export const playRows: PlayRowRules<SsuaCharacter, SsuaOptions> = { of: playRow };

function playRow(translate: Translate, character: SsuaCharacter, options: SsuaOptions): PlayRow {
  const { character: full, derived } = deriveCharacter(character, options);
  const { agility, mind, strength, resolve, physical, mental, moveMultiplier = 1, rerolls = 0, hits } = full;
  const stat = (label: string, value: number | undefined): [string, string][] =>
    value === undefined ? [] : [[label, numberText(value)]];
  const pair = (label: string, value: typeof physical): [string, string][] =>
    value === undefined
      ? []
      : [[translate('ssuaPlayRow.hitAndResist', { label }), `${numberText(value.hit)} / ${numberText(value.resist)}`]];
  return {
    kind: derived.roles.join(', '),
    numbers: [
      ...stat('Agility', agility),
      ...stat('Mind', mind),
      ...stat('Strength', strength),
      ...stat('Resolve', resolve),
      ...stat('AP', derived.ap),
      ...pair('Physical', physical),
      ...pair('Mental', mental),
      ...(moveMultiplier === 1 ? [] : stat('Move ×', moveMultiplier)),
      ...(rerolls === 0 ? [] : stat(translate('ssuaPlayRow.rerolls'), rerolls)),
    ],
    attacks: (full.attacks ?? []).map((attack) => ({ name: attack.name, text: attackLine(attack) ?? '' })),
    lines: (full.powers ?? []).map(({ name, text = '', ap, mark }) => ({
      name: [
        name,
        ...(mark === undefined ? [] : [wordText(mark)]),
        ...(ap === undefined ? [] : [`${numberText(ap)} AP`]),
      ].join(', '),
      text,
    })),
    words: [
      ...derived.ownPrices.map(({ name, cost }) => ({ name, text: cost })),
      ...(derived.lift === undefined ? [] : [{ name: 'Lift', text: derived.lift }]),
    ],
    ...(hits === undefined ? {} : { track: { label: 'Hits', white: hits, red: 0 } }),
    effects: marksOf(TOKENS),
  };
}
