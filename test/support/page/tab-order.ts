/** What the Tab key reaches in a list, and in which order. */

const TABBABLE = 'a[href], button, input, textarea, select, summary, [tabindex]';
const ROW = '[data-row], li, details, section, [data-path]';

/** Names of buttons that change the list itself. */
const LIST_TOOL = /^(?:Remove|Delete|Duplicate|Clear|Take .* out|Move .* (?:up|down)|Up|Down)\b/;

const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';

/** The elements that the Tab key stops at, in their order. */
export const listTabStops = (within: ParentNode): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [type=file]') &&
      element.closest('[aria-hidden=true], [hidden], [inert]') === null,
  );

export interface TabOrder {
  /** Menus of rows that were found. */
  readonly menus: number;
  /** What is wrong, a sentence each. */
  readonly faults: readonly string[];
}

/** Checks every row that has a menu: its fields come first, the menu last, and no other tool is on the way. */
export function checkTabOrder(within: ParentNode): TabOrder {
  const faults: string[] = [];
  const menus = listTabStops(within).filter((element) => element.matches('[data-row-menu]'));
  for (const menu of menus) {
    const row = menu.closest(ROW);
    const stops = row === null ? [] : listTabStops(row);
    const last = stops.at(-1);
    if (last !== menu) faults.push(`${nameOf(menu)} comes before ${last === undefined ? 'nothing' : nameOf(last)}`);
    const own = stops.filter((stop) => stop.matches('[data-row-menu]') && stop.closest(ROW) === row);
    if (own.length > 1) faults.push(`${nameOf(menu)} is one of ${own.length} menus in its row`);
  }
  for (const stop of listTabStops(within)) {
    const isTool = stop.matches('button') && LIST_TOOL.test(nameOf(stop));
    if (isTool) faults.push(`“${nameOf(stop)}” is a stop of the Tab key`);
  }
  return { menus: menus.length, faults };
}
