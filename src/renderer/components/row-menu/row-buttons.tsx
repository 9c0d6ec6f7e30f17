import { useRef } from 'react';
import { IconButton } from '../button.tsx';
import type { MenuAction } from './action-menu.tsx';
import { useRowContextMenu } from './context-menu.tsx';

interface Props {
  rowName: string;
  actions: readonly MenuAction[];
}

/** Shows the few actions for a row as icon buttons, and in a menu at the pointer when the row is right-clicked. */
export function RowButtons({ rowName, actions }: Props) {
  const firstButton = useRef<HTMLButtonElement>(null);
  const contextMenu = useRowContextMenu(firstButton, rowName, actions, ({ run }) => run());
  return (
    <>
      {actions.map(({ id, icon, label, isEnabled = true, run }, index) => (
        <IconButton
          key={id}
          {...(index === 0 ? { ref: firstButton } : {})}
          icon={icon}
          label={label}
          isDisabled={!isEnabled}
          onPress={run}
        />
      ))}
      {contextMenu}
    </>
  );
}
