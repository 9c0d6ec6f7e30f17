/** What the layout has to say about a card, as a line of standard error. */
import type { CardNote } from '../shared/card/note.ts';
import { noteSentence } from '../shared/card/note-words.ts';
import { pointer } from '../shared/document/pointer.ts';
import type { Character } from '../shared/document/schema.ts';
import type { Home } from './pictures.ts';

/** Under the character's name; what is wrong with a file names the file and the place in it. */
export function cardNote(note: CardNote, character: Character, home: Home | undefined): string {
  const name = character.name || character.id;
  if (note.kind !== 'broken-art' || home === undefined) return `${name}: ${noteSentence(note)}`;
  const at = pointer(home.at, 'art', 'image', 'src');
  return `${home.file}: ${at}: ${name}: ${noteSentence(note)}; the card has none`;
}
