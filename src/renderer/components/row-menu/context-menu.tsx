import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Popover } from 'react-aria-components';
import { createPortal } from 'react-dom';
import { useLatest } from '../../platform/use-latest.ts';
import overlay from '../overlay.module.css';
import { ActionMenu, type MenuAction } from './action-menu.tsx';
import { type MenuPoint, takeMenuRequest } from './menu-request.ts';
import css from './row-menu.module.css';

/** The rows that have a menu. */
const ROW_SELECTOR = '[data-row], [data-key], [data-path], li, tr';

interface Props {
  point: MenuPoint;
  label: string;
  actions: readonly MenuAction[];
  onAction?(action: MenuAction): void;
  onClose(): void;
}

/** An open menu at the pointer, or beside the focused element. Closing it returns the focus. */
export function ContextMenu({ point, label, actions, onAction = ({ run }) => run(), onClose }: Props) {
  const anchor = useRef<HTMLSpanElement>(null);
  const latestOnClose = useLatest(onClose);
  useEffect(() => {
    // A right click outside closes this menu and opens that of the element below.
    const reopen = (event: MouseEvent) => {
      event.preventDefault();
      event.stopPropagation();
      if (event.target instanceof Element && event.target.closest('[role="menu"]') !== null) return;
      latestOnClose.current();
      const { clientX, clientY } = event;
      requestAnimationFrame(() =>
        document
          .elementFromPoint(clientX, clientY)
          ?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX, clientY })),
      );
    };
    document.addEventListener('contextmenu', reopen, true);
    return () => document.removeEventListener('contextmenu', reopen, true);
  }, [latestOnClose]);
  return (
    <>
      {createPortal(
        <span ref={anchor} aria-hidden className={css.anchor} style={{ left: point.x, top: point.y }} />,
        document.body,
      )}
      <Popover
        className={overlay.popover ?? ''}
        triggerRef={anchor}
        isOpen
        offset={2}
        placement="bottom start"
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
      >
        <ActionMenu
          label={label}
          actions={actions}
          onAction={(action) => {
            onClose();
            onAction(action);
          }}
        />
      </Popover>
    </>
  );
}

/**
 * Opens the actions of a row at the pointer, when the row is right-clicked, pressed for long or asked with the menu key.
 *
 * @param button a button in the row, which gets the focus if nothing in the row has it
 * @returns the open menu
 */
export function useRowContextMenu(
  button: RefObject<HTMLElement | null>,
  label: string,
  actions: readonly MenuAction[],
  onAction: (action: MenuAction) => void,
): ReactNode {
  const [point, setPoint] = useState<MenuPoint>();
  useEffect(() => {
    const row = button.current?.closest(ROW_SELECTOR);
    if (!(row instanceof HTMLElement)) return undefined;
    const openMenu = (event: MouseEvent) => {
      const menuPoint = takeMenuRequest(event);
      if (menuPoint === undefined) return;
      if (!row.contains(document.activeElement)) button.current?.focus({ preventScroll: true });
      setPoint(menuPoint);
    };
    row.addEventListener('contextmenu', openMenu);
    return () => row.removeEventListener('contextmenu', openMenu);
  }, [button]);
  return point === undefined ? null : (
    <ContextMenu
      point={point}
      label={label}
      actions={actions}
      onAction={onAction}
      onClose={() => setPoint(undefined)}
    />
  );
}
