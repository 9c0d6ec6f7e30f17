/** The team rules of Supers Unlimited as sums over the copies of each character (E-32 to E-39, E-119). */
import type { Edit } from '../../../document/edit.ts';
import type { GameContext } from '../../game.ts';
import type { ProgramColumn, ProgramPurpose, ProgramRow, TeamProgram } from '../../team-program.ts';
import { checkCharacter, checkCharacterAtEvent, hasError } from '../check/check-character.ts';
import { goonSupersAllowed, guestStarsAllowed } from '../derive/team.ts';
import { summariseTeam } from '../derive/team-summary.ts';
import { type FullCharacter, normalCharacter } from '../documents/normal.ts';
import type { Character, EventPack, Team } from '../documents/schema.ts';
import { ALLEGIANCES, COMBINED, FORMATIONS, GOON, isOneOf, LEVELS, TEAM_ALIGNMENTS, TEAM_SIZES } from '../facts.ts';
import { nameOf } from '../names.ts';
import type { SuOptions } from '../options.ts';

type Context = GameContext<Character, EventPack, SuOptions>;

/** Nobody plays more copies of a Henchman. */
const MOST_COPIES = 20;

/** One of the settings of a team that a repair may change. */
interface Way {
  readonly team: Team;
  readonly edits: readonly Edit[];
  readonly said: readonly string[];
}

/**
 * The team as it is; to be repaired, also in each other formation and with each other allegiance that its event allows, and without
 * unwanted Gimmicks. Formation and allegiance change together only where neither may stay.
 */
export function programs(team: Team, context: Context, purpose: ProgramPurpose): TeamProgram[] {
  const { event } = context;
  const isWithout = event?.gimmicks === false && (team.gimmicks?.length ?? 0) > 0 && purpose === 'repair';
  const dropped: Edit[] = isWithout ? [{ op: 'remove', path: '/gimmicks' }] : [];
  const bare = isWithout ? { ...team, gimmicks: [] } : team;
  const formations = formationWays(bare, event, purpose);
  const allegiances = allegianceWays(bare, context, purpose);
  const isKept = ({ edits }: Way) => edits.length === 0;
  const staysSomewhere = formations.some(isKept) || allegiances.some(isKept);
  return formations.flatMap((formation) =>
    allegiances
      .filter((allegiance) => !staysSomewhere || isKept(formation) || isKept(allegiance))
      .map((allegiance) => ({
        ...program({ ...bare, formation: formation.team.formation, allegiance: allegiance.team.allegiance }, context),
        edits: [...dropped, ...formation.edits, ...allegiance.edits],
        said: [...(isWithout ? ['no Gimmicks'] : []), ...formation.said, ...allegiance.said],
      })),
  );
}

function formationWays(team: Team, event: EventPack | undefined, purpose: ProgramPurpose): Way[] {
  const allowed: readonly string[] = (event?.formations ?? FORMATIONS).filter((word) => isOneOf(FORMATIONS, word));
  const others = purpose === 'fill' ? [] : allowed.filter((word) => word !== team.formation);
  return [
    ...(allowed.includes(team.formation) ? [{ team, edits: [], said: [] }] : []),
    ...others.map((formation) => ({
      team: { ...team, formation },
      edits: [{ op: 'set' as const, path: '/formation', value: formation }],
      said: [`formation ${nameOf(formation)}`],
    })),
  ];
}

/** Of factions only the one that most of the members share. */
function allegianceWays(team: Team, { event, characters }: Context, purpose: ProgramPurpose): Way[] {
  const allowed: readonly string[] = event?.allegiances ?? ALLEGIANCES;
  const here: Way[] = allowed.includes(team.allegiance.kind) ? [{ team, edits: [], said: [] }] : [];
  if (purpose === 'fill') return here;
  const change = (to: Partial<Team['allegiance']>, name: string): Way => {
    // What is written for the other kind stays, as where the user changes it.
    const value = { ...team.allegiance, ...to };
    return {
      team: { ...team, allegiance: value },
      edits: [{ op: 'set', path: '/allegiance', value }],
      said: [`allegiance ${name}`],
    };
  };
  const shared = sharedFaction(team, characters);
  const others: readonly Way[] = [
    ...TEAM_ALIGNMENTS.map((one) => change({ kind: 'alignment', alignment: one }, nameOf(one))),
    ...(shared === undefined ? [] : [change({ kind: 'faction', faction: shared }, factionName(team, shared))]),
  ];
  return [
    ...here,
    ...others.filter(({ team: { allegiance: to } }) => allowed.includes(to.kind) && !isAllegiance(to, team.allegiance)),
  ];
}

const isAllegiance = (a: Team['allegiance'], b: Team['allegiance']): boolean =>
  a.kind === b.kind && (a.kind === 'faction' ? a.faction === b.faction : a.alignment === b.alignment);

const factionName = ({ factions = [] }: Team, id: string): string =>
  factions.find((one) => one.id === id)?.name || nameOf(id);

function sharedFaction(team: Team, characters: ReadonlyMap<string, Character>): string | undefined {
  const counts = new Map<string, number>();
  for (const { character, copies = 1 } of team.members) {
    const one = team.characters?.find(({ id }) => id === character) ?? characters.get(character);
    for (const faction of one?.factions ?? []) counts.set(faction, (counts.get(faction) ?? 0) + copies);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** What the players could agree on instead, the smallest first: all Levels of the team, or a usual size above them. */
export function agreements(team: Team, { characters, options }: Context): Way[] {
  const { sums } = summariseTeam(team, characters, options);
  if (sums === undefined) return [];
  const above = TEAM_SIZES.map(({ levels }) => levels).filter((levels) => levels > sums.levels);
  return [sums.levels, ...above]
    .filter((levels) => levels > team.levels)
    .map((levels) => ({
      team: { ...team, levels },
      edits: [{ op: 'set', path: '/levels', value: levels }],
      said: [`${levels} Levels`],
    }));
}

function program(team: Team, context: Context): Pick<TeamProgram, 'columns' | 'rows' | 'size'> {
  const { options, event, characters } = context;
  const agreed = event?.levels ?? team.levels;
  const rows: ProgramRow[] = [
    { sum: 'levels', most: agreed },
    ...formationRows(team, agreed, options),
    ...allegianceRows(team, agreed, options),
    { sum: 'pool', least: team.gimmicks?.length ?? 0 },
  ];
  if (options['su.requireBothKinds'] && team.formation !== 'super-force') {
    rows.push({ sum: 'supers', least: 1 }, { sum: 'henchmen', least: 1 });
  }
  const held = new Map<string, number>();
  for (const { character, copies = 1 } of team.members) held.set(character, (held.get(character) ?? 0) + copies);
  const everybody = new Map([...characters, ...(team.characters ?? []).map((one) => [one.id, one] as const)]);
  const columns = [...everybody.values()].map((character) =>
    column(character, team, held.get(character.id) ?? 0, context),
  );
  return { columns, rows, size: 'levels' };
}

function formationRows({ formation }: Team, agreed: number, options: SuOptions): ProgramRow[] {
  switch (formation) {
    case 'super-force':
      return [{ sum: 'henchmen', most: 0 }];
    case 'combined-team':
      return [
        { sum: 'combined', least: 0 },
        { sum: 'high', most: COMBINED.highLevelMost },
      ];
    case 'goon-squad':
      return [
        { sum: 'goons', least: 0 },
        { sum: 'supers', most: goonSupersAllowed(agreed, options['su.goonRounding']) },
      ];
    default:
      return [];
  }
}

/** E?44: by the actual Levels fewer may be allowed, which the check finds. */
function allegianceRows({ allegiance }: Team, agreed: number, options: SuOptions): ProgramRow[] {
  if (allegiance.kind === 'faction')
    return [{ sum: 'guests', most: guestStarsAllowed(agreed, options['su.guestRounding']) }];
  if (!isOneOf(TEAM_ALIGNMENTS, allegiance.alignment)) return [];
  return [
    { sum: 'majority', least: 0 },
    { sum: 'antiHeroes', least: 0 },
    ...(options['su.allowOpposed'] ? [] : [{ sum: 'opposed', most: 0 }]),
  ];
}

function column(character: Character, team: Team, held: number, context: Context): ProgramColumn {
  const full = fullOf(character);
  const { level, alignment, classes, factions } = full;
  const isSuper = level >= LEVELS.superFrom;
  const one = (holds: boolean) => (holds ? 1 : 0);
  const supers = isSuper ? level : 0;
  const henchmen = isSuper ? 0 : level;
  const { kind, faction, alignment: chosen } = team.allegiance;
  return {
    character,
    most: mostOf(character, isSuper, held, context),
    terms: {
      levels: level,
      supers: one(isSuper),
      henchmen: one(!isSuper),
      combined: supers - COMBINED.ratio * henchmen,
      high: one(level >= COMBINED.highLevel),
      goons: henchmen - GOON.ratio * supers,
      guests: one(kind === 'faction' && faction !== undefined && !factions.includes(faction)),
      majority: 2 * one(alignment === chosen) - 1,
      antiHeroes: 1 - 2 * one(alignment === 'anti-hero'),
      opposed: one(alignment === (chosen === 'hero' ? 'villain' : 'hero')),
      pool: isSuper ? new Set(classes).size : 0,
    },
  };
}

/** None of whom a rule or the event keeps out; a Super once, unless the team has it more often already and may. */
function mostOf(character: Character, isSuper: boolean, held: number, { options, event }: Context): number {
  if (!isLegal(character, options)) return 0;
  if (event !== undefined && hasError(checkCharacterAtEvent(character, event, options))) return 0;
  const usual = isSuper ? (options['su.uniqueSupers'] ? 1 : Math.max(1, held)) : Math.max(MOST_COPIES, held);
  return Math.min(usual, event?.maxCopies ?? usual);
}

const fulls = new WeakMap<Character, FullCharacter>();

function fullOf(character: Character): FullCharacter {
  const full = fulls.get(character) ?? normalCharacter(character);
  fulls.set(character, full);
  return full;
}

/** By the house rules it was checked under: a library of 500 takes a tenth of a second, once. */
const verdicts = new WeakMap<Character, { options: string; isLegal: boolean }>();

function isLegal(character: Character, options: SuOptions): boolean {
  const key = JSON.stringify(options);
  const held = verdicts.get(character);
  if (held?.options === key) return held.isLegal;
  const found = !hasError(checkCharacter(character, options, fullOf(character)));
  verdicts.set(character, { options: key, isLegal: found });
  return found;
}
