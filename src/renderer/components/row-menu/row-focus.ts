/** Where the focus goes after a row of a list was moved, copied or removed from its menu. */
import { focusContent } from '../focus-content.ts';

const ROW = '[data-row], li, details, section, [data-path]';
const FIELD = 'input:not([type=hidden]), textarea, select, [role=combobox], button:not([data-row-menu])';

/** A menu that closes returns the focus to its button one frame later, so the new focus is set after that. */
function afterMenuCloses(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run));
}

/** Focuses the menu button of a row, so that the same row can be moved again. */
export function focusRowMenu(path: string): void {
  afterMenuCloses(() => {
    const button = document.querySelector<HTMLElement>(`[data-row-menu="${CSS.escape(path)}"]`);
    button?.focus();
  });
}

/**
 * After a removal: focuses the first field of the row that took its place, of the last row when the removed one was
 * last, or the Add button of an empty list.
 *
 * @param path of the list
 * @param index of the removed row
 * @param remaining number of rows that are left
 */
export function focusAfterRemoval(path: string, index: number, remaining: number): void {
  afterMenuCloses(() => {
    const list = document.querySelector(`[data-path="${CSS.escape(path)}"]`);
    const row = document.querySelector(`[data-path="${CSS.escape(`${path}/${Math.min(index, remaining - 1)}`)}"]`);
    const field = row?.querySelector<HTMLElement>(FIELD) ?? row?.querySelector<HTMLElement>('[data-row-menu]');
    (field ?? addButtonIn(list))?.focus();
  });
}

/**
 * Notes the rows beside the one that a menu belongs to. The returned function focuses one of them when the row has gone
 * and nothing else has the focus.
 */
export function rememberNeighbors(button: Element | null): () => void {
  const row = button?.closest(ROW);
  const neighbors = [row?.nextElementSibling, row?.previousElementSibling];
  const surroundings = row?.parentElement?.closest('[data-path], section, form');
  return () =>
    afterMenuCloses(() => {
      if (document.activeElement !== document.body) return;
      const near = neighbors.find((element) => element?.isConnected === true && element.matches(ROW));
      const field = near?.querySelector<HTMLElement>(`summary, ${FIELD}`) ?? near?.querySelector('[data-row-menu]');
      const next = field ?? addButtonIn(surroundings) ?? surroundings?.querySelector(FIELD);
      if (next instanceof HTMLElement) next.focus();
      else focusContent();
    });
}

/** Focuses the first field of a row. */
export function focusRow(path: string): void {
  afterMenuCloses(() => {
    const row = document.querySelector(`[data-path="${CSS.escape(path)}"]`);
    row?.querySelector<HTMLElement>(FIELD)?.focus();
  });
}

/** The button or the field that adds a row. It is marked with `data-add`. */
function addButtonIn(list: Element | null | undefined): HTMLElement | null | undefined {
  const add = list?.querySelector<HTMLElement>('[data-add]');
  return add?.matches('button, input') === true ? add : add?.querySelector<HTMLElement>('input, button');
}
