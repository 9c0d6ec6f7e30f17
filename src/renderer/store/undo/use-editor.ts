import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { RequestedEdit } from '../../../shared/document/edit.ts';
import type { Command } from '../../commands/command.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import type { Ready } from '../item.ts';
import { useLibrary } from '../library-context.ts';
import type { TableName } from '../rows.ts';
import { typedPath } from './steps.ts';

export interface Editor {
  /** The document as it is now; as it was last, once it is gone or cannot be read. */
  source: { current(): OpenDocument; subscribe(listener: () => void): () => void };
  readonly edit: (edits: readonly RequestedEdit[]) => void;
  /** The same as a step of its own: undo never takes it together with what was typed just before. */
  readonly step: (edits: readonly RequestedEdit[]) => void;
  draft(path: string, text: string | undefined): void;
  /** Undo and redo, for the keyboard and the command list. */
  commands: readonly Command[];
}

type OpenDocument = Pick<Ready<unknown>, 'document' | 'drafts'>;

const NO_DOCUMENT: OpenDocument = { document: undefined, drafts: {} };

/** Edits one document: every change is stored at once, and can be undone as long as the library has its steps. */
export function useEditor(table: TableName, id: string): Editor {
  const translate = useTranslate();
  const documents = useLibrary().tables[table];
  const history = useMemo(() => documents.history(id), [documents, id]);
  const { canUndo, canRedo } = useSyncExternalStore(history.subscribe, history.state);
  useEffect(() => documents.readHistory(id), [documents, id]);

  // The same functions for as long as the document is open: fields that are handed them need not be drawn again.
  const actions = useMemo(
    () => ({
      edit: (edits: readonly RequestedEdit[]) => documents.edit(id, edits, typedPath(edits)),
      step: (edits: readonly RequestedEdit[]) => documents.edit(id, edits),
      draft: (path: string, text: string | undefined) => documents.draft(id, path, text),
      undo: () => documents.walk(id, 'undo'),
      redo: () => documents.walk(id, 'redo'),
    }),
    [documents, id],
  );

  const source = useMemo(() => {
    const read = (): OpenDocument | undefined => {
      const item = documents.get(id);
      return item?.kind === 'ready' ? item : undefined;
    };
    let last = read() ?? NO_DOCUMENT;
    return {
      subscribe: (listener: () => void) =>
        documents.subscribeTo(id, () => {
          last = read() ?? last;
          listener();
        }),
      current: () => read() ?? last,
    };
  }, [documents, id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of either flag makes new commands, so that they are shown anew
  return useMemo(() => {
    const { edit, step, draft, undo, redo } = actions;
    // Both flags are read when a key is pressed: the second of two quick keys comes before the page is drawn again.
    const commands: Command[] = [
      {
        id: 'undo',
        label: translate('editing.undo'),
        shortcut: 'mod+z',
        get enabled() {
          return history.state().canUndo;
        },
        run: undo,
      },
      {
        id: 'redo',
        label: translate('editing.redo'),
        shortcut: 'mod+shift+z',
        otherShortcut: 'mod+y',
        get enabled() {
          return history.state().canRedo;
        },
        run: redo,
      },
    ];
    return { source, edit, step, draft, commands };
  }, [source, actions, history, canUndo, canRedo]);
}
