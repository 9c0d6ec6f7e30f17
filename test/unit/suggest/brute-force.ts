/** Finds the best suggestion by trying every team of a small library. Only the rules decide which teams are legal. */

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
/** The lowest Level of a Super (E-31). Characters below it are Henchmen. */
const SUPER_LEVEL = 3;
/** The Gimmicks in the cases: some for everybody, and some for each of the three Classes in the cases. */
export const GIMMICKS = ['tag-team', 'enduring', 'shake-it-off', 'arcane-node', 'find-weakness', 'precision'];

export function isLegal(team: Team, { characters, event: eventPack }: Case): boolean {
  const teamOptions = resolveDocumentOptions(GAMES, team, eventPack === undefined ? {} : { eventPack }) as SuOptions;
  const charactersById = new Map([...characters].reverse().map((character) => [character.id, character]));
  return !hasError(checkTeam(team, charactersById, teamOptions, eventPack).findings);
}

/**
 * Returns the score of the best legal team, or undefined. The most important number comes first, and smaller is
 * better.
 */
export function findBestScore(suggestionCase: Case): readonly number[] | undefined {
  return (
    findBestAmong(suggestionCase, false) ??
    (suggestionCase.purpose === 'fill' && suggestionCase.team.members.length > 0
      ? undefined
      : findBestAmong(suggestionCase, true))
  );
}

/** @param allowsTwins whether the team may get a Super that it already has, under the same id or another one */
function findBestAmong(suggestionCase: Case, allowsTwins: boolean): readonly number[] | undefined {
  const teams = [...listTeams(suggestionCase, allowsTwins)].map((team) => ({
    team,
    score: computeScore(suggestionCase, team),
  }));
  teams.sort((firstTeam, secondTeam) => compareScores(firstTeam.score, secondTeam.score));
  return teams.find(({ team }) => isLegal(team, suggestionCase))?.score;
}

function compareScores(firstScore: readonly number[], secondScore: readonly number[]): number {
  for (const [index, value] of firstScore.entries())
    if (value !== secondScore[index]) return value - (secondScore[index] ?? 0);
  return 0;
}

const findCharacter = ({ team, characters }: Case, characterId: string): Character | undefined =>
  team.characters?.find((character) => character.id === characterId) ??
  characters.find((character) => character.id === characterId);

/** The copies of one character in all its entries. */
interface Copies {
  /** The copies in entries with a valid number: a whole number of 1 or more. */
  valid: number;
  /** The number of entries with an invalid number. */
  invalid: number;
  /** The copies in the invalid entries, each corrected to the nearest valid number. */
  nearest: number;
}

function countCopies({ members }: Team): Map<string, Copies> {
  const copiesById = new Map<string, Copies>();
  for (const { character, copies = 1 } of members) {
    const counted = copiesById.get(character) ?? { valid: 0, invalid: 0, nearest: 0 };
    copiesById.set(character, counted);
    if (Number.isInteger(copies) && copies >= 1) counted.valid += copies;
    else {
      counted.invalid += 1;
      counted.nearest += Number.isFinite(copies) ? Math.max(1, Math.round(copies)) : 1;
    }
  }
  return copiesById;
}

/**
 * Computes the score of a suggestion. For a repair: changes, loss of the leader, distance of corrected copies from the
 * written ones, Levels, moved copies. To fill a team: changes, Levels, added copies, loss of the leader. A swap counts
 * as one change, as does each setting, Gimmick, house rule and invalid number.
 */
export function computeScore(suggestionCase: Case, suggestedTeam: Team): readonly number[] {
  const { team: originalTeam, purpose, event: eventPack } = suggestionCase;
  const [copiesBefore, copiesAfter] = [countCopies(originalTeam), countCopies(suggestedTeam)];
  let [added, removed, deviation, levels, invalid] = [0, 0, 0, 0, 0];
  /** The number of members without a known character. */
  let strangers = 0;
  for (const characterId of new Set([...copiesBefore.keys(), ...copiesAfter.keys()])) {
    const {
      valid,
      invalid: invalidEntries,
      nearest,
    } = copiesBefore.get(characterId) ?? { valid: 0, invalid: 0, nearest: 0 };
    const count = copiesAfter.get(characterId)?.valid ?? 0;
    const knownCharacter = findCharacter(suggestionCase, characterId);
    if (knownCharacter === undefined) {
      strangers += valid + invalidEntries;
      continue;
    }
    levels += count * knownCharacter.level;
    invalid += invalidEntries;
    removed += Math.max(0, valid - count);
    if (invalidEntries === 0) added += Math.max(0, count - valid);
    // How far the corrected copies are from the written ones.
    else deviation += Math.abs(Math.max(count, valid) - valid - nearest);
  }
  const settings =
    Number(originalTeam.formation !== suggestedTeam.formation) +
    Number(JSON.stringify(originalTeam.allegiance) !== JSON.stringify(suggestedTeam.allegiance)) +
    Number(originalTeam.levels !== suggestedTeam.levels) +
    (eventPack?.gimmicks === false
      ? Number((originalTeam.gimmicks?.length ?? 0) > 0)
      : (originalTeam.gimmicks?.length ?? 0) - (suggestedTeam.gimmicks?.length ?? 0)) +
    Object.keys(originalTeam.options ?? {}).length -
    Object.keys(suggestedTeam.options ?? {}).length;
  const leaderChanges = Number(originalTeam.leader !== suggestedTeam.leader);
  if (purpose === 'fill') return [settings, -levels, added, leaderChanges];
  return [
    settings + invalid + Math.max(added, removed + strangers),
    leaderChanges,
    deviation,
    -levels,
    added + removed,
  ];
}

/** Yields every team that could be suggested. A Super appears once unless the team already has it more often. */
function* listTeams(suggestionCase: Case, allowsTwins: boolean): Iterable<Team> {
  const { team, event: eventPack, purpose } = suggestionCase;
  const agreedLevels = eventPack?.levels ?? team.levels;
  const copiesBefore = countCopies(team);
  const characterIds = [
    ...new Set([
      ...suggestionCase.characters.map(({ id }) => id),
      ...(team.characters ?? []).map(({ id }) => id),
      ...team.members.map(({ character }) => character),
    ]),
  ].filter((characterId) => findCharacter(suggestionCase, characterId) !== undefined);
  const validOptions = Object.fromEntries(
    Object.entries(team.options ?? {}).filter(([key, value]) => {
      const optionRow = findOptionRow(OPTIONS, key);
      return optionRow !== undefined && isOptionValue(optionRow, value);
    }),
  );
  const allSettings = [...listSettings(suggestionCase, characterIds)];
  // Every setting with every subset of the Gimmicks, with and without the leader.
  const bases = allSettings.flatMap((setting) =>
    listGimmickSubsets(team.gimmicks ?? [], eventPack).flatMap((gimmicks) =>
      [true, false].flatMap((keepsLeader) => {
        const { leader, gimmicks: _gimmicks, options: originalOptions, ...otherFields } = { ...team, ...setting };
        if (!keepsLeader && leader === undefined) return [];
        return [
          {
            ...otherFields,
            ...(gimmicks.length > 0 ? { gimmicks } : {}),
            ...(originalOptions === undefined ? {} : { options: validOptions }),
            ...(keepsLeader && leader !== undefined ? { leader } : {}),
          } as Team,
        ];
      }),
    ),
  );
  const memberLists: Team['members'][] = [];
  const chooseMembers = (index: number, remainingLevels: number, members: Team['members']): void => {
    const characterId = characterIds[index];
    if (characterId === undefined) {
      if (members.length > 0) memberLists.push(members);
      return;
    }
    const { level = 0, name = '' } = findCharacter(suggestionCase, characterId) ?? {};
    const { valid, nearest } = copiesBefore.get(characterId) ?? { valid: 0, nearest: 0 };
    const membersWithSameSuper = members.filter(({ character }) =>
      isSameSuper(suggestionCase, character, { name, level }),
    );
    const copiesWithName = [...copiesBefore].reduce(
      (sum, [otherId, otherCopies]) =>
        sum +
        (otherId === characterId || isSameSuper(suggestionCase, otherId, { name, level })
          ? otherCopies.valid + otherCopies.nearest
          : 0),
      0,
    );
    const twinCopies = membersWithSameSuper.reduce((sum, { copies = 1 }) => sum + copies, 0);
    // Without twins, a Super gets as many copies as the team has of it, under any id, and at least one.
    const maxCopies =
      level >= SUPER_LEVEL && !allowsTwins
        ? Math.min(Math.max(1, valid + nearest), Math.max(1, copiesWithName) - twinCopies)
        : Number.POSITIVE_INFINITY;
    for (
      let copyCount = purpose === 'fill' ? valid : 0;
      copyCount <= maxCopies && copyCount * level <= remainingLevels;
      copyCount++
    ) {
      chooseMembers(
        index + 1,
        remainingLevels - copyCount * level,
        copyCount === 0
          ? members
          : [...members, copyCount === 1 ? { character: characterId } : { character: characterId, copies: copyCount }],
      );
      if (level <= 0) break;
    }
  };
  chooseMembers(0, agreedLevels, []);
  const originalSize = [...copiesBefore.values()].reduce((sum, { valid }) => sum + valid, 0);
  for (const members of memberLists) {
    const size = members.reduce((sum, { copies = 1 }) => sum + copies, 0);
    if (purpose === 'fill' && size <= originalSize) continue;
    for (const base of bases) yield { ...base, members };
  }
}

/** Whether a character is the same Super as another one: both have the same name, whatever its case and blanks (E?50). */
function isSameSuper(suggestionCase: Case, characterId: string, otherSuper: { name: string; level: number }): boolean {
  const character = findCharacter(suggestionCase, characterId);
  const normalizeName = (superName: string) => superName.trim().replace(/\s+/g, ' ').toLowerCase();
  return (
    character !== undefined &&
    character.level >= SUPER_LEVEL &&
    otherSuper.level >= SUPER_LEVEL &&
    normalizeName(character.name) === normalizeName(otherSuper.name)
  );
}

/** Yields every formation and allegiance. To fill a team, these change only if the current ones are not allowed. */
function* listSettings(suggestionCase: Case, characterIds: readonly string[]): Iterable<Partial<Team>> {
  const { team, event: eventPack, purpose } = suggestionCase;
  const factions = new Set(
    characterIds.flatMap((characterId) => findCharacter(suggestionCase, characterId)?.factions ?? []),
  );
  const allegiances: Team['allegiance'][] = [
    ...['hero', 'villain'].map((alignment) => ({ ...team.allegiance, kind: 'alignment', alignment })),
    ...[...factions].map((faction) => ({ ...team.allegiance, kind: 'faction', faction })),
  ];
  const allowsKind = (kind: string) => eventPack?.allegiances?.includes(kind) ?? true;
  const { kind, alignment } = team.allegiance;
  const keepsAllegiance =
    allowsKind(kind) &&
    (kind === 'faction' || (kind === 'alignment' && (alignment === 'hero' || alignment === 'villain')));
  const allowsFormation = (formationId: string) => eventPack?.formations?.includes(formationId) ?? true;
  const keepsFormation = FORMATIONS.includes(team.formation) && allowsFormation(team.formation);
  const isFilled = purpose === 'fill';
  const formations = new Set(isFilled && keepsFormation ? [team.formation] : [team.formation, ...FORMATIONS]);
  const otherAllegiances = isFilled && keepsAllegiance ? [] : allegiances;
  const unchanged = JSON.stringify(team.allegiance);
  const chosenAllegiances = [
    team.allegiance,
    ...otherAllegiances.filter((allegiance) => JSON.stringify(allegiance) !== unchanged),
  ];
  for (const formation of formations) for (const allegiance of chosenAllegiances) yield { formation, allegiance };
}

/** Lists every subset of the Gimmicks. */
function listGimmickSubsets(gimmicks: readonly string[], eventPack: EventPack | undefined): string[][] {
  if (eventPack?.gimmicks === false) return [[]];
  const subsets: string[][] = [];
  // Each bit of `chosenBits` says whether the subset has the Gimmick with this index.
  for (let chosenBits = 0; chosenBits < 2 ** gimmicks.length; chosenBits++) {
    subsets.push(gimmicks.filter((_, index) => (chosenBits & (1 << index)) !== 0));
  }
  return subsets;
}
