/** Finds elements on a page as a user does: by role and accessible name. */

const SELECTORS = {
  alert: '[role=alert]',
  application: '[role=application]',
  button: 'button, [role=button]',
  checkbox: 'input[type=checkbox], [role=checkbox]',
  columnheader: '[role=columnheader]',
  combobox: '[role=combobox]',
  dialog: '[role=dialog], [role=alertdialog]',
  grid: '[role=grid]',
  gridcell: '[role=gridcell]',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  listbox: '[role=listbox]',
  listitem: 'li, [role=listitem]',
  menuitem: '[role=menuitem]',
  navigation: 'nav',
  option: '[role=option]',
  radio: 'input[type=radio]',
  radiogroup: '[role=radiogroup]',
  region: 'section[aria-label], section[aria-labelledby], [role=region]',
  row: '[role=row]',
  searchbox: 'input[type=search]',
  status: '[role=status]',
  switch: '[role=switch]',
  group: '[role=group], fieldset',
  textbox: 'input, textarea',
} as const;
export type Role = keyof typeof SELECTORS;
export type AccessibleName = string | RegExp;

const normalizeText = (rawText: string | null | undefined): string => (rawText ?? '').replace(/\s+/g, ' ').trim();

/** Returns the accessible name: enough of the naming rules for the elements of the app. */
function getAccessibleName(element: Element): string {
  const labelledBy = element.getAttribute('aria-labelledby');
  if (labelledBy !== null) {
    const labelElements = labelledBy.split(' ').map((labelId) => document.getElementById(labelId));
    return normalizeText(
      labelElements
        .map((labelElement) => labelElement?.getAttribute('aria-label') ?? labelElement?.textContent ?? '')
        .join(' '),
    );
  }
  const ariaLabel = element.getAttribute('aria-label');
  if (ariaLabel !== null) return normalizeText(ariaLabel);
  if (!element.matches('input, textarea')) return normalizeText(element.textContent);
  const explicitLabel = element.id === '' ? null : document.querySelector(`label[for="${CSS.escape(element.id)}"]`);
  return normalizeText((explicitLabel ?? element.closest('label'))?.textContent);
}

const isShown = (element: Element): boolean =>
  element.closest('[aria-hidden=true]:not(input), [hidden], [inert]') === null;

/** Returns whether an input is a plain text box, without another type or a list. */
const isTextBox = (element: Element): boolean =>
  (element.getAttribute('type') ?? 'text') === 'text' && !element.hasAttribute('role');

/** Finds all visible elements with a role. A name given as a string has to match completely. */
export function findAll(
  elementRole: Role,
  accessibleName?: AccessibleName,
  container: ParentNode = document,
): HTMLElement[] {
  const candidates = [...container.querySelectorAll<HTMLElement>(SELECTORS[elementRole])];
  const matchingElements = elementRole === 'textbox' ? candidates.filter(isTextBox) : candidates;
  const matchesName = (elementName: string) =>
    typeof accessibleName === 'string' ? elementName === accessibleName : (accessibleName?.test(elementName) ?? true);
  return matchingElements.filter(
    (element) => (accessibleName === undefined || matchesName(getAccessibleName(element))) && isShown(element),
  );
}

/** Finds the first element with a role and name. Throws if there is none. */
export function findOne(
  elementRole: Role,
  accessibleName?: AccessibleName,
  container: ParentNode = document,
): HTMLElement {
  const [firstElement] = findAll(elementRole, accessibleName, container);
  if (firstElement !== undefined) return firstElement;
  const existingNames = findAll(elementRole, undefined, container).map(getAccessibleName);
  throw new Error(`no ${elementRole} ${accessibleName ?? ''}; there are: ${existingNames.join(' | ').slice(0, 2000)}`);
}

/** Returns the part of a form for a pointer. */
export function getField(fieldPointer: string): HTMLElement {
  const fieldElement = document.querySelector<HTMLElement>(`[data-path="${fieldPointer}"]`);
  if (fieldElement === null) throw new Error(`no field at ${fieldPointer}`);
  return fieldElement;
}

export const getInput = (fieldPointer: string): HTMLInputElement => {
  const inputElement = getField(fieldPointer).querySelector('input, textarea');
  if (inputElement === null) throw new Error(`no box at ${fieldPointer}`);
  return inputElement as HTMLInputElement;
};

export const getText = (element: Element | null | undefined): string => normalizeText(element?.textContent);
