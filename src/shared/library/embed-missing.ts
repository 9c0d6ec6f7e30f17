/** Adds documents to the list of embedded documents. */

/**
 * Returns the embedded documents, followed by those required documents that can be found and aren't embedded yet. Each id is looked
 * up once.
 */
export function embedMissing<D extends { id: string }>(
  embedded: readonly D[] | undefined,
  requiredIds: readonly string[],
  findDocument: (documentId: string) => D | undefined,
): D[] {
  const embeddedIds = new Set((embedded ?? []).map(({ id }) => id));
  const missingIds = [...new Set(requiredIds)].filter((documentId) => !embeddedIds.has(documentId));
  return [...(embedded ?? []), ...missingIds.flatMap((documentId) => findDocument(documentId) ?? [])];
}
