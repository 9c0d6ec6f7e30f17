import { useMemo } from 'react';
import type { Encounter } from '../../../shared/document/kinds/encounter.ts';
import type { Command } from '../../commands/command.ts';
import type { ReadyItem } from '../../store/item.ts';
import { useLibrary } from '../../store/library-context.ts';
import { canStep } from '../../store/undo/log-change.ts';
import { useTranslate } from '../../texts/use-translate.ts';

/**
 * Returns the undo and redo commands of an encounter. Once something has been played they step through the log and its
 * notes; before that they step through the edits.
 *
 * @param edits the undo and redo commands of the document
 */
export function useLogCommands({ id, row }: ReadyItem<Encounter>, edits: readonly Command[]): readonly Command[] {
  const translate = useTranslate();
  const documents = useLibrary().stores.encounters;
  const canUndo = canStep(row, 'undo');
  const canRedo = canStep(row, 'redo');
  return useMemo<readonly Command[]>(() => {
    if (!canUndo && !canRedo) return edits;
    const walk = (way: 'undo' | 'redo') => () => {
      const item = documents.get(id);
      const from = item?.kind === 'ready' ? item.document.log.length : 0;
      documents.changeLog(id, { kind: 'step', way, from });
    };
    return edits.map((command): Command => {
      if (command.id === 'undo')
        return { ...command, label: translate('encounters.undo'), enabled: canUndo, run: walk('undo') };
      if (command.id === 'redo')
        return { ...command, label: translate('encounters.redo'), enabled: canRedo, run: walk('redo') };
      return command;
    });
  }, [documents, id, canUndo, canRedo, edits, translate]);
}
