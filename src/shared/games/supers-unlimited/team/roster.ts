/**
 * Defines the roster of a team: its columns, the cells of a member, the details at its top, and the Gimmicks. A column is as wide as a
 * number of ems, or a part of the free width. `split` is the share of the column that the first value of a pair gets.
 */
import type { RosterCell } from '../../../rules/line-up-rules.ts';
import type { RosterRules } from '../../../rules/team-rules.ts';
import { deriveCharacter } from '../derive/character.ts';
import { formatAttackNotation } from '../derive/notation.ts';
import { completeCharacter } from '../documents/complete.ts';
import type { Character, EventPack, Team } from '../documents/schema.ts';
import { ACTION_TRAITS, TEAM_SIZES } from '../facts.ts';
import { getTermName, getTraitName } from '../names.ts';
import type { SuOptions } from '../options.ts';
import { getGimmickEntry } from '../reference/gimmick-text.ts';

/** Terms of the rules, such as Level and Formation, are the same in every language. */
export const roster: RosterRules<Team, Character, EventPack, SuOptions> = {
  listColumns: (_translate, options) => [
    { head: 'Level', kind: 'figure', width: { ems: 3.1 } },
    { head: 'Alignment', kind: 'words', width: { ems: 4.9 } },
    { head: 'Class', kind: 'words', width: { part: 0.4 } },
    { head: 'Power', kind: 'figure', width: { ems: 3.2 } },
    { head: 'Move', kind: 'figure', width: { ems: 3.2 } },
    { head: 'Size', kind: 'figure', width: { ems: 2.7 } },
    { head: 'HP', kind: 'pair', split: 0.4, width: { ems: 4.7 } },
    ...ACTION_TRAITS.map((trait) => ({
      head: getTraitName(trait, options),
      kind: 'pair' as const,
      split: 0.46,
      width: { ems: 3.7 },
    })),
    { head: 'Rec.', kind: 'figure', width: { ems: 2.7 } },
  ],
  listCells(translate, character, options) {
    const fullCharacter = completeCharacter(character);
    // Invalid HP have no red zone; then the number of the document or its default is printed.
    const redBoxes = deriveCharacter(character, options).redZone?.red ?? fullCharacter.hp.red;
    return [
      String(fullCharacter.level),
      getTermName(fullCharacter.alignment),
      fullCharacter.classes.map(getTermName).join(', '),
      String(fullCharacter.power),
      `${fullCharacter.move}″`,
      String(fullCharacter.size),
      [String(fullCharacter.hp.total), translate('suRoster.redBoxes', { red: redBoxes })],
      ...ACTION_TRAITS.map((trait): RosterCell => {
        const { dice, resistance } = fullCharacter.traits[trait];
        return [String(dice), `R${resistance}`];
      }),
      String(fullCharacter.traits.recovery.dice),
    ];
  },
  listAttacks: (_translate, { attacks }, options) =>
    (attacks ?? []).map((attack) => ({ name: attack.name, text: formatAttackNotation(attack, options) })),
  listDetails(translate, team, eventPack, factionName) {
    const agreedLevels = eventPack?.levels ?? team.levels;
    const teamSize = TEAM_SIZES.find((sizeRow) => sizeRow.levels === agreedLevels);
    const { kind, faction = '', alignment } = team.allegiance;
    return [
      ['Formation', getTermName(team.formation)],
      ['Allegiance', kind === 'faction' ? factionName(faction) : getTermName(alignment ?? kind)],
      [
        'Size',
        teamSize
          ? translate('suRoster.knownSize', { size: getTermName(teamSize.id), levels: agreedLevels })
          : translate('suRoster.size', { levels: agreedLevels }),
      ],
    ];
  },
  listExtras: (translate, team) => ({
    title: translate('suTeam.gimmicks'),
    rows: [...new Set(team.gimmicks ?? [])].flatMap((gimmickId) => {
      const gimmick = getGimmickEntry(translate, gimmickId);
      return gimmick ? [gimmick] : [];
    }),
  }),
  legend: (translate) => translate('suRoster.legend'),
};
