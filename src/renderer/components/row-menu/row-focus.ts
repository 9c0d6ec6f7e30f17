/**
 * Moves the focus after a row was moved, copied or removed with its menu. The attribute `data-path` of a row, list or field is its JSON
 * pointer in the document, for example `/attacks/2`.
 */
import { focusContent } from '../focus-content.ts';

const ROW_SELECTOR = '[data-row], li, details, section, [data-path]';
const FIELD_SELECTOR = 'input:not([type=hidden]), textarea, select, [role=combobox], button:not([data-row-menu])';

/** Runs the callback in the second frame, after a closing menu has returned the focus to its button in the first one. */
function afterMenuCloses(callback: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(callback));
}

/** Focuses the menu button of a row, so that the same row can be moved again. */
export function focusRowMenu(rowPointer: string): void {
  afterMenuCloses(() => {
    const button = document.querySelector<HTMLElement>(`[data-row-menu="${CSS.escape(rowPointer)}"]`);
    button?.focus();
  });
}

/**
 * Focuses the first field of the row that followed the removed row. If there is none, focuses the first field of the last row,
 * or the Add button of an empty list.
 *
 * @param listPointer pointer of the list
 * @param removedIndex index of the removed row
 * @param remaining number of remaining rows
 */
export function focusAfterRemoval(listPointer: string, removedIndex: number, remaining: number): void {
  afterMenuCloses(() => {
    const list = document.querySelector(`[data-path="${CSS.escape(listPointer)}"]`);
    const row = document.querySelector(
      `[data-path="${CSS.escape(`${listPointer}/${Math.min(removedIndex, remaining - 1)}`)}"]`,
    );
    const field = row?.querySelector<HTMLElement>(FIELD_SELECTOR) ?? row?.querySelector<HTMLElement>('[data-row-menu]');
    (field ?? findAddButton(list))?.focus();
  });
}

/**
 * Remembers the rows before and after the row that contains the button. The returned function focuses one of these rows if
 * nothing has the focus any more because the row was removed.
 */
export function rememberNeighbors(button: Element | null): () => void {
  const row = button?.closest(ROW_SELECTOR);
  const neighbors = [row?.nextElementSibling, row?.previousElementSibling];
  const container = row?.parentElement?.closest('[data-path], section, form');
  return () =>
    afterMenuCloses(() => {
      if (document.activeElement !== document.body) return;
      const neighbor = neighbors.find((element) => element?.isConnected === true && element.matches(ROW_SELECTOR));
      const field =
        neighbor?.querySelector<HTMLElement>(`summary, ${FIELD_SELECTOR}`) ??
        neighbor?.querySelector('[data-row-menu]');
      const focusTarget = field ?? findAddButton(container) ?? container?.querySelector(FIELD_SELECTOR);
      if (focusTarget instanceof HTMLElement) focusTarget.focus();
      else focusContent();
    });
}

/** Focuses the first field of a row. */
export function focusRow(rowPointer: string): void {
  afterMenuCloses(() => {
    const row = document.querySelector(`[data-path="${CSS.escape(rowPointer)}"]`);
    row?.querySelector<HTMLElement>(FIELD_SELECTOR)?.focus();
  });
}

/** Finds the button or field that adds a row, which is marked with `data-add`. */
function findAddButton(list: Element | null | undefined): HTMLElement | null | undefined {
  const addControl = list?.querySelector<HTMLElement>('[data-add]');
  return addControl?.matches('button, input') === true
    ? addControl
    : addControl?.querySelector<HTMLElement>('input, button');
}
