import { ID_START, idText } from '../../shared/text/id-text.ts';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A new document id: the name in `[a-z0-9-]`, with an ending that nobody else has. */
export function newId(name: string, taken: (id: string) => boolean): string {
  const base = idText(name, ID_START) || 'untitled';
  for (;;) {
    const bytes = crypto.getRandomValues(new Uint8Array(6));
    const id = `${base}-${[...bytes].map((b) => LETTERS[b % LETTERS.length]).join('')}`;
    if (!taken(id)) return id;
  }
}
