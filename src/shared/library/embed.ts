/** Adds documents to the list of a document that embeds others. */

/**
 * The embedded documents, and behind them those of the wanted ids that are known and not embedded. One id is looked up once.
 */
export function withWanted<D extends { id: string }>(
  embedded: readonly D[] | undefined,
  wanted: readonly string[],
  known: (id: string) => D | undefined,
): D[] {
  const there = new Set((embedded ?? []).map(({ id }) => id));
  const missing = [...new Set(wanted)].filter((id) => !there.has(id));
  return [...(embedded ?? []), ...missing.flatMap((id) => known(id) ?? [])];
}
