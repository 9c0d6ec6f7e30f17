/** Undo and redo of what was done to whole documents, as the frame of the window has them. */
import { useOperationCommands } from '../../../src/renderer/app/operation-commands.ts';
import { useCommands } from '../../../src/renderer/commands/registry.ts';

export function ListCommands() {
  useCommands(useOperationCommands('library'));
  return null;
}
