/** The figures of a team: what the team screen, the roster and the report of an event show of it. */
import type { TeamFigure } from '../../../rules/team-rules.ts';
import type { LateText } from '../../../texts/late-text.ts';
import { tally } from '../derive/team.ts';
import type { TeamSummary, TeamSums } from '../derive/team-summary.ts';
import type { Team } from '../documents/schema.ts';
import { isOneOf, TEAM_ALIGNMENTS } from '../facts.ts';

/** Prefixes of the codes that concern each figure. */
const CODES = {
  levels: ['su.team.level-cap'],
  kinds: ['su.team.super-force', 'su.team.combined', 'su.team.goon', 'su.team.one-kind'],
  guests: ['su.team.faction.guest-stars'],
  alignment: ['su.team.alignment'],
  leader: ['su.team.leader'],
  gimmicks: ['su.team.gimmicks'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const figureOf = (code: string): string | undefined =>
  Object.entries(CODES).find(([, beginnings]) => beginnings.some((beginning) => code.startsWith(beginning)))?.[0];

/** Input of the figures. */
interface Count {
  readonly team: Team;
  /** Levels that were agreed on, or those of the event. */
  readonly agreed: number;
  /** Undefined where no sum can be trusted: a member is unknown, or its Level or copies are wrong. */
  readonly sums: TeamSums | undefined;
}

export function figuresOf(
  team: Team,
  agreed: number,
  { sums: counted }: TeamSummary,
  nameOf: (id: string) => string,
): TeamFigure[] {
  const sums = counted ?? (team.members.length === 0 ? { ...tally([]), leaders: [] } : undefined);
  const count: Count = { team, agreed, sums };
  return [
    levels(count),
    characters(count),
    kinds(count),
    ...guests(count),
    ...alignment(count),
    alignments(count),
    leader(count, nameOf),
    gimmicks(count),
  ];
}

function levels({ agreed, sums }: Count): TeamFigure {
  const figure = {
    id: 'levels',
    label: (translate) => translate('suTeam.levels'),
    limit: agreed,
    on: 'both',
  } as const satisfies Partial<TeamFigure>;
  const paperLabel: LateText = (translate) => translate('suTeam.levelsAgreed');
  if (sums === undefined) return { ...figure, value: null, state: 'unknown', paperLabel };
  return {
    ...figure,
    value: String(sums.levels),
    state: sums.levels > agreed ? 'over' : 'ok',
    note: noteLeft(agreed - sums.levels),
    bar: { value: sums.levels, of: agreed },
    paperLabel,
  };
}

/** Says how many Levels may still be used. */
function noteLeft(levels: number): LateText {
  if (levels === 0) return (translate) => translate('suTeam.levelsUsed');
  return levels > 0
    ? (translate) => translate('suTeam.levelsLeft', { levels })
    : (translate) => translate('suTeam.levelsOver', { levels: -levels });
}

const characters = ({ sums }: Count): TeamFigure => ({
  id: 'characters',
  label: (translate) => translate('suTeam.characters'),
  value: sums === undefined ? null : String(sums.characters),
  state: sums === undefined ? 'unknown' : 'ok',
  on: 'paper',
});

function kinds({ sums }: Count): TeamFigure {
  const figure = {
    id: 'kinds',
    label: (translate) => translate('suTeam.kinds'),
    paperLabel: (translate) => translate('suTeam.kindsOnPaper'),
  } as const satisfies Partial<TeamFigure>;
  if (sums === undefined) return { ...figure, value: null, state: 'unknown', on: 'paper' };
  const { supers, henchmen, levels } = sums;
  return {
    ...figure,
    value: `${supers.levels} : ${henchmen.levels}`,
    state: 'ok',
    note: (translate) => translate('suTeam.kindsNote', { supers: supers.characters, henchmen: henchmen.characters }),
    bar: { value: supers.levels, of: levels },
    on: sums.characters > 0 ? 'both' : 'paper',
  };
}

/** E-38: in a Faction Team only. */
function guests({ sums }: Count): TeamFigure[] {
  if (sums?.guests === undefined) return [];
  const { actual, allowed } = sums.guests;
  return [
    {
      id: 'guests',
      label: (translate) => translate('suTeam.guests'),
      value: String(actual),
      limit: allowed,
      state: actual > allowed ? 'over' : 'ok',
      on: 'both',
      paperLabel: (translate) => translate('suTeam.guestsAllowed'),
    },
  ];
}

/** E-39: in an Alignment Team only. */
function alignment({ team: { allegiance }, sums }: Count): TeamFigure[] {
  const chosen = allegiance.alignment;
  if (sums === undefined || allegiance.kind !== 'alignment' || !isOneOf(TEAM_ALIGNMENTS, chosen)) return [];
  const actual = sums.alignments[chosen];
  return [
    {
      id: 'alignment',
      label: (translate) => translate(`suTeam.alignment.${chosen}`),
      value: String(actual),
      limit: sums.characters,
      state: 2 * actual < sums.characters ? 'under' : 'ok',
      note: (translate) => translate('suTeam.alignmentNote', { antiHeroes: sums.alignments['anti-hero'] }),
      on: 'screen',
    },
  ];
}

function alignments({ sums }: Count): TeamFigure {
  const figure = {
    id: 'alignments',
    label: (translate) => translate('suTeam.alignments'),
    on: 'paper',
  } as const satisfies Partial<TeamFigure>;
  if (sums === undefined) return { ...figure, value: null, state: 'unknown' };
  const { hero, villain, 'anti-hero': antiHero } = sums.alignments;
  return { ...figure, value: `${hero} / ${villain} / ${antiHero}`, state: 'ok' };
}

function leader({ team, sums }: Count, nameOf: (id: string) => string): TeamFigure {
  const id = sums === undefined ? team.leader : sums.leader;
  const hasChoice = (sums?.leaders.length ?? 0) > 1;
  const open: LateText = (translate) => (hasChoice ? translate('suTeam.openLeader') : translate('suTeam.noLeader'));
  return {
    id: 'leader',
    label: (translate) => translate('suTeam.leader'),
    value: id === undefined ? open : nameOf(id),
    state: id === undefined ? 'under' : 'ok',
    on: 'screen',
  };
}

/** E-119 */
function gimmicks({ team, sums }: Count): TeamFigure {
  const used = team.gimmicks?.length ?? 0;
  const limit = sums?.gimmickPool ?? null;
  const state = limit === null ? 'unknown' : used > limit ? 'over' : 'ok';
  return {
    id: 'gimmicks',
    label: (translate) => translate('suTeam.gimmicks'),
    value: String(used),
    limit,
    state,
    on: 'screen',
  };
}
