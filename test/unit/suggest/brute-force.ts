/** The best suggestion by trying every team of a small library: only the rules themselves say which of them are legal. */

import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { hasError } from '../../../src/shared/games/supers-unlimited/check/check-character.ts';
import { checkTeam } from '../../../src/shared/games/supers-unlimited/check/check-team.ts';
import type { Character, EventPack, Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { OPTIONS, type SuOptions } from '../../../src/shared/games/supers-unlimited/options.ts';
import { resolveDocumentOptions } from '../../../src/shared/rules/judge.ts';
import { findOptionRow, isOptionValue } from '../../../src/shared/rules/options.ts';

export interface Case {
  readonly team: Team;
  readonly characters: readonly Character[];
  readonly event?: EventPack | undefined;
  readonly purpose: 'fill' | 'repair';
}

const FORMATIONS = ['super-force', 'combined-team', 'goon-squad'];
/** The Gimmicks that cases use: for everybody, and for the three Classes that cases have. */
export const GIMMICKS = ['tag-team', 'enduring', 'shake-it-off', 'arcane-node', 'find-weakness', 'precision'];

export function isLegal(team: Team, { characters, event }: Case): boolean {
  const options = resolveDocumentOptions(GAMES, team, event === undefined ? {} : { eventPack: event }) as SuOptions;
  const others = new Map([...characters].reverse().map((character) => [character.id, character]));
  return !hasError(checkTeam(team, others, options, event).findings);
}

/** The score of the best legal team, the most important number first; smaller is better. Undefined where there is none. */
export function bestScore(tried: Case): readonly number[] | undefined {
  return (
    bestAmong(tried, false) ??
    (tried.purpose === 'fill' && tried.team.members.length > 0 ? undefined : bestAmong(tried, true))
  );
}

function bestAmong(tried: Case, allowsTwins: boolean): readonly number[] | undefined {
  const teams = [...everyTeam(tried, allowsTwins)].map((team) => ({ team, score: scoreOf(tried, team) }));
  teams.sort((a, b) => compareScores(a.score, b.score));
  return teams.find(({ team }) => isLegal(team, tried))?.score;
}

function compareScores(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) if (value !== b[index]) return value - (b[index] ?? 0);
  return 0;
}

const characterOf = ({ team, characters }: Case, id: string): Character | undefined =>
  team.characters?.find((character) => character.id === id) ?? characters.find((character) => character.id === id);

interface Copies {
  valid: number;
  invalid: number;
  nearest: number;
}

function copiesIn({ members }: Team): Map<string, Copies> {
  const found = new Map<string, Copies>();
  for (const { character, copies = 1 } of members) {
    const entry = found.get(character) ?? { valid: 0, invalid: 0, nearest: 0 };
    found.set(character, entry);
    if (Number.isInteger(copies) && copies >= 1) entry.valid += copies;
    else {
      entry.invalid += 1;
      entry.nearest += Number.isFinite(copies) ? Math.max(1, Math.round(copies)) : 1;
    }
  }
  return found;
}

/**
 * To repair: changes, whether the leader is given up, how far corrected copies are from the written ones, Levels, copies moved. To
 * fill: changes, Levels, copies added, whether the leader is given up. A swap is one change; so is each setting, each Gimmick, each
 * house rule and each invalid number.
 */
export function scoreOf(tried: Case, after: Team): readonly number[] {
  const { team: before, purpose, event } = tried;
  const [had, has] = [copiesIn(before), copiesIn(after)];
  let [added, removed, deviation, levels, invalid] = [0, 0, 0, 0, 0];
  let strangers = 0;
  for (const id of new Set([...had.keys(), ...has.keys()])) {
    const { valid, invalid: entries, nearest } = had.get(id) ?? { valid: 0, invalid: 0, nearest: 0 };
    const count = has.get(id)?.valid ?? 0;
    const character = characterOf(tried, id);
    if (character === undefined) {
      strangers += valid + entries;
      continue;
    }
    levels += count * character.level;
    invalid += entries;
    removed += Math.max(0, valid - count);
    if (entries === 0) added += Math.max(0, count - valid);
    else deviation += Math.abs(Math.max(count, valid) - valid - nearest);
  }
  const settings =
    Number(before.formation !== after.formation) +
    Number(JSON.stringify(before.allegiance) !== JSON.stringify(after.allegiance)) +
    Number(before.levels !== after.levels) +
    (event?.gimmicks === false
      ? Number((before.gimmicks?.length ?? 0) > 0)
      : (before.gimmicks?.length ?? 0) - (after.gimmicks?.length ?? 0)) +
    Object.keys(before.options ?? {}).length -
    Object.keys(after.options ?? {}).length;
  const open = Number(before.leader !== after.leader);
  if (purpose === 'fill') return [settings, -levels, added, open];
  return [settings + invalid + Math.max(added, removed + strangers), open, deviation, -levels, added + removed];
}

/** Every team that could be suggested. Supers come once unless the team has them more often. */
function* everyTeam(tried: Case, allowsTwins: boolean): Iterable<Team> {
  const { team, event, purpose } = tried;
  const agreed = event?.levels ?? team.levels;
  const had = copiesIn(team);
  const ids = [
    ...new Set([
      ...tried.characters.map(({ id }) => id),
      ...(team.characters ?? []).map(({ id }) => id),
      ...team.members.map(({ character }) => character),
    ]),
  ].filter((id) => characterOf(tried, id) !== undefined);
  const options = Object.fromEntries(
    Object.entries(team.options ?? {}).filter(([key, value]) => {
      const row = findOptionRow(OPTIONS, key);
      return row !== undefined && isOptionValue(row, value);
    }),
  );
  const settings = [...everySetting(tried, ids)];
  const bases = settings.flatMap((setting) =>
    gimmickSubsets(team.gimmicks ?? [], event).flatMap((gimmicks) =>
      [true, false].flatMap((keepsLeader) => {
        const { leader, gimmicks: _, options: before, ...others } = { ...team, ...setting };
        if (!keepsLeader && leader === undefined) return [];
        return [
          {
            ...others,
            ...(gimmicks.length > 0 ? { gimmicks } : {}),
            ...(before === undefined ? {} : { options }),
            ...(keepsLeader && leader !== undefined ? { leader } : {}),
          } as Team,
        ];
      }),
    ),
  );
  const lists: Team['members'][] = [];
  const choose = (index: number, left: number, members: Team['members']): void => {
    const id = ids[index];
    if (id === undefined) {
      if (members.length > 0) lists.push(members);
      return;
    }
    const { level = 0, name = '' } = characterOf(tried, id) ?? {};
    const { valid, nearest } = had.get(id) ?? { valid: 0, nearest: 0 };
    const twins = members.filter(({ character }) => sameSuper(tried, character, { name, level }));
    const nameHad = [...had].reduce(
      (sum, [other, each]) =>
        sum + (other === id || sameSuper(tried, other, { name, level }) ? each.valid + each.nearest : 0),
      0,
    );
    const twinCopies = twins.reduce((sum, { copies = 1 }) => sum + copies, 0);
    const most =
      level >= 3 && !allowsTwins
        ? Math.min(Math.max(1, valid + nearest), Math.max(1, nameHad) - twinCopies)
        : Number.POSITIVE_INFINITY;
    for (let n = purpose === 'fill' ? valid : 0; n <= most && n * level <= left; n++) {
      choose(
        index + 1,
        left - n * level,
        n === 0 ? members : [...members, n === 1 ? { character: id } : { character: id, copies: n }],
      );
      if (level <= 0) break;
    }
  };
  choose(0, agreed, []);
  const before = [...had.values()].reduce((sum, { valid }) => sum + valid, 0);
  for (const members of lists) {
    const size = members.reduce((sum, { copies = 1 }) => sum + copies, 0);
    if (purpose === 'fill' && size <= before) continue;
    for (const base of bases) yield { ...base, members };
  }
}

function sameSuper(tried: Case, id: string, other: { name: string; level: number }): boolean {
  const one = characterOf(tried, id);
  const fold = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();
  return one !== undefined && one.level >= 3 && other.level >= 3 && fold(one.name) === fold(other.name);
}

/** Every formation and allegiance; to fill a team, only where its own may not stay. */
function* everySetting(tried: Case, ids: readonly string[]): Iterable<Partial<Team>> {
  const { team, event, purpose } = tried;
  const factions = new Set(ids.flatMap((id) => characterOf(tried, id)?.factions ?? []));
  const allegiances: Team['allegiance'][] = [
    ...['hero', 'villain'].map((alignment) => ({ ...team.allegiance, kind: 'alignment', alignment })),
    ...[...factions].map((faction) => ({ ...team.allegiance, kind: 'faction', faction })),
  ];
  const isKind = (kind: string) => event?.allegiances?.includes(kind) ?? true;
  const { kind, alignment } = team.allegiance;
  const keepsAllegiance =
    isKind(kind) && (kind === 'faction' || (kind === 'alignment' && (alignment === 'hero' || alignment === 'villain')));
  const isFormation = (word: string) => event?.formations?.includes(word) ?? true;
  const keepsFormation = FORMATIONS.includes(team.formation) && isFormation(team.formation);
  const isFilled = purpose === 'fill';
  const formations = new Set(isFilled && keepsFormation ? [team.formation] : [team.formation, ...FORMATIONS]);
  const others = isFilled && keepsAllegiance ? [] : allegiances;
  const unchanged = JSON.stringify(team.allegiance);
  const chosen = [team.allegiance, ...others.filter((allegiance) => JSON.stringify(allegiance) !== unchanged)];
  for (const formation of formations) for (const allegiance of chosen) yield { formation, allegiance };
}

/** Every list of some of the Gimmicks. */
function gimmickSubsets(gimmicks: readonly string[], event: EventPack | undefined): string[][] {
  if (event?.gimmicks === false) return [[]];
  const lists: string[][] = [];
  for (let chosen = 0; chosen < 2 ** gimmicks.length; chosen++) {
    lists.push(gimmicks.filter((_, index) => (chosen & (1 << index)) !== 0));
  }
  return lists;
}
