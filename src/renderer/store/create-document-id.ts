import { MAX_ID_STEM_LETTERS, slugify } from '../../shared/text/slugify.ts';

const ID_CHARACTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Creates a document id: the name in `[a-z0-9-]`, followed by six random characters that make the id unique. */
export function createDocumentId(documentName: string, isTaken: (documentId: string) => boolean): string {
  const prefix = slugify(documentName, MAX_ID_STEM_LETTERS) || 'untitled';
  for (;;) {
    const bytes = crypto.getRandomValues(new Uint8Array(6));
    const documentId = `${prefix}-${[...bytes].map((byte) => ID_CHARACTERS[byte % ID_CHARACTERS.length]).join('')}`;
    if (!isTaken(documentId)) return documentId;
  }
}
