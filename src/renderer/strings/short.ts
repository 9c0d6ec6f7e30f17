import { visible } from '../../shared/text/visible.ts';

/** Letters of a name that a label, a message or a title of the window has room for. */
const ROOM = 60;

/** A name inside one of our sentences: on one line, not longer than people read, and with nothing in it that turns the rest. */
export function short(name: string): string {
  const plain = visible(name.slice(0, 2 * ROOM));
  const letters = [...plain];
  return letters.length > ROOM || name.length > 2 * ROOM ? `${letters.slice(0, ROOM).join('').trimEnd()}…` : plain;
}
