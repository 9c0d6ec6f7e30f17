/** Who plays which list, which of several lists of one player counts, and who has sent none. */
import { byCodePoint } from '../text/code-point-order.ts';
import { type Entry, MOST_NOTED } from './entry.ts';

/** What the organiser knows of the players. Names are compared without case and marks. */
export interface PlayersKnown {
  /** Names of those who are expected. */
  readonly expected: readonly string[];
  /** Name of the player by the file of the list, where the organiser has said it; empty = nobody. */
  readonly of: Readonly<Record<string, string>>;
  /** Files of lists that the organiser has chosen before others of the same player. */
  readonly counting: readonly string[];
  /** When a file came, as numbers that are compared one after another; nothing where that is not known. */
  cameAt(file: string): readonly number[];
}

export const NO_PLAYERS: PlayersKnown = { expected: [], of: {}, counting: [], cameAt: () => [] };

/** How a list stands among those of its player. */
export interface Standing {
  readonly player?: string;
  /** File of the list that counts in its place. */
  readonly replacedBy?: string;
  /** Files of lists in whose place it counts, `MOST_NOTED` at most. */
  readonly replaces?: readonly string[];
  /** Files of other lists of the player, where nobody knows which one is the newest; as many at most. */
  readonly beside?: readonly string[];
  /** How many more lists there are than are named. Absent = none. */
  readonly more?: number;
}

const folded = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
const keyOf = (name: string): string => folded(name).join(' ') || name;

/** The standing of each entry, in their order. */
export function standingsOf(entries: readonly Entry[], known: PlayersKnown = NO_PLAYERS): Standing[] {
  const names = expectedNames(known);
  const players = entries.map((entry) => playerOf(entry, known, names));
  const groups = new Map<string, Entry[]>();
  entries.forEach((entry, index) => {
    const player = players[index];
    if (player === undefined || entry.kind !== 'list') return;
    const key = keyOf(player);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [entry]);
    else group.push(entry);
  });
  const counting = new Set(known.counting);
  const chosen = new Map([...groups].map(([key, lists]) => [key, countingOf(lists, counting, known)]));
  return entries.map((entry, index): Standing => {
    const player = players[index];
    if (player === undefined) return {};
    const lists = groups.get(keyOf(player)) ?? [];
    if (entry.kind !== 'list' || lists.length < 2) return { player };
    const counts = chosen.get(keyOf(player));
    if (counts !== undefined && counts !== entry) return { player, replacedBy: counts.file };
    // One more than is named, since one of them may be the list itself: all of a player's lists for each would be their square.
    const others = lists.slice(0, MOST_NOTED + 1).filter((one) => one !== entry);
    const files = others.slice(0, MOST_NOTED).map(({ file }) => file);
    const left = lists.length - 1 - files.length;
    const more = left > 0 ? { more: left } : {};
    return counts === undefined ? { player, beside: files, ...more } : { player, replaces: files, ...more };
  });
}

/** Expected players of whom nothing came, in the order of their names as they were written down. */
export function playersMissing(standings: readonly Standing[], { expected }: PlayersKnown): string[] {
  const there = new Set(standings.flatMap(({ player }) => (player === undefined ? [] : [keyOf(player)])));
  return expected.filter((name) => !there.has(keyOf(name)));
}

/** Names of expected players, so that looking one up takes no longer when there are more. */
interface ExpectedNames {
  /** Names by their key; players whose names have the same key share an entry. */
  readonly byKey: ReadonlyMap<string, readonly string[]>;
  /** The numbers of words that names have, the largest first. */
  readonly wordCounts: readonly number[];
}

function expectedNames({ expected }: PlayersKnown): ExpectedNames {
  const byKey = new Map<string, string[]>();
  const wordCounts = new Set<number>();
  for (const name of expected) {
    const words = folded(name);
    if (words.length === 0) continue;
    const names = byKey.get(words.join(' '));
    if (names === undefined) byKey.set(words.join(' '), [name]);
    else names.push(name);
    wordCounts.add(words.length);
  }
  return { byKey, wordCounts: [...wordCounts].sort((a, b) => b - a) };
}

/** The expected players whose names occur in a text, of these the ones with the most words. */
function longestNamesIn(text: string, { byKey, wordCounts }: ExpectedNames): readonly string[] {
  const words = folded(text);
  for (const count of wordCounts) {
    const keys = new Set<string>();
    for (let start = 0; start + count <= words.length; start++) keys.add(words.slice(start, start + count).join(' '));
    const found = [...keys].flatMap((key) => byKey.get(key) ?? []);
    if (found.length > 0) return found;
  }
  return [];
}

/** As the organiser says, as the list says, or as the name of its file or folder says. */
function playerOf(entry: Entry, known: PlayersKnown, names: ExpectedNames): string | undefined {
  const said = Object.hasOwn(known.of, entry.file) ? known.of[entry.file] : undefined;
  if (said !== undefined) return said === '' ? undefined : said;
  const own = entry.kind === 'list' ? entry.team.player?.trim() : undefined;
  if (own) return names.byKey.get(keyOf(own))?.[0] ?? own;
  const found = longestNamesIn(entry.file, names);
  return found.length === 1 ? found[0] : undefined;
}

/** The list that counts: the one the organiser chose, else the newest; none where that is not known. */
function countingOf(
  lists: readonly Entry[],
  counting: ReadonlySet<string>,
  { cameAt }: PlayersKnown,
): Entry | undefined {
  const said = lists.filter(({ file }) => counting.has(file));
  if (said.length === 1) return said[0];
  const sorted = [...lists].sort((a, b) => byTime(cameAt(b.file), cameAt(a.file)) || byCodePoint(b.file, a.file));
  const [newest, next] = sorted;
  if (newest === undefined || next === undefined) return newest;
  const isKnown = byTime(cameAt(newest.file), cameAt(next.file)) > 0;
  return isKnown || lists.every((one) => printOf(one) === printOf(newest)) ? newest : undefined;
}

const printOf = (entry: Entry): string => (entry.kind === 'list' ? entry.judgement.fingerprint : entry.file);

function byTime(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The entries with what is to be told of several lists of one player, before their other notes. */
export function withPlayerNotes(entries: readonly Entry[], standings: readonly Standing[]): Entry[] {
  return entries.map((entry, index) => {
    const { player = '', replacedBy, replaces, beside, more } = standings[index] ?? {};
    const note = (kind: 'replaced' | 'replaces' | 'same-player', files: readonly string[]): Entry => {
      const added = { kind, player, files, ...(more === undefined ? {} : { more }) };
      return { ...entry, notes: [added, ...entry.notes] };
    };
    if (replacedBy !== undefined) return note('replaced', [replacedBy]);
    if (replaces !== undefined) return note('replaces', replaces);
    return beside === undefined ? entry : note('same-player', beside);
  });
}
