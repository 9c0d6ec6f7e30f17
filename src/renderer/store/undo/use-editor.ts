import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { RequestedEdit } from '../../../shared/document/edit.ts';
import type { Command } from '../../commands/command.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import type { ReadyItem } from '../item.ts';
import { useLibrary } from '../library-context.ts';
import type { TableName } from '../rows.ts';
import { getTypedPointer } from './steps.ts';

/** Reads and edits one open document. */
export interface Editor {
  /** The current document, or its last known state if it is deleted or unreadable. */
  source: { getCurrent(): OpenDocument; subscribe(listener: () => void): () => void };
  readonly edit: (edits: readonly RequestedEdit[]) => void;
  /** Edits the document in a step of its own, which is never merged with the text that was typed just before. */
  readonly step: (edits: readonly RequestedEdit[]) => void;
  draft(path: string, text: string | undefined): void;
  /** The commands for undo and redo. */
  commands: readonly Command[];
}

type OpenDocument = Pick<ReadyItem<unknown>, 'document' | 'drafts'>;

const NO_DOCUMENT: OpenDocument = { document: undefined, drafts: {} };

/** Edits one document. Every change is saved at once, and can be undone as long as the library has its steps. */
export function useEditor(tableName: TableName, documentId: string): Editor {
  const translate = useTranslate();
  const documentStore = useLibrary().stores[tableName];
  const history = useMemo(() => documentStore.openHistory(documentId), [documentStore, documentId]);
  const { canUndo, canRedo } = useSyncExternalStore(history.subscribe, history.getState);
  useEffect(() => documentStore.readHistory(documentId), [documentStore, documentId]);

  // The functions stay the same while the document is open, so that fields that receive them need no new render.
  const actions = useMemo(
    () => ({
      edit: (edits: readonly RequestedEdit[]) => documentStore.edit(documentId, edits, getTypedPointer(edits)),
      step: (edits: readonly RequestedEdit[]) => documentStore.edit(documentId, edits),
      draft: (path: string, text: string | undefined) => documentStore.setDraft(documentId, path, text),
      undo: () => documentStore.undoOrRedo(documentId, 'undo'),
      redo: () => documentStore.undoOrRedo(documentId, 'redo'),
    }),
    [documentStore, documentId],
  );

  const source = useMemo(() => {
    const readDocument = (): OpenDocument | undefined => {
      const item = documentStore.get(documentId);
      return item?.kind === 'ready' ? item : undefined;
    };
    let lastDocument = readDocument() ?? NO_DOCUMENT;
    return {
      subscribe: (listener: () => void) =>
        documentStore.subscribeTo(documentId, () => {
          lastDocument = readDocument() ?? lastDocument;
          listener();
        }),
      getCurrent: () => readDocument() ?? lastDocument,
    };
  }, [documentStore, documentId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of either flag creates new commands, so that they are shown again
  return useMemo(() => {
    const { edit, step, draft, undo, redo } = actions;
    // Both flags are read when a key is pressed, since the second of two quick keystrokes comes before the next render.
    const commands: Command[] = [
      {
        id: 'undo',
        label: translate('editing.undo'),
        shortcut: 'mod+z',
        get isEnabled() {
          return history.getState().canUndo;
        },
        run: undo,
      },
      {
        id: 'redo',
        label: translate('editing.redo'),
        shortcut: 'mod+shift+z',
        otherShortcut: 'mod+y',
        get isEnabled() {
          return history.getState().canRedo;
        },
        run: redo,
      },
    ];
    return { source, edit, step, draft, commands };
  }, [source, actions, history, canUndo, canRedo]);
}
