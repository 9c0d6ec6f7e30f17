/** Merges notes of one kind from several places of a card. */
import type { CardNote } from './note.ts';

type Kind = CardNote['kind'];
type Of<K extends Kind> = Extract<CardNote, { kind: K }>;

const once = (list: readonly string[]): string[] => [...new Set(list)];
const fieldsOf = (notes: readonly { readonly fields: readonly string[] }[]): string[] =>
  once(notes.flatMap(({ fields }) => fields));
const charactersOf = (notes: readonly { readonly characters: string }[]): string =>
  once(notes.flatMap(({ characters }) => Array.from(characters))).join('');

/** One note for all of a kind; notes of other kinds stay as they are. */
const JOINED: { readonly [K in Kind]?: (notes: readonly Of<K>[]) => CardNote } = {
  // Art may stand on both sides; where one of them shows an initial, there is one.
  'missing-art': (notes) => notes.find(({ instead }) => instead === 'initial') ?? (notes[0] as Of<'missing-art'>),
  'missing-glyph': (notes) => ({
    kind: 'missing-glyph',
    characters: charactersOf(notes),
    fields: fieldsOf(notes),
  }),
  'unknown-icon': (notes) => ({
    kind: 'unknown-icon',
    written: once(notes.flatMap(({ written }) => written)),
    fields: fieldsOf(notes),
    known: once(notes.flatMap(({ known }) => known)),
  }),
  'hidden-character': (notes) => ({
    kind: 'hidden-character',
    characters: charactersOf(notes),
    fields: fieldsOf(notes),
  }),
  'too-long': (notes) => ({ kind: 'too-long', fields: fieldsOf(notes) }),
};

/** The notes with one for all of each of these kinds: of missing art where it stands, of the others behind all notes. */
export function notesTogether(notes: readonly CardNote[]): readonly CardNote[] {
  const joinedKinds = new Set<Kind>();
  const ofPictures = new Set<string>();
  const own: CardNote[] = [];
  const behind: CardNote[] = [];
  for (const note of notes) {
    const { kind } = note;
    const join = JOINED[kind] as ((all: readonly CardNote[]) => CardNote) | undefined;
    if (joinedKinds.has(kind)) continue;
    if (kind === 'broken-picture' || kind === 'coarse-picture' || kind === 'cut-drawing') {
      // A picture or a drawing may stand in several places of a template.
      const about = JSON.stringify(note);
      if (ofPictures.has(about)) continue;
      ofPictures.add(about);
    }
    if (join === undefined) {
      own.push(note);
      continue;
    }
    joinedKinds.add(kind);
    (kind === 'missing-art' ? own : behind).push(join(notes.filter((one) => one.kind === kind)));
  }
  return behind.length === 0 ? own : [...own, ...behind];
}
