/** The labels of all games together, for places where the game of a document is not known. */
import { cachedFor } from '../base/cache.ts';
import type { FieldLabels, GameDocuments } from './document-spec.ts';
import type { GameCatalog } from './game-catalog.ts';

/** Names and notations of fields; a part of the labels of a format. */
export type FieldNames = Pick<FieldLabels, 'entries' | 'names' | 'groups' | 'line'>;

const made = new WeakMap<object, FieldNames>();

/** Where several games label a field, the first one counts. Worked out once for each catalogue, since the games never change. */
export const allLabels = (gameCatalog: GameCatalog<GameDocuments>): FieldNames =>
  cachedFor(made, gameCatalog, () =>
    merged(gameCatalog.all.flatMap(({ documents }) => Object.values(documents).map(({ labels }) => labels))),
  );

const merged = (all: readonly FieldNames[]): FieldNames => ({
  entries: Object.assign({}, ...[...all].reverse().map(({ entries }) => entries)) as Readonly<Record<string, string>>,
  names: Object.assign({}, ...[...all].reverse().map(({ names }) => names)) as Readonly<Record<string, string>>,
  groups: all.flatMap(({ groups = [] }) => groups),
  line(pointer, value) {
    for (const labels of all) {
      const line = labels.line?.(pointer, value);
      if (line !== undefined) return line;
    }
    return undefined;
  },
});
