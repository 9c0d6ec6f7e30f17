import { useMemo } from 'react';
import type { Encounter } from '../../../shared/document/kinds/encounter.ts';
import type { Command } from '../../commands/command.ts';
import type { ReadyItem } from '../../store/item.ts';
import { useLibrary } from '../../store/library-context.ts';
import { canStep } from '../../store/undo/log-change.ts';
import { useTranslate } from '../../texts/use-translate.ts';

/**
 * Returns the undo and redo commands of an encounter. Before the first event, they step through the edits of the document.
 * After it, they step through the events and the notes of the log.
 *
 * @param editCommands the undo and redo commands of the document
 */
export function useLogCommands(
  { id: encounterId, row }: ReadyItem<Encounter>,
  editCommands: readonly Command[],
): readonly Command[] {
  const translate = useTranslate();
  const documents = useLibrary().stores.encounters;
  const canUndo = canStep(row, 'undo');
  const canRedo = canStep(row, 'redo');
  return useMemo<readonly Command[]>(() => {
    if (!canUndo && !canRedo) return editCommands;
    const createStep = (direction: 'undo' | 'redo') => () => {
      const encounterItem = documents.get(encounterId);
      const eventCount = encounterItem?.kind === 'ready' ? encounterItem.document.log.length : 0;
      documents.changeLog(encounterId, { kind: 'step', way: direction, from: eventCount });
    };
    return editCommands.map((command): Command => {
      if (command.id === 'undo')
        return { ...command, label: translate('encounters.undo'), isEnabled: canUndo, run: createStep('undo') };
      if (command.id === 'redo')
        return { ...command, label: translate('encounters.redo'), isEnabled: canRedo, run: createStep('redo') };
      return command;
    });
  }, [documents, encounterId, canUndo, canRedo, editCommands, translate]);
}
