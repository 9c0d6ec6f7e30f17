import type { ReactNode } from 'react';
import { Keyboard, Menu, MenuItem, Text } from 'react-aria-components';
import { type Command, formatShortcut } from '../../commands/command.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import overlay from '../overlay.module.css';
import css from './row-menu.module.css';

/** A command with an icon, which buttons and menus show in the same way. */
export interface MenuAction extends Pick<Command, 'id' | 'label' | 'shortcut' | 'isEnabled' | 'run'> {
  readonly icon: ReactNode;
}

interface Props {
  label: string;
  actions: readonly MenuAction[];
  onAction(action: MenuAction): void;
}

/** Shows actions as the entries of an open menu. */
export function ActionMenu({ label, actions, onAction }: Props) {
  const translate = useTranslate();
  return (
    <Menu
      className={overlay.list ?? ''}
      aria-label={label}
      disabledKeys={actions.filter(({ isEnabled }) => isEnabled === false).map(({ id }) => id)}
      onAction={(actionId) => {
        const action = actions.find(({ id }) => id === actionId);
        if (action !== undefined) onAction(action);
      }}
    >
      {actions.map(({ id, label: text, icon, shortcut }) => (
        <MenuItem key={id} id={id} textValue={text} className={`${overlay.option} ${css.item}`}>
          {icon}
          <Text slot="label" className={css.label}>
            {text}
          </Text>
          {/* Screen readers read the keys as a description of the entry. */}
          {shortcut === undefined ? null : (
            <Keyboard className={overlay.note ?? ''}>{formatShortcut(translate, shortcut)}</Keyboard>
          )}
        </MenuItem>
      ))}
    </Menu>
  );
}
