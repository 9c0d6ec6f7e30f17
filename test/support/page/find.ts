/** Finds what stands on a page as somebody does who uses it: by what it is and what it is called. */

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
  textbox: 'input, textarea',
} as const;
export type Role = keyof typeof SELECTORS;
export type AccessibleName = string | RegExp;

const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** What a reader would call it: enough of the rules for names for what we draw. */
function nameOf(element: Element): string {
  const by = element.getAttribute('aria-labelledby');
  if (by !== null) {
    const parts = by.split(' ').map((id) => document.getElementById(id));
    return plain(parts.map((part) => part?.getAttribute('aria-label') ?? part?.textContent ?? '').join(' '));
  }
  const label = element.getAttribute('aria-label');
  if (label !== null) return plain(label);
  if (!element.matches('input, textarea')) return plain(element.textContent);
  const own = element.id === '' ? null : document.querySelector(`label[for="${CSS.escape(element.id)}"]`);
  return plain((own ?? element.closest('label'))?.textContent);
}

const isShown = (element: Element): boolean =>
  element.closest('[aria-hidden=true]:not(input), [hidden], [inert]') === null;

/** An input of any other kind, and one with a list, is something else. */
const isTextBox = (element: Element): boolean =>
  (element.getAttribute('type') ?? 'text') === 'text' && !element.hasAttribute('role');

/** All of these that are shown to readers, a name given as a text in full. */
export function findAll(role: Role, name?: AccessibleName, within: ParentNode = document): HTMLElement[] {
  const among = [...within.querySelectorAll<HTMLElement>(SELECTORS[role])];
  const found = role === 'textbox' ? among.filter(isTextBox) : among;
  const fits = (said: string) => (typeof name === 'string' ? said === name : (name?.test(said) ?? true));
  return found.filter((element) => (name === undefined || fits(nameOf(element))) && isShown(element));
}

/** The first of these. */
export function findOne(role: Role, name?: AccessibleName, within: ParentNode = document): HTMLElement {
  const [found] = findAll(role, name, within);
  if (found !== undefined) return found;
  const names = findAll(role, undefined, within).map(nameOf);
  throw new Error(`no ${role} ${name ?? ''}; there are: ${names.join(' | ').slice(0, 2000)}`);
}

/** The part of a form that is about a place of the document. */
export function getField(path: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-path="${path}"]`);
  if (found === null) throw new Error(`no field at ${path}`);
  return found;
}

export const getInput = (path: string): HTMLInputElement => {
  const found = getField(path).querySelector('input, textarea');
  if (found === null) throw new Error(`no box at ${path}`);
  return found as HTMLInputElement;
};

export const getText = (element: Element | null | undefined): string => plain(element?.textContent);
