/** What the card layout has to say, in words. */
import type { CardNote } from './note.ts';

/** One sentence without its end mark, to stand behind the character's name. */
export function noteSentence(note: CardNote): string {
  switch (note.kind) {
    case 'overflow':
      return `the card has no room for ${note.fields.join(', ')}; shorten its texts`;
    case 'continued':
      return `${note.fields.join(', ')} continues on the back`;
    case 'continuation-card':
      return `${note.fields.join(', ')} continues on ${note.cards === 1 ? 'a further card' : `${note.cards} further cards`}`;
    case 'track-overflow':
      return `${note.drawn} of ${note.total} HP have a box; the card has no room for more`;
    case 'missing-glyph':
      return `no font has ${note.characters} (${note.fields.join(', ')})`;
    case 'safe-area':
      return `${note.fields.length === 0 ? 'something' : note.fields.join(', ')} stands closer to the cut than the template's safe area`;
    case 'unread-field':
      return `the template points at ${note.fields.join(', ')}, which these rules do not have`;
    case 'missing-art':
      return 'has no picture; a plate with its initial is printed instead';
    case 'broken-art':
      return `its picture cannot be used: ${note.reason}`;
    case 'broken-symbol':
      return `the symbol of its faction cannot be used: ${note.reason}`;
    case 'low-resolution':
      return `its picture has ${note.dpi} dpi at the printed size; below 200 it looks coarse`;
  }
}
