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
  namePlaceholder: (translate) => translate('suForms.teamNamePlaceholder'),
  fields: [
    {
      kind: 'size',
      at: '/levels',
      label: (translate) => translate('suForms.agreedLevels'),
      usualLabel: (translate) => translate('suForms.usualSizes'),
      usual: TEAM_SIZES.map(({ id, levels }) => ({ value: levels, name: nameGameSize(id) })),
    },
    {
      kind: 'word',
      at: '/formation',
      label: (translate) => translate('suForms.formation'),
      of: 'formations',
      hint: (formation, options) => FORMATION_HINTS[formation]?.(options as SuOptions),
    },
    {
      kind: 'either',
      at: '/allegiance',
      by: 'kind',
      label: (translate) => translate('suForms.allegiance'),
      ways: [
        {
          id: 'faction',
          label: (translate) => translate('suForms.faction'),
          field: {
            kind: 'faction',
            key: 'faction',
            at: '/allegiance/faction',
            label: (translate) => translate('suForms.factionOfTeam'),
            placeholder: (translate) => translate('suForms.factionPlaceholder'),
          },
        },
        {
          id: 'alignment',
          label: (translate) => translate('suForms.alignment'),
          field: {
            kind: 'word',
            key: 'alignment',
            at: '/allegiance/alignment',
            label: (translate) => translate('suForms.alignmentOfTeam'),
            of: 'team-alignments',
          },
        },
      ],
    },
  ],
  picks: {
    at: '/gimmicks',
    title: (translate) => translate('suForms.gimmickTitle'),
    add: (translate) => translate('suForms.addGimmick'),
    hint: (translate) => translate('suForms.gimmicksHint'),
    useless: (translate) => translate('suForms.picksUseless'),
    unknown: (translate) => translate('suForms.picksUnknown'),
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
  'super-force': () => (translate) => translate('suForms.superForceHint'),
  'combined-team': () => (translate) => {
    const { ratio, highLevelMost: supers, highLevel: level } = COMBINED;
    return translate('suForms.combinedTeamHint', { ratio, supers, level });
  },
  'goon-squad': goonSquadHint,
};

/** E-36, E?43: the Levels that allow a second Super, and how many are allowed below. */
function goonSquadHint({ 'su.goonRounding': rounding }: SuOptions): LateText {
  const second = Array.from({ length: 2 * GOON.levelsPerSuper }, (_, index) => index + 1).find(
    (levels) => goonSupersAllowed(levels, rounding) === 2,
  );
  const { ratio, levelsPerSuper: levels } = GOON;
  const first = goonSupersAllowed(1, rounding) === 1 ? 'any' : 'full';
  return (translate) => translate('suForms.goonSquadHint', { ratio, first, levels, second: second ?? '' });
}

/** Ids of chosen and unchosen Gimmicks that no member can use; all are checked in one run. */
function uselessGimmicks(team: Team, { characters, options, event }: Context): Set<string> {
  const { findings } = checkTeam({ ...team, gimmicks: GIMMICKS.map(({ id }) => id) }, characters, options, event);
  return new Set(
    findings.flatMap((finding) => (finding.code === 'su.team.gimmicks.no-user' ? [String(finding.actual)] : [])),
  );
}

export const TEAM_LIST: TeamListSpec = {
  column: { kind: 'text', label: (translate) => translate('suForms.formation'), at: '/formation', of: 'formations' },
  facets: [
    {
      at: '/formation',
      label: (translate) => translate('suForms.formation'),
      of: 'formations',
      every: (translate) => translate('suForms.everyFormation'),
    },
  ],
  sizeLabel: (translate) => translate('suForms.levels'),
  banner(team) {
    const { kind, alignment } = (team as Team).allegiance;
    return kind === 'alignment' ? (alignment ?? '') : undefined;
  },
};
