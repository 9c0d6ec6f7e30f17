import { ArrowDown, ArrowUp, Copy, Ellipsis, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { MenuTrigger, Popover } from 'react-aria-components';
import type { Translate } from '../../../shared/texts/translate.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { IconButton } from '../button.tsx';
import overlay from '../overlay.module.css';
import { ActionMenu, type MenuAction } from './action-menu.tsx';
import { useRowContextMenu } from './context-menu.tsx';
import { rememberNeighbors } from './row-focus.ts';

interface Props {
  /** The name of the row, which the label of the button contains. */
  rowName: string;
  /** The pointer of the row. `focusRowMenu` finds the button by it. */
  rowPointer?: string;
  actions: readonly MenuAction[];
  className?: string | undefined;
}

/**
 * Ignores Space in the menu; Enter still chooses an action. A user who keeps typing after the last field opens the menu with the
 * first space, and the next space must not move or copy the row.
 */
function ignoreSpace(event: KeyboardEvent): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Shows the actions for a row of a list in a menu behind one button, and at the pointer when the row is right-clicked. Render it after the fields of the row: the Tab key then goes
 * through the fields first, and no action that changes the list has the focus while the user types.
 */
export function RowMenu({ rowName, rowPointer, actions, className }: Props) {
  const translate = useTranslate();
  const label = translate('fields.moreActions', { what: shortenName(rowName) });
  const menuButton = useRef<HTMLButtonElement>(null);
  const runAction = (action: MenuAction) => {
    const focusNeighbor = rememberNeighbors(menuButton.current);
    action.run();
    focusNeighbor();
  };
  const contextMenu = useRowContextMenu(menuButton, label, actions, runAction);
  return (
    <>
      <MenuTrigger>
        <IconButton
          ref={menuButton}
          icon={<Ellipsis />}
          label={label}
          data-row-menu={rowPointer ?? ''}
          className={className}
        />
        <Popover className={overlay.popover ?? ''} offset={4} placement="bottom end">
          <div onKeyDownCapture={ignoreSpace}>
            <ActionMenu label={label} actions={actions} onAction={runAction} />
          </div>
        </Popover>
      </MenuTrigger>
      {contextMenu}
    </>
  );
}

type ActionCallback = () => void;

export const createRemoveAction = (translate: Translate, run: ActionCallback, isDisabled = false): MenuAction => ({
  id: 'remove',
  label: translate('fields.removeRow'),
  icon: <Trash2 aria-hidden />,
  isEnabled: !isDisabled,
  run,
});

export const createDuplicateAction = (translate: Translate, run: ActionCallback): MenuAction => ({
  id: 'duplicate',
  label: translate('fields.duplicateRow'),
  icon: <Copy aria-hidden />,
  run,
});

/** Returns the actions that move a row up and down. `moveRow` receives the new index of the row. */
export const createMoveActions = (
  translate: Translate,
  rowIndex: number,
  rowCount: number,
  moveRow: (newIndex: number) => void,
): readonly MenuAction[] => [
  {
    id: 'up',
    label: translate('fields.moveRowUp'),
    icon: <ArrowUp aria-hidden />,
    isEnabled: rowIndex > 0,
    run: () => moveRow(rowIndex - 1),
  },
  {
    id: 'down',
    label: translate('fields.moveRowDown'),
    icon: <ArrowDown aria-hidden />,
    isEnabled: rowIndex < rowCount - 1,
    run: () => moveRow(rowIndex + 1),
  },
];
