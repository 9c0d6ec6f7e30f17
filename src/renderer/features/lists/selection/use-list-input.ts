import type { DragEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { isTextBox } from '../../../commands/registry.ts';
import type { ExportedDocument } from '../../../navigation/export-request.ts';
import type { Documents, Item } from '../../../store/item.ts';
import { useGames, useLibrary } from '../../../store/library-context.ts';
import type { TableName } from '../../../store/rows.ts';
import { dragOut, prepareDrag } from '../../transfer/export/drag-out.ts';
import type { ListKind } from '../kind.ts';
import { useLongPress } from './use-long-press.ts';
import type { Selection } from './use-selection.ts';

interface Input<N extends TableName> {
  kind: ListKind<N>;
  shown: readonly Item<Documents[N]>[];
  selected: readonly Item<Documents[N]>[];
  selection: Selection;
  isSelecting: boolean;
  setSelecting(isSelecting: boolean): void;
}

/** Returns keyboard, mouse and touch handlers for the element around the rows of a list. */
export function useListInput<N extends TableName>(input: Input<N>) {
  const gameCatalog = useGames();
  const { kind, selected, selection, isSelecting, setSelecting } = input;
  const library = useLibrary();
  const { endsLong, handlers } = useLongPress(linkKeyOf, (key) => {
    setSelecting(true);
    selection.toggle(key);
  });

  /** Returns the documents that a drag exports: the pressed row, or the whole selection if the row is selected. */
  function dragged(target: EventTarget): ExportedDocument[] {
    const key = linkKeyOf(target);
    if (key === undefined) return [];
    const ids = selection.ids.has(key) ? selected.map(({ id }) => id) : [key];
    return ids.map((id) => ({ kind: kind.table, id }));
  }

  return {
    ...handlers,
    onKeyDown(event: KeyboardEvent) {
      if (isTextBox(event.target)) return;
      const key = keyOf(event.target);
      if (event.key === 'Escape' && isSelecting) {
        selection.clear();
        setSelecting(false);
      } else if (event.key === 'Delete' && selected.length === 0) deleteRow(event);
      else if (event.key === ' ' && key !== undefined && event.target instanceof HTMLAnchorElement) {
        event.preventDefault();
        selection.toggle(key, event.shiftKey);
      }
    },
    /** A click selects if Ctrl or Shift is pressed; while the checkboxes are visible every click does. */
    onClickCapture(event: MouseEvent) {
      const key = linkKeyOf(event.target);
      const isLong = endsLong();
      const isMeant = event.ctrlKey || event.metaKey || event.shiftKey || isSelecting;
      // Enter opens the row even while the checkboxes are visible, because Space selects it.
      const isKey = event.detail === 0;
      if (key === undefined || !(isLong || (isMeant && !isKey))) return;
      event.preventDefault();
      event.stopPropagation();
      if (!isLong) selection.toggle(key, event.shiftKey);
    },
    onPointerDown({ target, button, pointerType }: PointerEvent) {
      const documents = button === 0 && pointerType !== 'touch' ? dragged(target) : [];
      if (documents.length > 0) prepareDrag(gameCatalog, library, documents);
    },
    onDragStart: (event: DragEvent) => dragOut(event, dragged(event.target)),
  };
}

/** Returns the key of the row that contains the target. */
const keyOf = (target: EventTarget): string | undefined =>
  (target as Element).closest<HTMLElement>('[data-key]')?.dataset.key;

/** Returns the key of the row if the target is in the row's link. */
const linkKeyOf = (target: EventTarget): string | undefined =>
  (target as Element).closest('a') === null ? undefined : keyOf(target);

/** Deletes the focused row like its button does. */
function deleteRow({ target, currentTarget }: KeyboardEvent): void {
  if (!(target instanceof HTMLAnchorElement)) return;
  const row = target.closest('[data-key]');
  if (row !== null && currentTarget.contains(row)) row.querySelector<HTMLElement>('[data-remove]')?.click();
}
