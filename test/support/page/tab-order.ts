/** Checks which elements of a list the Tab key reaches, and in which order. */

const TABBABLE = 'a[href], button, input, textarea, select, summary, [tabindex]';
const ROW = '[data-row], li, details, section, [data-path]';

/** Labels of buttons that change the list itself. */
const LIST_TOOL = /^(?:Remove|Delete|Duplicate|Clear|Take .* out|Move .* (?:up|down)|Up|Down)\b/;

const getName = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';

/** Lists the elements that the Tab key stops at, in their order. */
export const listTabStops = (container: ParentNode): HTMLElement[] =>
  [...container.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [type=file]') &&
      element.closest('[aria-hidden=true], [hidden], [inert]') === null,
  );

export interface TabOrder {
  /** Number of row menus that were found. */
  readonly menus: number;
  /** Problems, one sentence each. */
  readonly problems: readonly string[];
}

/** Checks every row that has a menu: the fields come first, the menu last, and no other tool is in between. */
export function checkTabOrder(container: ParentNode): TabOrder {
  const orderFaults: string[] = [];
  const allMenus = listTabStops(container).filter((element) => element.matches('[data-row-menu]'));
  for (const rowMenu of allMenus) {
    const rowElement = rowMenu.closest(ROW);
    const rowStops = rowElement === null ? [] : listTabStops(rowElement);
    const lastStop = rowStops.at(-1);
    if (lastStop !== rowMenu)
      orderFaults.push(`${getName(rowMenu)} comes before ${lastStop === undefined ? 'nothing' : getName(lastStop)}`);
    const rowMenus = rowStops.filter(
      (tabStop) => tabStop.matches('[data-row-menu]') && tabStop.closest(ROW) === rowElement,
    );
    if (rowMenus.length > 1) orderFaults.push(`${getName(rowMenu)} is one of ${rowMenus.length} menus in its row`);
  }
  for (const tabStop of listTabStops(container)) {
    const isTool = tabStop.matches('button') && LIST_TOOL.test(getName(tabStop));
    if (isTool) orderFaults.push(`“${getName(tabStop)}” is a stop of the Tab key`);
  }
  return { menus: allMenus.length, problems: orderFaults };
}
