/** What fields are called where nobody says which game a document is of: the labels of all games together. */
import type { FieldLabels } from '../games/game.ts';
import { GAMES } from '../games/registry.ts';

/** How fields are called and written; a part of the labels of a format. */
export type FieldNames = Pick<FieldLabels, 'entries' | 'names' | 'groups' | 'line'>;

let made: FieldNames | undefined;

/** The first game that calls a field decides how it is called. Made once: games do not come and go. */
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
      const said = labels.line?.(pointer, value);
      if (said !== undefined) return said;
    }
    return undefined;
  },
});
