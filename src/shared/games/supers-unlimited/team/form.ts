/** The form and the list of teams. */

import type { TeamFormSpec, TeamListSpec } from '../../../form/team-form.ts';
import type { GameContext } from '../../../rules/game-rules.ts';
import type { LateText } from '../../../texts/late-text.ts';
import { checkTeam } from '../check/check-team.ts';
import { goonSupersAllowed } from '../derive/team.ts';
import type { Character, EventPack, Team } from '../documents/schema.ts';
import { COMBINED, GIMMICKS, GOON, TEAM_SIZES } from '../facts.ts';
import { nameOf } from '../names.ts';
import type { SuOptions } from '../options.ts';
import { gimmickText } from '../reference/gimmick-text.ts';
import { nameGameSize, nameWord } from '../word-labels.ts';

export const TEAM_FORM: TeamFormSpec = {
  namePlaceholder: (t) => t('suForms.teamNamePlaceholder'),
  fields: [
    {
      kind: 'size',
      at: '/levels',
      label: (t) => t('suForms.agreedLevels'),
      usualLabel: (t) => t('suForms.usualSizes'),
      usual: TEAM_SIZES.map(({ id, levels }) => ({ value: levels, name: nameGameSize(id) })),
    },
    {
      kind: 'word',
      at: '/formation',
      label: (t) => t('suForms.formation'),
      of: 'formations',
      hint: (formation, options) => FORMATION_HINTS[formation]?.(options as SuOptions),
    },
    {
      kind: 'either',
      at: '/allegiance',
      by: 'kind',
      label: (t) => t('suForms.allegiance'),
      ways: [
        {
          id: 'faction',
          label: (t) => t('suForms.faction'),
          field: {
            kind: 'faction',
            key: 'faction',
            at: '/allegiance/faction',
            label: (t) => t('suForms.factionOfTeam'),
            placeholder: (t) => t('suForms.factionPlaceholder'),
          },
        },
        {
          id: 'alignment',
          label: (t) => t('suForms.alignment'),
          field: {
            kind: 'word',
            key: 'alignment',
            at: '/allegiance/alignment',
            label: (t) => t('suForms.alignmentOfTeam'),
            of: 'team-alignments',
          },
        },
      ],
    },
  ],
  picks: {
    at: '/gimmicks',
    title: (t) => t('suForms.gimmickTitle'),
    add: (t) => t('suForms.addGimmick'),
    hint: (t) => t('suForms.gimmicksHint'),
    useless: (t) => t('suForms.picksUseless'),
    unknown: (t) => t('suForms.picksUnknown'),
    figure: 'gimmicks',
    choices: (translate) =>
      GIMMICKS.map(({ id, class: of }) => ({
        id,
        name: nameOf(id),
        group: of === 'any' ? (t) => t('suForms.everybody') : nameWord(of),
        text: gimmickText(translate, id)?.text ?? '',
      })),
    uselessIn: (team, context) => uselessGimmicks(team as Team, context as Context),
  },
};

type Context = GameContext<Character, EventPack, SuOptions>;

/** E-34 to E-36: what a formation asks for, in a line. */
const FORMATION_HINTS: Readonly<Record<string, (options: SuOptions) => LateText>> = {
  'super-force': () => (t) => t('suForms.superForceHint'),
  'combined-team': () => (t) => {
    const { ratio, highLevelMost: supers, highLevel: level } = COMBINED;
    return t('suForms.combinedTeamHint', { ratio, supers, level });
  },
  'goon-squad': goonSquadHint,
};

/** E-36, E?43: the Levels that allow a second Super, and how many are allowed below. */
function goonSquadHint({ 'su.goonRounding': rounding }: SuOptions): LateText {
  const second = Array.from({ length: 2 * GOON.levelsPerSuper }, (_, i) => i + 1).find(
    (levels) => goonSupersAllowed(levels, rounding) === 2,
  );
  const { ratio, levelsPerSuper: levels } = GOON;
  const first = goonSupersAllowed(1, rounding) === 1 ? 'any' : 'full';
  return (t) => t('suForms.goonSquadHint', { ratio, first, levels, second: second ?? '' });
}

/** Ids of chosen and unchosen Gimmicks that no member can use; all are checked in one run. */
function uselessGimmicks(team: Team, { characters, options, event }: Context): Set<string> {
  const { findings } = checkTeam({ ...team, gimmicks: GIMMICKS.map(({ id }) => id) }, characters, options, event);
  return new Set(findings.flatMap((f) => (f.code === 'su.team.gimmicks.no-user' ? [String(f.actual)] : [])));
}

export const TEAM_LIST: TeamListSpec = {
  column: { kind: 'text', label: (t) => t('suForms.formation'), at: '/formation', of: 'formations' },
  facets: [
    {
      at: '/formation',
      label: (t) => t('suForms.formation'),
      of: 'formations',
      every: (t) => t('suForms.everyFormation'),
    },
  ],
  sizeLabel: (t) => t('suForms.levels'),
  banner(team) {
    const { kind, alignment } = (team as Team).allegiance;
    return kind === 'alignment' ? (alignment ?? '') : undefined;
  },
};
