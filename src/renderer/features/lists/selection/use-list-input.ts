import type { DragEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { isTextBox } from '../../../commands/registry.ts';
import type { Named } from '../../../navigation/export-request.ts';
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

/** What keys, mouse and fingers do in a list: handlers for the element around its rows. */
export function useListInput<N extends TableName>(input: Input<N>) {
  const gameCatalog = useGames();
  const { kind, selected, selection, isSelecting, setSelecting } = input;
  const library = useLibrary();
  const { endsLong, handlers } = useLongPress(linkKeyOf, (key) => {
    setSelecting(true);
    selection.toggle(key);
  });

  /** A row that is pressed may be dragged out, with all that is selected where it is one of them. */
  function dragged(target: EventTarget): Named[] {
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
    /** With Ctrl or Shift held a click selects, as in every list; while boxes are shown each does. */
    onClickCapture(event: MouseEvent) {
      const key = linkKeyOf(event.target);
      const isLong = endsLong();
      const isMeant = event.ctrlKey || event.metaKey || event.shiftKey || isSelecting;
      // Enter opens the row also while boxes are shown: Space selects it.
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

/** The row that something in the list belongs to, by its key. */
const keyOf = (target: EventTarget): string | undefined =>
  (target as Element).closest<HTMLElement>('[data-key]')?.dataset.key;

/** The same where it is the link of the row. */
const linkKeyOf = (target: EventTarget): string | undefined =>
  (target as Element).closest('a') === null ? undefined : keyOf(target);

/** Delete on a row does what its button does. */
function deleteRow({ target, currentTarget }: KeyboardEvent): void {
  if (!(target instanceof HTMLAnchorElement)) return;
  const row = target.closest('[data-key]');
  if (row !== null && currentTarget.contains(row)) row.querySelector<HTMLElement>('[data-remove]')?.click();
}
