/** Provides undo and redo of changes to whole documents, as the frame of the window does. */
import { useOperationCommands } from '../../../src/renderer/app/operation-commands.ts';
import { useCommands } from '../../../src/renderer/commands/registry.ts';

export function ListCommands() {
  useCommands(useOperationCommands('library'));
  return null;
}
