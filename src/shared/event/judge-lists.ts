/** From the files of a folder to the verdict of every list in it. */

import { LIMITS } from '../base/limits.ts';
import type { GameDocuments } from '../document/document-spec.ts';
import type { Sha256 } from '../document/fingerprint/sha256.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Character, EventPack, Team } from '../document/schema.ts';
import type { Finding } from '../rules/finding.ts';
import type { GameRules } from '../rules/game-rules.ts';
import { roleOf } from '../rules/game-rules.ts';
import { type FixWish, judge } from '../rules/judge.ts';
import type { LateText } from '../texts/late-text.ts';
import { type Entry, type JudgedList, type MemberReason, MOST_NOTED, type ReceivedFile } from './entry.ts';
import { entryNotes } from './entry-notes.ts';
import { fingerprintOf } from './fingerprint-of.ts';
import { MOST_FIXES } from './messages.ts';

/** Where each character that lies beside the lists was found; several places where an id comes more than once. */
type Lookup = ReadonlyMap<string, readonly LooseCharacter[]>;
interface LooseCharacter {
  readonly file: string;
  readonly character: Character;
  /** The archive it was packed in. */
  readonly from: string | undefined;
}

/**
 * An entry for each team and for each file that cannot be read, in the order of the files. Characters, factions and event
 * packs are no lists; members are looked up among the characters (R8.4). `onJudged` is called with the progress.
 */
export function judgeLists(
  gameCatalog: GameCatalog<GameRules>,
  files: readonly ReceivedFile[],
  event: EventPack,
  onJudged?: (done: number, of: number) => void,
  sha256?: Sha256,
): Entry[] {
  const lookup = lookupOf(files);
  const received = files.filter(isList);
  const trials = { left: LIMITS.eventTrials };
  const entries = received.map((file, index): Entry => {
    const entry = entryOf(gameCatalog, file, { lookup, event, trials, ...(sha256 === undefined ? {} : { sha256 }) });
    onJudged?.(index + 1, received.length);
    return entry;
  });
  const notes = entryNotes(entries);
  return entries.map((entry, index) => ({ ...entry, notes: [...(notes[index] ?? []), ...entry.notes] }));
}

/** A file that cannot be read may have been meant as a list. */
type Received = Exclude<ReceivedFile, { why: LateText }>;
const isList = (file: ReceivedFile): file is Received =>
  !('why' in file) && (!file.ok || file.document.format === 'rollcall.team');

function lookupOf(files: readonly ReceivedFile[]): Lookup {
  const lookup = new Map<string, LooseCharacter[]>();
  for (const read of files) {
    if ('why' in read || !read.ok || read.document.format !== 'rollcall.character') continue;
    const { file, document: character, from } = read;
    const found = lookup.get(character.id);
    if (found) found.push({ file, character, from });
    else lookup.set(character.id, [{ file, character, from }]);
  }
  return lookup;
}

/** Whether fixes for a team are tried: each trial judges the whole team again, and there are thousands of lists. */
function worthTrying({ members }: Team, trials: { left: number }): (findings: readonly Finding[]) => boolean {
  return (findings) => {
    const work = findings.length * members.length;
    const isWorth = work <= LIMITS.listTrials && work <= trials.left;
    if (isWorth) trials.left -= work;
    return isWorth;
  };
}

interface Judging {
  readonly lookup: Lookup;
  readonly event: EventPack;
  readonly trials: { left: number };
  readonly sha256?: Sha256;
}

function entryOf(
  gameCatalog: GameCatalog<GameRules>,
  received: Received,
  { lookup, event, trials, ...quick }: Judging,
): Entry {
  const { file } = received;
  if (!received.ok) return { kind: 'unreadable', file, error: received.error, notes: [] };
  const team = received.document as Team;
  const elsewhere = membersElsewhere(team, lookup, received.from);
  const isWorth = worthTrying(team, trials);
  let isTried = true;
  const fixes: FixWish = {
    most: MOST_FIXES,
    isWorth: (findings) => {
      isTried = isWorth(findings);
      return isTried;
    },
  };
  const judgement = judge(gameCatalog, team, { characters: elsewhere, event, fixes, ...quick });
  const named = new Set(
    judgement.findings.flatMap(({ code, subjects }) =>
      roleOf(gameCatalog, team, code) === 'member-illegal' ? subjects : [],
    ),
  );
  const reasons = elsewhere.flatMap((member): MemberReason[] => {
    if (!named.has(member.id)) return [];
    // Without the event, whose findings the list has already.
    const own = judge(gameCatalog, member, { options: [event.options, team.options] });
    return own.findings.filter((f) => f.severity === 'error').map((finding) => ({ member, finding }));
  });
  return {
    kind: 'list',
    file,
    team,
    judgement,
    isTried,
    elsewhere,
    reasons,
    notes: ambiguousMembers(gameCatalog, elsewhere, lookup, received.from),
  };
}

/** In the order of the members, each once. */
function membersElsewhere({ members, characters = [] }: Team, lookup: Lookup, from: string | undefined): Character[] {
  const embedded = new Set(characters.map((c) => c.id));
  const ids = [...new Set(members.map((m) => m.character))].filter((id) => !embedded.has(id));
  return ids.flatMap((id) => candidatesFor(lookup, id, from)[0]?.character ?? []);
}

/** The characters that an id may mean: those that came in the same archive as the team, if there are any. */
function candidatesFor(lookup: Lookup, id: string, from: string | undefined): readonly LooseCharacter[] {
  const found = lookup.get(id) ?? [];
  const near = from === undefined ? [] : found.filter((one) => one.from === from);
  return near.length > 0 ? near : found;
}

function ambiguousMembers(
  gameCatalog: GameCatalog<GameDocuments>,
  elsewhere: readonly Character[],
  lookup: Lookup,
  from: string | undefined,
): JudgedList['notes'] {
  return elsewhere.flatMap(({ id }) => {
    const found = candidatesFor(lookup, id, from);
    const [first] = found;
    if (
      !first ||
      !found.some(
        ({ character }) => fingerprintOf(gameCatalog, character) !== fingerprintOf(gameCatalog, first.character),
      )
    )
      return [];
    const files = found.slice(0, MOST_NOTED).map(({ file }) => file);
    const more = found.length - files.length;
    return [{ kind: 'contested-member' as const, id, files, ...(more > 0 ? { more } : {}) }];
  });
}
