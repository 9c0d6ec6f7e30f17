/** From the files of a folder to the verdict of every list in it. */
import { fingerprint } from '../document/fingerprint.ts';
import type { Character, EventPack, Team } from '../document/schema.ts';
import { judge } from '../judge.ts';
import type { Entry, JudgedList, MemberReason, ReceivedFile } from './entry.ts';
import { entryNotes } from './entry-notes.ts';

/** Where each character that lies beside the lists was found; several places where an id comes more than once. */
type Shelf = ReadonlyMap<string, readonly { file: string; character: Character }[]>;

/**
 * An entry for each team and for each file that cannot be read, in the order of the files. Characters, factions and event
 * packs are no lists; members are looked up among the characters (R8.4). `onJudged` hears how far the work is.
 */
export function judgeLists(
  files: readonly ReceivedFile[],
  event: EventPack,
  onJudged?: (done: number, of: number) => void,
): Entry[] {
  const shelf = shelve(files);
  const received = files.filter((file) => !file.ok || file.document.format === 'rollcall.team');
  const entries = received.map((file, i): Entry => {
    const entry = entryOf(file, shelf, event);
    onJudged?.(i + 1, received.length);
    return entry;
  });
  const notes = entryNotes(entries);
  return entries.map((entry, i) => ({ ...entry, notes: [...(notes[i] ?? []), ...entry.notes] }));
}

function shelve(files: readonly ReceivedFile[]): Shelf {
  const shelf = new Map<string, { file: string; character: Character }[]>();
  for (const { file, ...read } of files) {
    if (!read.ok || read.document.format !== 'rollcall.character') continue;
    const character = read.document;
    shelf.set(character.id, [...(shelf.get(character.id) ?? []), { file, character }]);
  }
  return shelf;
}

function entryOf(received: ReceivedFile, shelf: Shelf, event: EventPack): Entry {
  const { file } = received;
  if (!received.ok) return { kind: 'unreadable', file, error: received.error, notes: [] };
  const team = received.document as Team;
  const elsewhere = membersElsewhere(team, shelf);
  const judgement = judge(team, { characters: elsewhere, event, fixes: true });
  const reasons = elsewhere.flatMap((member): MemberReason[] => {
    const isNamed = judgement.findings.some(
      (f) => f.code === 'su.team.member-illegal' && f.subjects.includes(member.id),
    );
    if (!isNamed) return [];
    // Without the event: what the event forbids is said of the list already.
    const own = judge(member, { options: [event.options, team.options] });
    return own.findings.filter((f) => f.severity === 'error').map((finding) => ({ member, finding }));
  });
  return { kind: 'list', file, team, judgement, elsewhere, reasons, notes: contested(elsewhere, shelf) };
}

/** In the order of the members, each once. */
function membersElsewhere({ members, characters = [] }: Team, shelf: Shelf): Character[] {
  const embedded = new Set(characters.map((c) => c.id));
  const ids = [...new Set(members.map((m) => m.character))].filter((id) => !embedded.has(id));
  return ids.flatMap((id) => shelf.get(id)?.[0]?.character ?? []);
}

function contested(elsewhere: readonly Character[], shelf: Shelf): JudgedList['notes'] {
  return elsewhere.flatMap(({ id }) => {
    const found = shelf.get(id) ?? [];
    const prints = new Set(found.map(({ character }) => fingerprint(character)));
    return prints.size > 1 ? [{ kind: 'contested-member' as const, id, files: found.map(({ file }) => file) }] : [];
  });
}
