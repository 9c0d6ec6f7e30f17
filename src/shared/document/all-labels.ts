/** The labels of all games together, for places where the game of a document is not known. */
import type { FieldLabels } from '../games/game.ts';
import { GAMES } from '../registry/games.ts';

/** Names and notations of fields; a part of the labels of a format. */
export type FieldNames = Pick<FieldLabels, 'entries' | 'names' | 'groups' | 'line'>;

let made: FieldNames | undefined;

/** Where several games label a field, the first one counts. Made once, since the games never change. */
export function allLabels(): FieldNames {
  made ??= merged(GAMES.flatMap(({ documents }) => Object.values(documents).map(({ labels }) => labels)));
  return made;
}

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
