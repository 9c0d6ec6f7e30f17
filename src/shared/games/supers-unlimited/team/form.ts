/** Defines the form of teams and their document list. */

import type { TeamFormSpec, TeamListSpec } from '../../../form/team-form.ts';
import type { GameContext } from '../../../rules/game-rules.ts';
import type { LateText } from '../../../texts/late-text.ts';
import { checkTeam } from '../check/check-team.ts';
import { countAllowedGoonSupers } from '../derive/team.ts';
import type { Character, EventPack, Team } from '../documents/schema.ts';
import { COMBINED, GIMMICKS, GOON, TEAM_SIZES } from '../facts.ts';
import { getTermName } from '../names.ts';
import type { SuOptions } from '../options.ts';
import { formatGimmickRule } from '../reference/gimmick-text.ts';
import { nameGameSize, nameWord } from '../word-labels.ts';

export const TEAM_FORM: TeamFormSpec = {
  namePlaceholder: (translate) => translate('suForms.teamNamePlaceholder'),
  fields: [
    {
      kind: 'size',
      pointer: '/levels',
      label: (translate) => translate('suForms.agreedLevels'),
      commonSizesLabel: (translate) => translate('suForms.usualSizes'),
      commonSizes: TEAM_SIZES.map(({ id, levels }) => ({ value: levels, name: nameGameSize(id) })),
    },
    {
      kind: 'word',
      pointer: '/formation',
      label: (translate) => translate('suForms.formation'),
      vocabulary: 'formations',
      hint: (formation, options) => FORMATION_HINTS[formation]?.(options as SuOptions),
    },
    {
      kind: 'either',
      pointer: '/allegiance',
      choiceKey: 'kind',
      label: (translate) => translate('suForms.allegiance'),
      alternatives: [
        {
          id: 'faction',
          label: (translate) => translate('suForms.faction'),
          field: {
            kind: 'faction',
            key: 'faction',
            pointer: '/allegiance/faction',
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
            pointer: '/allegiance/alignment',
            label: (translate) => translate('suForms.alignmentOfTeam'),
            vocabulary: 'team-alignments',
          },
        },
      ],
    },
  ],
  picks: {
    pointer: '/gimmicks',
    title: (translate) => translate('suForms.gimmickTitle'),
    listLabel: (translate) => translate('suForms.allGimmicks'),
    hint: (translate) => translate('suForms.gimmicksHint'),
    useless: (translate) => translate('suForms.picksUseless'),
    unknown: (translate) => translate('suForms.picksUnknown'),
    figure: 'gimmicks',
    choices: (translate) =>
      GIMMICKS.map(({ id, class: classId }) => ({
        id,
        name: getTermName(id),
        group: classId === 'any' ? (translateGroup) => translateGroup('suForms.everybody') : nameWord(classId),
        text: formatGimmickRule(translate, id),
      })),
    findUseless: (team, context) => findUselessGimmicks(team as Team, context as TeamPlanningContext),
  },
};

type TeamPlanningContext = GameContext<Character, EventPack, SuOptions>;

/** Hints that say what each formation requires (E-34 to E-36). */
const FORMATION_HINTS: Readonly<Record<string, (options: SuOptions) => LateText>> = {
  'super-force': () => (translate) => translate('suForms.superForceHint'),
  'combined-team': () => (translate) => {
    const { ratio, maxHighLevelSupers, highLevel } = COMBINED;
    return translate('suForms.combinedTeamHint', { ratio, supers: maxHighLevelSupers, level: highLevel });
  },
  'goon-squad': describeGoonSquad,
};

/** Describes how many Levels allow a second Super, and whether any team or only a team with a full share may have one (E-36, E?43). */
function describeGoonSquad({ 'su.goonRounding': rounding }: SuOptions): LateText {
  // With any rounding, two full shares allow a second Super, so the search ends there.
  const secondSuperLevels = Array.from({ length: 2 * GOON.levelsPerSuper }, (_item, index) => index + 1).find(
    (teamLevels) => countAllowedGoonSupers(teamLevels, rounding) === 2,
  );
  const { ratio, levelsPerSuper } = GOON;
  const firstSuperKind = countAllowedGoonSupers(1, rounding) === 1 ? 'any' : 'full';
  return (translate) =>
    translate('suForms.goonSquadHint', {
      ratio,
      first: firstSuperKind,
      levels: levelsPerSuper,
      second: secondSuperLevels ?? '',
    });
}

/** Returns the ids of all Gimmicks, chosen or not, that no member can use. Checks the team once with all Gimmicks. */
function findUselessGimmicks(team: Team, { characters, options, eventPack }: TeamPlanningContext): Set<string> {
  const { findings } = checkTeam({ ...team, gimmicks: GIMMICKS.map(({ id }) => id) }, characters, options, eventPack);
  return new Set(
    findings.flatMap((finding) => (finding.code === 'su.team.gimmicks.no-user' ? [String(finding.actual)] : [])),
  );
}

export const TEAM_LIST: TeamListSpec = {
  column: {
    kind: 'text',
    label: (translate) => translate('suForms.formation'),
    pointer: '/formation',
    vocabulary: 'formations',
  },
  facets: [
    {
      pointer: '/formation',
      label: (translate) => translate('suForms.formation'),
      vocabulary: 'formations',
      every: (translate) => translate('suForms.everyFormation'),
    },
  ],
  sizeLabel: (translate) => translate('suForms.levels'),
  getBanner(team) {
    const { kind, alignment } = (team as Team).allegiance;
    return kind === 'alignment' ? (alignment ?? '') : undefined;
  },
};
