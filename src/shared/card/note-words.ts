/** Notes of the layout as sentences for people. */
import type { CardNote } from './note.ts';

/** One English sentence that says what is wrong with the printed card and, where it helps, what to do. */
export function noteSentence(note: CardNote): string {
  switch (note.kind) {
    case 'overflow':
      return `The ${note.side} has no room for everything: ${note.fields.join(', ')} is not printed. Shorten the texts.`;
    case 'continued':
      return `The front has no room for ${note.fields.join(', ')}; it continues on the back.`;
    case 'track-overflow':
      return `Only ${note.drawn} of ${note.total} HP boxes have room on the card.`;
    case 'missing-glyph':
      return `No font has ${[...note.characters].join(' ')}, which ${note.fields.join(', ')} asks for; it prints as an empty box.`;
    case 'missing-art':
      return 'There is no art; the card shows the initial instead.';
  }
}
