/** What several places of a card have to say alike, said once. */
import type { CardNote } from './note.ts';

type Kind = CardNote['kind'];
type Of<K extends Kind> = Extract<CardNote, { kind: K }>;

const once = (list: readonly string[]): string[] => [...new Set(list)];
const fieldsOf = (notes: readonly { readonly fields: readonly string[] }[]): string[] =>
  once(notes.flatMap(({ fields }) => fields));
const charactersOf = (notes: readonly { readonly characters: string }[]): string =>
  once(notes.flatMap(({ characters }) => Array.from(characters))).join('');

/** One note for all of a kind; kinds that are not here are said as often as they come. */
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
  }),
  'hidden-character': (notes) => ({
    kind: 'hidden-character',
    characters: charactersOf(notes),
    fields: fieldsOf(notes),
  }),
  'too-long': (notes) => ({ kind: 'too-long', fields: fieldsOf(notes) }),
};

/** The notes with one for all of each of these kinds, where the first of them stood. */
export function notesTogether(notes: readonly CardNote[]): readonly CardNote[] {
  const seen = new Set<Kind>();
  return notes.flatMap((note): CardNote[] => {
    const { kind } = note;
    const join = JOINED[kind] as ((all: readonly CardNote[]) => CardNote) | undefined;
    if (join === undefined) return [note];
    if (seen.has(kind)) return [];
    seen.add(kind);
    return [join(notes.filter((one) => one.kind === kind))];
  });
}
