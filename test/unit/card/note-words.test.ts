import { expect, it } from 'vitest';
import type { CardNote } from '../../../src/shared/card/note.ts';
import { noteSentence } from '../../../src/shared/card/note-words.ts';

const notes: readonly (readonly [CardNote, string])[] = [
  [{ kind: 'overflow', side: 'back', fields: ['/talents/2'] }, '/talents/2'],
  [{ kind: 'continued', fields: ['/concept'] }, 'back'],
  [{ kind: 'track-overflow', drawn: 36, total: 45 }, '36 of 45'],
  [{ kind: 'missing-glyph', characters: '語', fields: ['/name'] }, '語'],
  [{ kind: 'missing-art' }, 'art'],
];

it.each(notes)('says what $kind is about', (note, part) => {
  expect(noteSentence(note)).toContain(part);
});
