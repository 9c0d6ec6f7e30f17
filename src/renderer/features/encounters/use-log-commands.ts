import { useMemo } from 'react';
import type { Encounter } from '../../../shared/play/encounter.ts';
import type { Command } from '../../commands/command.ts';
import type { Ready } from '../../store/item.ts';
import { useLibrary } from '../../store/library-context.ts';
import { ENCOUNTERS } from '../../strings/documents/encounters.ts';

/**
 * Undo and redo of an encounter: once something has been played they go through the log, before that through what was edited.
 * @param edits undo and redo of the document
 */
export function useLogCommands({ id, document, row }: Ready<Encounter>, edits: readonly Command[]): readonly Command[] {
  const documents = useLibrary().tables.encounters;
  const canUndo = document.log.length > 0;
  const canRedo = (row.undone?.length ?? 0) > 0;
  return useMemo<readonly Command[]>(() => {
    if (!canUndo && !canRedo) return edits;
    const walk = (by: 1 | -1) => () => {
      const item = documents.get(id);
      const from = item?.kind === 'ready' ? item.document.log.length : 0;
      documents.changeLog(id, { kind: 'go', from, to: from + by });
    };
    return edits.map((command): Command => {
      if (command.id === 'undo') return { ...command, label: ENCOUNTERS.undo, enabled: canUndo, run: walk(-1) };
      if (command.id === 'redo') return { ...command, label: ENCOUNTERS.redo, enabled: canRedo, run: walk(1) };
      return command;
    });
  }, [documents, id, canUndo, canRedo, edits]);
}
