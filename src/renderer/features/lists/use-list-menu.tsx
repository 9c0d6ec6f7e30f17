import { type ReactNode, useState } from 'react';
import { createLazyPart } from '../../components/lazy/lazy-part.tsx';
import type { MenuPoint } from '../../components/row-menu/menu-request.ts';
import type { ListAction } from './list-action.ts';
import type { Selection } from './selection/use-selection.ts';

const ContextMenu = createLazyPart(
  async () => (await import('../../components/row-menu/context-menu.tsx')).ContextMenu,
);

/** The context menu of a list. */
interface ListMenu {
  /** Opens the menu. `ownRowId` is the row that was selected only for the menu; undefined if the selection was there before. */
  open(point: MenuPoint, ownRowId: string | undefined): void;
  /** Renders the open menu of the selected rows. */
  render(label: string, actions: readonly ListAction[]): ReactNode;
}

/** Manages the context menu of a list. Closing it deselects the row that was selected only for the menu. */
export function useListMenu(selection: Selection): ListMenu {
  const [openMenu, setOpenMenu] = useState<{ readonly point: MenuPoint; readonly ownRowId: string | undefined }>();
  const close = () => {
    const ownRowId = openMenu?.ownRowId;
    if (ownRowId !== undefined && selection.rowIds.size === 1 && selection.rowIds.has(ownRowId)) selection.clear();
    setOpenMenu(undefined);
  };
  return {
    open: (point, ownRowId) => setOpenMenu({ point, ownRowId }),
    render: (label, actions) =>
      openMenu === undefined || selection.rowIds.size === 0 ? null : (
        <ContextMenu point={openMenu.point} label={label} actions={actions} onClose={close} />
      ),
  };
}
