import { ArrowDown, ArrowUp, Copy, Ellipsis, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { type Key, Menu, MenuItem, MenuTrigger, Popover, Text } from 'react-aria-components';
import { shortcutText } from '../../commands/command.ts';
import { FIELDS } from '../../strings/documents/fields.ts';
import { IconButton } from '../button.tsx';
import overlay from '../overlay.module.css';
import { rememberNeighbors } from './row-focus.ts';
import css from './row-menu.module.css';

/** One entry of a row's menu. */
export interface RowAction {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** Shown beside the label, such as `mod+d`. */
  readonly shortcut?: string;
  readonly isDisabled?: boolean;
  run(): void;
}

interface Props {
  /** The name of the row, which the label of the button contains. */
  name: string;
  /** The pointer of the row. `focusRowMenu` finds the button by it. */
  path?: string;
  actions: readonly RowAction[];
  className?: string | undefined;
}

/**
 * Enter chooses, Space does not: somebody who types on after the last field opens the menu with the first space, and the
 * next one must not move or copy the row.
 */
function ignoreSpace(event: KeyboardEvent): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * The tools of a row in a list, behind one button. Render it after the fields of the row: the Tab key then goes through
 * the fields first, and no tool that changes the list has the focus while somebody types.
 */
export function RowMenu({ name, path, actions, className }: Props) {
  const label = FIELDS.moreActions(name);
  const button = useRef<HTMLButtonElement>(null);
  const act = (key: Key) => {
    const focusNeighbor = rememberNeighbors(button.current);
    actions.find(({ id }) => id === key)?.run();
    focusNeighbor();
  };
  return (
    <MenuTrigger>
      <IconButton ref={button} icon={<Ellipsis />} label={label} data-row-menu={path ?? ''} className={className} />
      <Popover className={overlay.popover ?? ''} offset={4} placement="bottom end">
        <div onKeyDownCapture={ignoreSpace}>
          <Menu
            className={overlay.list ?? ''}
            aria-label={label}
            disabledKeys={actions.filter(({ isDisabled }) => isDisabled === true).map(({ id }) => id)}
            onAction={act}
          >
            {actions.map(({ id, label: text, icon, shortcut }) => (
              <MenuItem key={id} id={id} textValue={text} className={`${overlay.option} ${css.item}`}>
                {icon}
                <Text slot="label" className={css.label}>
                  {text}
                </Text>
                {shortcut === undefined ? null : <kbd className={overlay.note}>{shortcutText(shortcut)}</kbd>}
              </MenuItem>
            ))}
          </Menu>
        </div>
      </Popover>
    </MenuTrigger>
  );
}

type Run = () => void;

export const removeAction = (run: Run, isDisabled = false): RowAction => ({
  id: 'remove',
  label: FIELDS.removeRow,
  icon: <Trash2 aria-hidden />,
  isDisabled,
  run,
});

export const duplicateAction = (run: Run): RowAction => ({
  id: 'duplicate',
  label: FIELDS.duplicateRow,
  icon: <Copy aria-hidden />,
  run,
});

/** Both ways to move a row. `move` gets the index that the row is moved to. */
export const moveActions = (index: number, count: number, move: (to: number) => void): readonly RowAction[] => [
  {
    id: 'up',
    label: FIELDS.moveRowUp,
    icon: <ArrowUp aria-hidden />,
    isDisabled: index === 0,
    run: () => move(index - 1),
  },
  {
    id: 'down',
    label: FIELDS.moveRowDown,
    icon: <ArrowDown aria-hidden />,
    isDisabled: index === count - 1,
    run: () => move(index + 1),
  },
];
