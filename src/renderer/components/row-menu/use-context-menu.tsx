import { type MouseEvent, type ReactNode, useState } from 'react';
import type { MenuAction } from './action-menu.tsx';
import { ContextMenu } from './context-menu.tsx';
import { type MenuPoint, takeMenuRequest } from './menu-request.ts';

/** What a context menu is about, and its entries. */
export interface ContextMenuContent {
  readonly label: string;
  readonly actions: readonly MenuAction[];
  /** The element below which the menu key opens the menu. Absent = the focused element. */
  readonly anchor?: Element | undefined;
}

/** Whether the menu was asked for with a key, and not with a pointer. On a Mac, Ctrl and a click ask for it, too. */
const isKeyRequest = ({ nativeEvent, button, ctrlKey }: MouseEvent): boolean =>
  button === 0 &&
  !ctrlKey &&
  !(nativeEvent instanceof PointerEvent && ['touch', 'pen'].includes(nativeEvent.pointerType));

/**
 * Manages the context menu of an element with several things in it, such as the rows of a grid. It opens when the user right-clicks,
 * presses for long or uses the menu key. A row with a `RowMenu` or `RowButtons` has its menu from there.
 *
 * @param getContent returns the menu for an element inside; undefined = there is none, and the browser shows its own
 * @returns the handler for the element, and the open menu to render
 */
export function useContextMenu(getContent: (target: Element) => ContextMenuContent | undefined): {
  readonly onContextMenu: (event: MouseEvent) => void;
  readonly contextMenu: ReactNode;
} {
  const [openMenu, setOpenMenu] = useState<ContextMenuContent & { readonly point: MenuPoint }>();
  const onContextMenu = (event: MouseEvent) => {
    const { target, currentTarget } = event;
    // React also reports clicks in popovers and dialogs of the element, which are elsewhere on the page.
    if (!(target instanceof Element) || !currentTarget.contains(target) || event.defaultPrevented) return;
    const content = getContent(target);
    if (content === undefined || content.actions.length === 0) return;
    const point = takeMenuRequest(event);
    const { label, actions, anchor } = content;
    const anchorBox = isKeyRequest(event) ? anchor?.getBoundingClientRect() : undefined;
    if (point !== undefined)
      setOpenMenu({ label, actions, point: anchorBox ? { x: anchorBox.left, y: anchorBox.bottom } : point });
  };
  return {
    onContextMenu,
    contextMenu: openMenu === undefined ? null : <ContextMenu {...openMenu} onClose={() => setOpenMenu(undefined)} />,
  };
}
