import { useMemo, useReducer } from 'react';
import type { Command } from '../commands/command.ts';
import { EDITING } from '../strings/editing.ts';
import type { TableName } from './database.ts';
import type { Edit } from './edit.ts';
import { History } from './history.ts';
import { useLibrary } from './library-context.ts';

export interface Editor {
  edit(edits: readonly Edit[]): void;
  /** The same as a step of its own: undo never takes it together with what was typed just before. */
  step(edits: readonly Edit[]): void;
  draft(path: string, text: string | undefined): void;
  /** Undo and redo, for the keyboard and the command list. */
  commands: readonly Command[];
}

/** Edits one document: every change is stored at once and can be undone while the screen is open. */
export function useEditor(table: TableName, id: string): Editor {
  const shelf = useLibrary().shelves[table];
  const [, changed] = useReducer((n: number) => n + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document has a history of its own
  const history = useMemo(() => new History(), [shelf, id]);

  const { canUndo, canRedo } = history;

  // The same functions for as long as the document is open: fields that are handed them need not be drawn again.
  const actions = useMemo(() => {
    const current = () => shelf.get(id)?.row.document;
    const put = (document: unknown) => {
      if (document !== undefined) shelf.edit(id, [{ path: '', value: document }]);
      changed();
    };
    const change = (edits: readonly Edit[], path: string) => {
      history.note(current(), path, Date.now());
      shelf.edit(id, edits);
      changed();
    };
    return {
      edit: (edits: readonly Edit[]) => change(edits, typedPath(edits)),
      step: (edits: readonly Edit[]) => change(edits, ''),
      draft: (path: string, text: string | undefined) => shelf.draft(id, path, text),
      undo: () => put(history.undo(current())),
      redo: () => put(history.redo(current())),
    };
  }, [shelf, id, history]);

  return useMemo(() => {
    const { edit, step, draft, undo, redo } = actions;
    const commands: Command[] = [
      { id: 'undo', label: EDITING.undo, shortcut: 'mod+z', enabled: canUndo, run: undo },
      {
        id: 'redo',
        label: EDITING.redo,
        shortcut: 'mod+shift+z',
        otherShortcut: 'mod+y',
        enabled: canRedo,
        run: redo,
      },
    ];
    return { edit, step, draft, commands };
  }, [actions, canUndo, canRedo]);
}

/** Fields that are dragged: many small changes that are one step, as typing is. */
const DRAGGED: readonly string[] = ['/art/crop'];

/** The field that is being typed in, or nothing for a change of another kind. */
function typedPath(edits: readonly Edit[]): string {
  const [first] = edits;
  if (edits.length !== 1 || first === undefined) return '';
  const { path, value } = first;
  const typed = typeof value === 'string' || typeof value === 'number' || DRAGGED.includes(path);
  return typed && value !== undefined ? path : '';
}
