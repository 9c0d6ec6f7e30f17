/** The form and the list of teams. */

import type { TeamFormSpec, TeamListSpec } from '../../../form/team-form.ts';
import { t } from '../../../i18n/phrases.ts';
import type { GameContext } from '../../../rules/game-rules.ts';
import { checkTeam } from '../check/check-team.ts';
import { goonSupersAllowed } from '../derive/team.ts';
import type { Character, EventPack, Team } from '../documents/schema.ts';
import { COMBINED, GIMMICKS, GOON, TEAM_SIZES } from '../facts.ts';
import { nameOf } from '../names.ts';
import type { SuOptions } from '../options.ts';
import { gimmickText } from '../reference/gimmick-text.ts';

export const TEAM_FORM: TeamFormSpec = {
  namePlaceholder: 'Name your team',
  fields: [
    {
      kind: 'size',
      at: '/levels',
      label: 'Agreed Levels',
      usualLabel: 'Usual sizes',
      usual: TEAM_SIZES.map(({ id, levels }) => ({ value: levels, name: `${nameOf(id)} game` })),
    },
    {
      kind: 'word',
      at: '/formation',
      label: 'Formation',
      of: 'formations',
      hint: (formation, options) => FORMATION_HINTS[formation]?.(options as SuOptions),
    },
    {
      kind: 'either',
      at: '/allegiance',
      by: 'kind',
      label: 'Allegiance',
      ways: [
        {
          id: 'faction',
          label: 'Faction',
          field: {
            kind: 'faction',
            key: 'faction',
            at: '/allegiance/faction',
            label: 'Faction of the team',
            placeholder: 'Choose a faction',
          },
        },
        {
          id: 'alignment',
          label: 'Alignment',
          field: {
            kind: 'word',
            key: 'alignment',
            at: '/allegiance/alignment',
            label: 'Alignment of the team',
            of: 'team-alignments',
          },
        },
      ],
    },
  ],
  picks: {
    at: '/gimmicks',
    title: 'Gimmicks',
    add: 'Add a Gimmick',
    hint: 'One for each Class of each Super.',
    useless: 'nobody can use it',
    unknown: 'The rules know no Gimmick by that name.',
    figure: 'gimmicks',
    choices: (translate) =>
      GIMMICKS.map(({ id, class: of }) => ({
        id,
        name: nameOf(id),
        group: of === 'any' ? t`Everybody` : nameOf(of),
        text: gimmickText(translate, id)?.text ?? '',
      })),
    uselessIn: (team, context) => uselessGimmicks(team as Team, context as Context),
  },
};

type Context = GameContext<Character, EventPack, SuOptions>;

/** E-34 to E-36: what a formation asks for, in a line. */
const FORMATION_HINTS: Readonly<Record<string, (options: SuOptions) => string>> = {
  'super-force': () => t`Supers only.`,
  'combined-team': () =>
    t`${COMBINED.ratio} Levels of Supers for each Level of Henchmen; at most ${COMBINED.highLevelMost} Super of Level ${COMBINED.highLevel} or above.`,
  'goon-squad': (options) => t`${GOON.ratio} Levels of Henchmen for each Level of Supers; ${goonSupers(options)}.`,
};

/** E-36, E?43: the Levels that allow a second Super, and how many are allowed below. */
function goonSupers({ 'su.goonRounding': rounding }: SuOptions): string {
  const second = Array.from({ length: 2 * GOON.levelsPerSuper }, (_, i) => i + 1).find(
    (levels) => goonSupersAllowed(levels, rounding) === 2,
  );
  const first = goonSupersAllowed(1, rounding) === 1 ? t`one Super` : t`one Super from ${GOON.levelsPerSuper} Levels`;
  return t`${first}, a second one from ${second ?? ''} Levels`;
}

/** Ids of chosen and unchosen Gimmicks that no member can use; all are checked in one run. */
function uselessGimmicks(team: Team, { characters, options, event }: Context): Set<string> {
  const { findings } = checkTeam({ ...team, gimmicks: GIMMICKS.map(({ id }) => id) }, characters, options, event);
  return new Set(findings.flatMap((f) => (f.code === 'su.team.gimmicks.no-user' ? [String(f.actual)] : [])));
}

export const TEAM_LIST: TeamListSpec = {
  column: { kind: 'text', label: 'Formation', at: '/formation', of: 'formations' },
  facets: [{ at: '/formation', label: 'Formation', of: 'formations', every: 'Every formation' }],
  sizeLabel: 'Levels',
  banner(team) {
    const { kind, alignment } = (team as Team).allegiance;
    return kind === 'alignment' ? (alignment ?? '') : undefined;
  },
};
