/** What the card layout has to say, in words. */
import type { CardNote } from '../shared/card/note.ts';
import type { Character } from '../shared/document/schema.ts';

export function noteLine(character: Character, note: CardNote): string {
  return `${character.name || character.id}: ${sentence(note)}`;
}

function sentence(note: CardNote): string {
  switch (note.kind) {
    case 'overflow':
      return `the card has no room for ${note.fields.join(', ')}; shorten its texts`;
    case 'continued':
      return `${note.fields.join(', ')} continues on the back`;
    case 'track-overflow':
      return `${note.drawn} of ${note.total} HP have a box; the card has no room for more`;
    case 'missing-glyph':
      return `no font has ${note.characters} (${note.fields.join(', ')})`;
    case 'missing-art':
      return 'has no picture; a plate with its initial is printed instead';
  }
}
