/** Defines the row of a character of SSUA in a line-up, the printed overview of the characters of an encounter. */
import type { LineUpRules } from '../../rules/line-up-rules.ts';
import { formatAttackLine } from './attack-line.ts';
import { getActionPoints } from './derive.ts';
import type { SsuaCharacter } from './fields.ts';
import type { SsuaOptions } from './options.ts';

export const lineUp: LineUpRules<SsuaCharacter, SsuaOptions> = {
  listColumns: (translate) => [
    { head: translate('ssuaLineUp.role'), kind: 'words', width: { part: 0.4 } },
    { head: 'Agility', kind: 'figure', width: { ems: 3.6 } },
    { head: 'Mind', kind: 'figure', width: { ems: 3.6 } },
    { head: 'AP', kind: 'figure', width: { ems: 3.6 } },
    { head: 'Hits', kind: 'figure', width: { ems: 3.6 } },
  ],
  listCells: (translate, character) => [
    [
      ...(character.henchman ? [translate('ssuaLineUp.henchman')] : []),
      ...(character.vehicle ? [translate('ssuaLineUp.vehicle')] : []),
    ].join(', '),
    String(character.agility),
    String(character.mind),
    String(getActionPoints(character) ?? ''),
    character.hits === undefined ? '' : String(character.hits),
  ],
  listAttacks: (_translate, { attacks = [] }) =>
    attacks.map((attack) => ({ name: attack.name, text: formatAttackLine(attack) ?? '' })),
  legend: (translate) => translate('ssuaLineUp.legend'),
};
