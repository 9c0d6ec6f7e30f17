const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A new document id: the name in `[a-z0-9-]`, with an ending that nobody else has. */
export function newId(name: string, taken: (id: string) => boolean): string {
  const base = slug(name);
  for (;;) {
    const bytes = crypto.getRandomValues(new Uint8Array(6));
    const id = `${base}-${[...bytes].map((b) => LETTERS[b % LETTERS.length]).join('')}`;
    if (!taken(id)) return id;
  }
}

/** A name as the start of an id, at most 40 characters; never empty. */
export function slug(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  return plain === '' ? 'untitled' : plain;
}
