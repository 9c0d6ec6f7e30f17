/** Creates the figures of a team that the team screen, the roster and the report of an event show. */
import type { TeamFigure } from '../../../rules/team-rules.ts';
import type { LateText } from '../../../texts/late-text.ts';
import { tallyTeam } from '../derive/team.ts';
import type { TeamSummary, TeamSums } from '../derive/team-summary.ts';
import type { Team } from '../documents/schema.ts';
import { isOneOf, TEAM_ALIGNMENTS } from '../facts.ts';

/** Prefixes of the finding codes that concern each figure. */
const CODE_PREFIXES = {
  levels: ['su.team.level-cap'],
  kinds: ['su.team.super-force', 'su.team.combined', 'su.team.goon', 'su.team.one-kind'],
  guests: ['su.team.faction.guest-stars'],
  alignment: ['su.team.alignment'],
  leader: ['su.team.leader'],
  gimmicks: ['su.team.gimmicks'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Returns the id of the figure that a finding is about, or undefined. */
export const findFigureId = (code: string): string | undefined =>
  Object.entries(CODE_PREFIXES).find(([, prefixes]) => prefixes.some((prefix) => code.startsWith(prefix)))?.[0];

/** The values from which the figures are created. */
interface FigureInput {
  readonly team: Team;
  /** Levels that the players agreed on, or the size of the event. */
  readonly agreedLevels: number;
  /** Undefined if the sums can't be trusted: a member is unknown, or a Level or a number of copies is invalid. */
  readonly sums: TeamSums | undefined;
}

/**
 * Creates the figures of a team in the order in which they are shown. An empty team has sums of 0. `getName` returns a character's name.
 */
export function createFigures(
  team: Team,
  agreedLevels: number,
  { sums: summarySums }: TeamSummary,
  getName: (id: string) => string,
): TeamFigure[] {
  const sums = summarySums ?? (team.members.length === 0 ? { ...tallyTeam([]), leaders: [] } : undefined);
  const figureInput: FigureInput = { team, agreedLevels, sums };
  return [
    createLevelsFigure(figureInput),
    createCharactersFigure(figureInput),
    createKindsFigure(figureInput),
    ...createGuestsFigure(figureInput),
    ...createAlignmentFigure(figureInput),
    createAlignmentsFigure(figureInput),
    createLeaderFigure(figureInput, getName),
    createGimmicksFigure(figureInput),
  ];
}

function createLevelsFigure({ agreedLevels, sums }: FigureInput): TeamFigure {
  const figure = {
    id: 'levels',
    label: (translate) => translate('suTeam.levels'),
    limit: agreedLevels,
    shownOn: 'both',
  } as const satisfies Partial<TeamFigure>;
  const paperLabel: LateText = (translate) => translate('suTeam.levelsAgreed');
  if (sums === undefined) return { ...figure, value: null, state: 'unknown', paperLabel };
  return {
    ...figure,
    value: String(sums.levels),
    state: sums.levels > agreedLevels ? 'over' : 'ok',
    note: describeLevelsLeft(agreedLevels - sums.levels),
    bar: { value: sums.levels, max: agreedLevels },
    paperLabel,
  };
}

/** Says how many Levels may still be used. */
function describeLevelsLeft(levelsLeft: number): LateText {
  if (levelsLeft === 0) return (translate) => translate('suTeam.levelsUsed');
  return levelsLeft > 0
    ? (translate) => translate('suTeam.levelsLeft', { levels: levelsLeft })
    : (translate) => translate('suTeam.levelsOver', { levels: -levelsLeft });
}

const createCharactersFigure = ({ sums }: FigureInput): TeamFigure => ({
  id: 'characters',
  label: (translate) => translate('suTeam.characters'),
  value: sums === undefined ? null : String(sums.characters),
  state: sums === undefined ? 'unknown' : 'ok',
  shownOn: 'paper',
});

/** Creates the figure of the two kinds of characters: the Levels of Supers and of Henchmen, such as `20 : 5`. */
function createKindsFigure({ sums }: FigureInput): TeamFigure {
  const figure = {
    id: 'kinds',
    label: (translate) => translate('suTeam.kinds'),
    paperLabel: (translate) => translate('suTeam.kindsOnPaper'),
  } as const satisfies Partial<TeamFigure>;
  if (sums === undefined) return { ...figure, value: null, state: 'unknown', shownOn: 'paper' };
  const { supers, henchmen, levels } = sums;
  return {
    ...figure,
    value: `${supers.levels} : ${henchmen.levels}`,
    state: 'ok',
    note: (translate) => translate('suTeam.kindsNote', { supers: supers.characters, henchmen: henchmen.characters }),
    bar: { value: supers.levels, max: levels },
    shownOn: sums.characters > 0 ? 'both' : 'paper',
  };
}

/** Creates the figure of Guest Stars, for a Faction Team only (E-38). */
function createGuestsFigure({ sums }: FigureInput): TeamFigure[] {
  if (sums?.guests === undefined) return [];
  const { actual, allowed } = sums.guests;
  return [
    {
      id: 'guests',
      label: (translate) => translate('suTeam.guests'),
      value: String(actual),
      limit: allowed,
      state: actual > allowed ? 'over' : 'ok',
      shownOn: 'both',
      paperLabel: (translate) => translate('suTeam.guestsAllowed'),
    },
  ];
}

/** Creates the figure of aligned Characters, for an Alignment Team only (E-39). */
function createAlignmentFigure({ team: { allegiance }, sums }: FigureInput): TeamFigure[] {
  const teamAlignment = allegiance.alignment;
  if (sums === undefined || allegiance.kind !== 'alignment' || !isOneOf(TEAM_ALIGNMENTS, teamAlignment)) return [];
  const alignedCharacters = sums.alignments[teamAlignment];
  return [
    {
      id: 'alignment',
      label: (translate) => translate(`suTeam.alignment.${teamAlignment}`),
      value: String(alignedCharacters),
      limit: sums.characters,
      state: 2 * alignedCharacters < sums.characters ? 'under' : 'ok',
      note: (translate) => translate('suTeam.alignmentNote', { antiHeroes: sums.alignments['anti-hero'] }),
      shownOn: 'screen',
    },
  ];
}

/** Creates the figure of how many Heroes, Villains and Anti-Heroes are in the team, such as `4 / 0 / 2`. */
function createAlignmentsFigure({ sums }: FigureInput): TeamFigure {
  const figure = {
    id: 'alignments',
    label: (translate) => translate('suTeam.alignments'),
    shownOn: 'paper',
  } as const satisfies Partial<TeamFigure>;
  if (sums === undefined) return { ...figure, value: null, state: 'unknown' };
  const { hero: heroes, villain: villains, 'anti-hero': antiHeroes } = sums.alignments;
  return { ...figure, value: `${heroes} / ${villains} / ${antiHeroes}`, state: 'ok' };
}

function createLeaderFigure({ team, sums }: FigureInput, getName: (id: string) => string): TeamFigure {
  const leaderId = sums === undefined ? team.leader : sums.leader;
  const hasChoice = (sums?.leaders.length ?? 0) > 1;
  const openLabel: LateText = (translate) =>
    hasChoice ? translate('suTeam.openLeader') : translate('suTeam.noLeader');
  return {
    id: 'leader',
    label: (translate) => translate('suTeam.leader'),
    value: leaderId === undefined ? openLabel : getName(leaderId),
    state: leaderId === undefined ? 'under' : 'ok',
    shownOn: 'screen',
  };
}

/** Creates the figure of Gimmicks (E-119). */
function createGimmicksFigure({ team, sums }: FigureInput): TeamFigure {
  const usedGimmicks = team.gimmicks?.length ?? 0;
  const limit = sums?.gimmickPool ?? null;
  const state = limit === null ? 'unknown' : usedGimmicks > limit ? 'over' : 'ok';
  return {
    id: 'gimmicks',
    label: (translate) => translate('suTeam.gimmicks'),
    value: String(usedGimmicks),
    limit,
    state,
    shownOn: 'screen',
  };
}
