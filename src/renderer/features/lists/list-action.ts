import type { Command } from '../../commands/command.ts';
import type { MenuAction } from '../../components/row-menu/action-menu.tsx';

/** An action on the selected documents of a list: a button, an entry of the context menu, and a command. */
export interface ListAction extends MenuAction {
  readonly kind?: 'danger';
  /** Whether the action has a button of its own, however many actions the list has. The others are in a menu. */
  readonly isFrequent?: boolean;
  /** The label of the command, if it must say more than the button next to the selection. */
  readonly commandLabel?: string;
  /** See `Command.leavesText`. */
  readonly leavesText?: boolean;
}

/** Returns the command of an action. */
export const createListCommand = ({
  id,
  label,
  commandLabel = label,
  shortcut,
  leavesText,
  isEnabled,
  run,
}: ListAction): Command => ({
  id,
  label: commandLabel,
  run,
  ...(shortcut === undefined ? {} : { shortcut }),
  ...(leavesText === undefined ? {} : { leavesText }),
  ...(isEnabled === undefined ? {} : { isEnabled }),
});
