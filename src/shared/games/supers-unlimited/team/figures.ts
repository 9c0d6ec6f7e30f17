/** The figures of a team: what the team screen, the roster and the report of an event show of it. */
import type { TeamFigure } from '../../team.ts';
import { type Counted, type Tally, tally } from '../derive/team.ts';
import type { TeamSummary, TeamSums } from '../derive/team-summary.ts';
import type { Team } from '../documents/schema.ts';
import { isOneOf, LEVELS, TEAM_ALIGNMENTS } from '../facts.ts';
import { TEAM_TEXT as WORDS } from './team-text.ts';

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
  /** Undefined where no sum can be trusted, and for an empty team. */
  readonly sums: TeamSums | undefined;
  /** The sums, or those of the members that are known. */
  readonly known: Tally;
}

export function figuresOf(
  team: Team,
  agreed: number,
  { seats, sums: counted }: TeamSummary,
  nameOf: (id: string) => string,
): TeamFigure[] {
  const sums = counted ?? (team.members.length === 0 ? { ...tally([]), leaders: [] } : undefined);
  const count: Count = { team, agreed, sums, known: sums ?? tally(seats.flatMap(countable)) };
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

/** Where no sum can be trusted, the known members are still counted. */
function countable({ id, copies, full }: TeamSummary['seats'][number]): Counted[] {
  if (!full || !Number.isInteger(copies) || copies < 1) return [];
  return [{ id, copies, character: full, isSuper: full.level >= LEVELS.superFrom }];
}

function levels({ agreed, sums }: Count): TeamFigure {
  const figure = { id: 'levels', label: WORDS.levels, limit: agreed, on: 'both' } as const;
  const paperLabel = WORDS.agreed(WORDS.levels);
  if (sums === undefined) return { ...figure, value: null, state: 'unknown', paperLabel };
  return {
    ...figure,
    value: String(sums.levels),
    state: sums.levels > agreed ? 'over' : 'ok',
    note: WORDS.left(agreed - sums.levels),
    bar: { value: sums.levels, of: agreed },
    paperLabel,
  };
}

const characters = ({ known }: Count): TeamFigure => ({
  id: 'characters',
  label: WORDS.characters,
  value: String(known.characters),
  state: 'ok',
  on: 'paper',
});

function kinds({ sums, known: { supers, henchmen, levels } }: Count): TeamFigure {
  return {
    id: 'kinds',
    label: WORDS.kinds,
    value: `${supers.levels} : ${henchmen.levels}`,
    state: 'ok',
    note: WORDS.kindsNote(supers.characters, henchmen.characters),
    bar: { value: supers.levels, of: levels },
    on: sums !== undefined && sums.characters > 0 ? 'both' : 'paper',
    paperLabel: WORDS.kindsOnPaper,
  };
}

/** E-38: in a Faction Team only. */
function guests({ sums }: Count): TeamFigure[] {
  if (sums?.guests === undefined) return [];
  const { actual, allowed } = sums.guests;
  return [
    {
      id: 'guests',
      label: WORDS.guests,
      value: String(actual),
      limit: allowed,
      state: actual > allowed ? 'over' : 'ok',
      on: 'both',
      paperLabel: WORDS.allowed(WORDS.guests),
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
      label: WORDS.ofAlignment[chosen],
      value: String(actual),
      limit: sums.characters,
      state: 2 * actual < sums.characters ? 'under' : 'ok',
      note: WORDS.alignmentNote(sums.alignments['anti-hero']),
      on: 'screen',
    },
  ];
}

const alignments = ({ known: { alignments } }: Count): TeamFigure => ({
  id: 'alignments',
  label: WORDS.alignments,
  value: `${alignments.hero} / ${alignments.villain} / ${alignments['anti-hero']}`,
  state: 'ok',
  on: 'paper',
});

function leader({ team, sums }: Count, nameOf: (id: string) => string): TeamFigure {
  const id = sums === undefined ? team.leader : sums.leader;
  const open = (sums?.leaders.length ?? 0) > 1 ? WORDS.openLeader : WORDS.noLeader;
  return {
    id: 'leader',
    label: WORDS.leader,
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
  return { id: 'gimmicks', label: WORDS.gimmicks, value: String(used), limit, state, on: 'screen' };
}
