import { useMemo } from 'react';
import type { Encounter } from '../../../shared/play/encounter.ts';
import type { Command } from '../../commands/command.ts';
import type { Ready } from '../../store/item.ts';
import { ENCOUNTERS } from '../../strings/documents/encounters.ts';
import { useGo } from './table/table-context.ts';

/**
 * Undo and redo of an encounter: once something has been played they go through the log, before that through what was edited.
 * @param edits undo and redo of the document
 */
export function useLogCommands({ id, document, row }: Ready<Encounter>, edits: readonly Command[]): readonly Command[] {
  const walk = useGo(id);
  const played = document.log.length;
  const undone = row.undone?.length ?? 0;
  return useMemo<readonly Command[]>(() => {
    if (played + undone === 0) return edits;
    const go = (to: number) => walk(played, to);
    return edits.map((command): Command => {
      if (command.id === 'undo')
        return { ...command, label: ENCOUNTERS.undo, enabled: played > 0, run: () => go(played - 1) };
      if (command.id === 'redo')
        return { ...command, label: ENCOUNTERS.redo, enabled: undone > 0, run: () => go(played + 1) };
      return command;
    });
  }, [walk, played, undone, edits]);
}
