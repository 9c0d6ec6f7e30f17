/** Field labels of all games together, for text about a document whose game is unknown. */
import { getOrCreateFor } from '../base/cache.ts';
import type { FieldLabels, GameDocuments } from './document-spec.ts';
import type { GameCatalog } from './game-catalog.ts';

/** The part of a format's labels that names fields and formats their values. */
export type FieldNames = Pick<FieldLabels, 'entries' | 'names' | 'groups' | 'formatValue'>;

const labelsByCatalog = new WeakMap<object, FieldNames>();

/**
 * Returns the labels of all games. If several games label a field, the first game wins. Computed once per catalog, since games never
 * change.
 */
export const getAllLabels = (gameCatalog: GameCatalog<GameDocuments>): FieldNames =>
  getOrCreateFor(labelsByCatalog, gameCatalog, () =>
    mergeLabels(gameCatalog.all.flatMap(({ documents }) => Object.values(documents).map(({ labels }) => labels))),
  );

/** Merges labels. `Object.assign` keeps the last value of a key, so the order is reversed to let the first game win. */
const mergeLabels = (labelSets: readonly FieldNames[]): FieldNames => ({
  entries: Object.assign({}, ...[...labelSets].reverse().map(({ entries }) => entries)) as Readonly<
    Record<string, string>
  >,
  names: Object.assign({}, ...[...labelSets].reverse().map(({ names }) => names)) as Readonly<Record<string, string>>,
  groups: labelSets.flatMap(({ groups = [] }) => groups),
  formatValue(pointer, value) {
    for (const labels of labelSets) {
      const formattedValue = labels.formatValue?.(pointer, value);
      if (formattedValue !== undefined) return formattedValue;
    }
    return undefined;
  },
});
