import { ArrowDown, ArrowUp, Copy, Ellipsis, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { type Key, Menu, MenuItem, MenuTrigger, Popover, Text } from 'react-aria-components';
import type { Translate } from '../../../shared/texts/translate.ts';
import { formatShortcut } from '../../commands/command.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { IconButton } from '../button.tsx';
import overlay from '../overlay.module.css';
import { rememberNeighbors } from './row-focus.ts';
import css from './row-menu.module.css';

/** One entry of a row's menu. */
export interface RowAction {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** A shortcut such as `mod+d`, shown next to the label. */
  readonly shortcut?: string;
  readonly isDisabled?: boolean;
  run(): void;
}

interface Props {
  /** The name of the row, which the label of the button contains. */
  rowName: string;
  /** The pointer of the row. `focusRowMenu` finds the button by it. */
  rowPointer?: string;
  actions: readonly RowAction[];
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
 * Shows the actions for a row of a list in a menu behind one button. Render it after the fields of the row: the Tab key then goes
 * through the fields first, and no action that changes the list has the focus while the user types.
 */
export function RowMenu({ rowName, rowPointer, actions, className }: Props) {
  const translate = useTranslate();
  const label = translate('fields.moreActions', { what: shortenName(rowName) });
  const menuButton = useRef<HTMLButtonElement>(null);
  const runAction = (actionId: Key) => {
    const focusNeighbor = rememberNeighbors(menuButton.current);
    actions.find(({ id }) => id === actionId)?.run();
    focusNeighbor();
  };
  return (
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
          <Menu
            className={overlay.list ?? ''}
            aria-label={label}
            disabledKeys={actions.filter(({ isDisabled }) => isDisabled === true).map(({ id }) => id)}
            onAction={runAction}
          >
            {actions.map(({ id, label: text, icon, shortcut }) => (
              <MenuItem key={id} id={id} textValue={text} className={`${overlay.option} ${css.item}`}>
                {icon}
                <Text slot="label" className={css.label}>
                  {text}
                </Text>
                {shortcut === undefined ? null : (
                  <kbd className={overlay.note}>{formatShortcut(translate, shortcut)}</kbd>
                )}
              </MenuItem>
            ))}
          </Menu>
        </div>
      </Popover>
    </MenuTrigger>
  );
}

type ActionCallback = () => void;

export const createRemoveAction = (translate: Translate, run: ActionCallback, isDisabled = false): RowAction => ({
  id: 'remove',
  label: translate('fields.removeRow'),
  icon: <Trash2 aria-hidden />,
  isDisabled,
  run,
});

export const createDuplicateAction = (translate: Translate, run: ActionCallback): RowAction => ({
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
): readonly RowAction[] => [
  {
    id: 'up',
    label: translate('fields.moveRowUp'),
    icon: <ArrowUp aria-hidden />,
    isDisabled: rowIndex === 0,
    run: () => moveRow(rowIndex - 1),
  },
  {
    id: 'down',
    label: translate('fields.moveRowDown'),
    icon: <ArrowDown aria-hidden />,
    isDisabled: rowIndex === rowCount - 1,
    run: () => moveRow(rowIndex + 1),
  },
];
