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

const NO_OPERATIONS: Awaited<ReturnType<Library['operations']['last']>> = {};

/**
 * Returns the undo and redo commands for operations on whole documents, for lists and the Library screen. An open document
 * has its own commands.
 */
export function useOperationCommands(screen: Route['screen']): readonly Command[] {
  const translate = useTranslate();
  const library = useLibrary();
  // An unreadable database is reported elsewhere; here there is nothing to undo.
  const queryLastOperation = useCallback(() => library.operations.last().catch(() => NO_OPERATIONS), [library]);
  const { undo, redo } = useLiveQuery(queryLastOperation) ?? {};
  return useMemo<readonly Command[]>(() => {
    if (!SCREENS[screen].undoesOperations) return [];
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
