import { useCallback, useMemo } from 'react';
import type { Command } from '../commands/command.ts';
import { attempt } from '../failures/report-failure.ts';
import { undoOrRedo } from '../features/documents/document-actions.ts';
import type { Route } from '../navigation/router.ts';
import type { Library } from '../store/library.ts';
import { useLibrary } from '../store/library-context.ts';
import { useLiveQuery } from '../store/use-live-query.ts';
import { labelRedo, labelUndo } from '../strings/library/operations.ts';
import { useTranslate } from '../texts/use-translate.ts';
import { SCREENS } from './screens.ts';

const NO_OPERATIONS: Awaited<ReturnType<Library['operations']['readLast']>> = {};

/**
 * Returns the commands that undo and redo operations on whole documents. Lists and the Library screen have them. The screen
 * of an open document has its own undo and redo commands.
 */
export function useOperationCommands(screen: Route['screen']): readonly Command[] {
  const translate = useTranslate();
  const library = useLibrary();
  // The library itself reports an unreadable database. Without the database, there is nothing to undo.
  const queryLastOperation = useCallback(() => library.operations.readLast().catch(() => NO_OPERATIONS), [library]);
  const { undo, redo } = useLiveQuery(queryLastOperation) ?? {};
  return useMemo<readonly Command[]>(() => {
    if (!SCREENS[screen].undoesOperations) return [];
    // `ignoresEnabled`: the query may lag behind fast typing. `leavesText`: text boxes have their own undo.
    return [
      {
        id: 'undo',
        label: undo === undefined ? translate('editing.undo') : labelUndo(translate, undo),
        shortcut: 'mod+z',
        isEnabled: undo !== undefined,
        ignoresEnabled: true,
        leavesText: true,
        run: () => attempt(undoOrRedo(translate, library, 'undo')),
      },
      {
        id: 'redo',
        label: redo === undefined ? translate('editing.redo') : labelRedo(translate, redo),
        shortcut: 'mod+shift+z',
        otherShortcut: 'mod+y',
        isEnabled: redo !== undefined,
        ignoresEnabled: true,
        leavesText: true,
        run: () => attempt(undoOrRedo(translate, library, 'redo')),
      },
    ];
  }, [library, screen, undo, redo, translate]);
}
