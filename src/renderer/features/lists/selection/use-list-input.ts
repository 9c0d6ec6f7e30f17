import { type DragEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect } from 'react';
import { isTextBox } from '../../../commands/registry.ts';
import { type MenuPoint, takeMenuRequest } from '../../../components/row-menu/menu-request.ts';
import type { ExportedDocument } from '../../../navigation/export-request.ts';
import { useLatest } from '../../../platform/use-latest.ts';
import type { Documents, Item } from '../../../store/item.ts';
import { useGames, useLibrary } from '../../../store/library-context.ts';
import type { TableName } from '../../../store/rows.ts';
import { prepareDrag, startDrag } from '../../transfer/export/drag-out.ts';
import type { ListKind } from '../list-kind.ts';
import { useLongPress } from './use-long-press.ts';
import type { Selection } from './use-selection.ts';

interface ListInput<N extends TableName> {
  listKind: ListKind<N>;
  shownItems: readonly Item<Documents[N]>[];
  selectedItems: readonly Item<Documents[N]>[];
  selection: Selection;
  isSelecting: boolean;
  setSelecting(isSelecting: boolean): void;
  /** Opens the context menu. `ownRowId` is the row that was selected only for the menu; absent = the selection was there before. */
  openMenu(point: MenuPoint, ownRowId: string | undefined): void;
}

/** Returns keyboard, mouse and touch handlers for the element around the rows of a list. */
export function useListInput<N extends TableName>(input: ListInput<N>) {
  const gameCatalog = useGames();
  const { listKind, selectedItems, selection, isSelecting, setSelecting, openMenu } = input;
  const library = useLibrary();
  const { consumeLongPress, handlers } = useLongPress(getLinkRowId, (rowId) => {
    setSelecting(true);
    // The context menu, which follows a long press, is about the pressed row.
    if (!selection.rowIds.has(rowId)) selection.toggle(rowId);
  });

  /** Returns the documents that a drag exports: the pressed row, or the whole selection if the row is selected. */
  function getDraggedDocuments(target: EventTarget): ExportedDocument[] {
    const rowId = getLinkRowId(target);
    if (rowId === undefined) return [];
    const documentIds = selection.rowIds.has(rowId) ? selectedItems.map(({ id }) => id) : [rowId];
    return documentIds.map((id) => ({ kind: listKind.tableName, id }));
  }

  const endSelecting = useLatest(() => {
    selection.clear();
    setSelecting(false);
  });
  // Escape ends the selection wherever the focus is, also on the page if the element that had it has disappeared.
  useEffect(() => {
    if (!isSelecting) return;
    const handleKeyDown = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isInOverlay(event.target)) endSelecting.current();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [isSelecting, endSelecting]);

  return {
    ...handlers,
    onKeyDown(event: KeyboardEvent) {
      if (isTextBox(event.target)) return;
      const rowId = getRowId(event.target);
      if (event.key === 'Delete' && selectedItems.length === 0) deleteRow(event);
      else if (event.key === ' ' && rowId !== undefined && event.target instanceof HTMLAnchorElement) {
        event.preventDefault();
        selection.toggle(rowId, event.shiftKey);
      }
    },
    /** Handles clicks on rows. A click selects a row if Ctrl, Cmd or Shift is pressed, or while the checkboxes are visible. */
    onClickCapture(event: MouseEvent) {
      const rowId = getLinkRowId(event.target);
      const isLongPress = consumeLongPress();
      const isSelectingClick = event.ctrlKey || event.metaKey || event.shiftKey || isSelecting;
      // Enter, which sends a click too, opens the row even while the checkboxes are visible. Space selects it.
      const isKeyboardClick = event.detail === 0;
      if (rowId === undefined || !(isLongPress || (isSelectingClick && !isKeyboardClick))) return;
      event.preventDefault();
      event.stopPropagation();
      if (!isLongPress) selection.toggle(rowId, event.shiftKey);
    },
    /** Selects the row below the pointer, unless it is selected already, and opens the menu of the selection. */
    onContextMenu(event: MouseEvent) {
      const row = (event.target as Element).closest<HTMLElement>('[data-key]');
      const rowId = row?.dataset.key;
      const point = rowId === undefined ? undefined : takeMenuRequest(event);
      if (row === null || rowId === undefined || point === undefined) return;
      // Closing the menu returns the focus to the row.
      if (!row.contains(document.activeElement)) row.querySelector('a')?.focus({ preventScroll: true });
      const isSelected = selection.rowIds.has(rowId);
      if (!isSelected) selection.replace([rowId]);
      openMenu(point, isSelected ? undefined : rowId);
    },
    // The files of a drag must exist when the drag starts, so they are created as soon as the pointer is pressed.
    onPointerDown({ target, button, pointerType }: PointerEvent) {
      const documents = button === 0 && pointerType !== 'touch' ? getDraggedDocuments(target) : [];
      if (documents.length > 0) prepareDrag(gameCatalog, library, documents);
    },
    onDragStart: (event: DragEvent) => startDrag(event, getDraggedDocuments(event.target)),
  };
}

/** Returns the id of the row that contains the target. */
const getRowId = (target: EventTarget): string | undefined =>
  (target as Element).closest<HTMLElement>('[data-key]')?.dataset.key;

/** Returns the id of the row if the target is in the row's link. */
const getLinkRowId = (target: EventTarget): string | undefined =>
  (target as Element).closest('a') === null ? undefined : getRowId(target);

/** Deletes the focused row by pressing its Delete button. */
function deleteRow({ target, currentTarget }: KeyboardEvent): void {
  if (!(target instanceof HTMLAnchorElement)) return;
  const row = target.closest('[data-key]');
  if (row !== null && currentTarget.contains(row)) row.querySelector<HTMLElement>('[data-remove]')?.click();
}

/** Whether an element is in a dialog or a menu, which Escape closes. */
const isInOverlay = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') !== null;
