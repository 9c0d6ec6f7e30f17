/** Creates the row from which a character of SSUA is played: everything on its card, printed in a list of all models of an encounter. */

import { listMarks } from '../../character-fields/tokens.ts';
import { createSingleEffects, type PlayRow, type PlayRowRules } from '../../rules/play-row.ts';
import { formatPlainNumber } from '../../text/number-text.ts';
import type { Translate } from '../../texts/translate.ts';
import { formatAttackLine, getPrintedWord } from './attack-line.ts';
import { deriveCharacter } from './derive.ts';
import type { SsuaCharacter } from './fields.ts';
import type { SsuaOptions } from './options.ts';
import { TOKENS } from './tokens.ts';

export const playRows: PlayRowRules<SsuaCharacter, SsuaOptions> = { createRow: createPlayRow };

function createPlayRow(translate: Translate, character: SsuaCharacter, options: SsuaOptions): PlayRow {
  const { character: fullCharacter, derived } = deriveCharacter(character, options);
  const { agility, mind, strength, resolve, physical, mental, moveMultiplier = 1, rerolls = 0, hits } = fullCharacter;
  const listStat = (statLabel: string, statValue: number | undefined): [string, string][] =>
    statValue === undefined ? [] : [[statLabel, formatPlainNumber(statValue)]];
  const listHitAndResist = (statLabel: string, groupValues: typeof physical): [string, string][] =>
    groupValues === undefined
      ? []
      : [
          [
            translate('ssuaPlayRow.hitAndResist', { label: statLabel }),
            `${formatPlainNumber(groupValues.hit)} / ${formatPlainNumber(groupValues.resist)}`,
          ],
        ];
  return {
    kind: derived.roles.join(', '),
    numbers: [
      ...listStat('Agility', agility),
      ...listStat('Mind', mind),
      ...listStat('Strength', strength),
      ...listStat('Resolve', resolve),
      ...listStat('AP', derived.ap),
      ...listHitAndResist('Physical', physical),
      ...listHitAndResist('Mental', mental),
      ...(moveMultiplier === 1 ? [] : listStat('Move ×', moveMultiplier)),
      ...(rerolls === 0 ? [] : listStat(translate('ssuaPlayRow.rerolls'), rerolls)),
    ],
    attackHeads: [],
    attacks: (fullCharacter.attacks ?? []).map((attack) => ({
      name: attack.name,
      cells: [formatAttackLine(attack) ?? ''],
    })),
    lines: (fullCharacter.powers ?? []).map(({ name, text = '', ap: actionPoints, mark }) => ({
      name: [
        name,
        ...(mark === undefined ? [] : [getPrintedWord(mark)]),
        ...(actionPoints === undefined ? [] : [`${formatPlainNumber(actionPoints)} AP`]),
      ].join(', '),
      text,
    })),
    words: [
      ...derived.ownPrices.map(({ name, cost }) => ({ name, text: cost })),
      ...(derived.lift === undefined ? [] : [{ name: 'Lift', text: derived.lift }]),
    ],
    // Other games print some boxes of a track red. SSUA has only one kind of Hits.
    tracks: hits === undefined ? [] : [{ label: 'Hits', white: hits, red: 0 }],
    effects: createSingleEffects(listMarks(TOKENS)),
  };
}
