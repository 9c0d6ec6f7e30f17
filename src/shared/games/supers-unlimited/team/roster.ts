/** The roster of a team: its columns, the cells of a member, the lines at its top, the Gimmicks. */
import type { RosterCell } from '../../../rules/line-up-rules.ts';
import type { RosterRules } from '../../../rules/team-rules.ts';
import { deriveCharacter } from '../derive/character.ts';
import { normalCharacter } from '../documents/normal.ts';
import type { Character, EventPack, Team } from '../documents/schema.ts';
import { ACTION_TRAITS, TEAM_SIZES } from '../facts.ts';
import { nameOf, traitName } from '../names.ts';
import type { SuOptions } from '../options.ts';
import { gimmickText } from '../reference/gimmick-text.ts';

export const roster: RosterRules<Team, Character, EventPack, SuOptions> = {
  columns: (_translate, options) => [
    { head: 'Level', kind: 'figure', width: { ems: 3.1 } },
    { head: 'Alignment', kind: 'words', width: { ems: 4.9 } },
    { head: 'Class', kind: 'words', width: { part: 0.4 } },
    { head: 'Power', kind: 'figure', width: { ems: 3.2 } },
    { head: 'Move', kind: 'figure', width: { ems: 3.2 } },
    { head: 'Size', kind: 'figure', width: { ems: 2.7 } },
    { head: 'HP', kind: 'pair', split: 0.4, width: { ems: 4.7 } },
    ...ACTION_TRAITS.map((trait) => ({
      head: traitName(trait, options),
      kind: 'pair' as const,
      split: 0.46,
      width: { ems: 3.7 },
    })),
    { head: 'Rec.', kind: 'figure', width: { ems: 2.7 } },
  ],
  cells(translate, character, options) {
    const full = normalCharacter(character);
    const red = deriveCharacter(character, options).redZone?.red ?? full.hp.red;
    return [
      String(full.level),
      nameOf(full.alignment),
      full.classes.map(nameOf).join(', '),
      String(full.power),
      `${full.move}"`,
      String(full.size),
      [String(full.hp.total), translate('suRoster.redBoxes', { red })],
      ...ACTION_TRAITS.map((trait): RosterCell => {
        const { dice, resistance } = full.traits[trait];
        return [String(dice), `R${resistance}`];
      }),
      String(full.traits.recovery.dice),
    ];
  },
  details(translate, team, event, factionName) {
    const agreed = event?.levels ?? team.levels;
    const size = TEAM_SIZES.find((row) => row.levels === agreed);
    const { kind, faction = '', alignment } = team.allegiance;
    return [
      ['Formation', nameOf(team.formation)],
      ['Allegiance', kind === 'faction' ? factionName(faction) : nameOf(alignment ?? kind)],
      [
        'Size',
        size
          ? translate('suRoster.knownSize', { size: nameOf(size.id), levels: agreed })
          : translate('suRoster.size', { levels: agreed }),
      ],
    ];
  },
  extras: (translate, team) => ({
    title: translate('suTeam.gimmicks'),
    rows: [...new Set(team.gimmicks ?? [])].flatMap((id) => {
      const gimmick = gimmickText(translate, id);
      return gimmick ? [gimmick] : [];
    }),
  }),
  legend: (translate) => translate('suRoster.legend'),
};
