/** Keys and clicks on a page without a browser: what a browser does by itself is done here. */
import { waitFor } from '../until.ts';
import { type AccessibleName, findOne, type Role } from './find.ts';

export { waitFor as until };

/** The first of these, once it is there. */
export const waitForElement = (role: Role, name?: AccessibleName, within?: ParentNode): Promise<HTMLElement> =>
  waitFor(() => findOne(role, name, within));

/** One turn of everything that waits for nothing: React draws what has changed. */
export const waitForRender = (): Promise<void> => new Promise((done) => setTimeout(done));

const MODIFIERS = { Control: 'ctrlKey', Shift: 'shiftKey', Alt: 'altKey', Meta: 'metaKey' } as const;
const TABBABLE = 'a[href], button, input, textarea, select, [tabindex]';

const focused = (): HTMLElement => (document.activeElement ?? document.body) as HTMLElement;
const isBox = (element: Element): element is HTMLInputElement =>
  element.matches('textarea, input:not([type=checkbox], [type=radio], [type=file])');

/** Presses a key with its modifiers, such as `Control+Shift+z`, where the focus is. */
export async function press(keys: string): Promise<void> {
  const parts = keys === '+' ? [] : keys.split('+');
  const key = parts.pop() ?? keys;
  const held = parts.map((part) => MODIFIERS[part as keyof typeof MODIFIERS]);
  const init: KeyboardEventInit = {
    ...Object.fromEntries(held.map((name) => [name, true])),
    ...{ key, code: codeOf(key), bubbles: true, cancelable: true, composed: true },
  };
  const target = focused();
  const goesOn = target.dispatchEvent(new KeyboardEvent('keydown', init));
  if (goesOn) usual(target, key, init);
  focused().dispatchEvent(new KeyboardEvent('keyup', init));
  await waitForRender();
}

const codeOf = (key: string): string =>
  /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : /^\d$/.test(key) ? `Digit${key}` : key === ' ' ? 'Space' : key;

/** What a browser does at a key that nobody has taken. */
function usual(target: HTMLElement, key: string, { ctrlKey, altKey, shiftKey }: KeyboardEventInit): void {
  if (key === 'Tab') tab(shiftKey === true ? -1 : 1);
  else if (altKey === true || ctrlKey === true) return;
  else if (isBox(target)) inBox(target, key);
  else if (key.startsWith('Arrow') && target.matches('input[type=radio]')) toRadio(target, key);
  else if (key === 'Enter' && target.matches('a[href], button')) target.click();
  else if (key === ' ' && target.matches('button, input')) target.click();
}

function inBox(box: HTMLInputElement, key: string): void {
  const { value, selectionStart, selectionEnd } = box;
  const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  if (key.length === 1) write(box, from, to, key);
  else if (key === 'Backspace') write(box, from === to ? Math.max(0, from - 1) : from, to, '');
  else if (key === 'Enter' && box.tagName === 'INPUT') box.form?.requestSubmit();
}

function toRadio(target: HTMLElement, key: string): void {
  const name = (target as HTMLInputElement).name;
  const group = [...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${CSS.escape(name)}"]`)];
  const step = /Right|Down/.test(key) ? 1 : group.length - 1;
  const next = group[(group.indexOf(target as HTMLInputElement) + step) % group.length];
  next?.focus();
  next?.click();
}

function tab(step: 1 | -1): void {
  const stops = [...document.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) =>
      element === document.activeElement ||
      (element.tabIndex >= 0 &&
        !element.matches(':disabled, [type=file]') &&
        element.closest('[aria-hidden=true], [hidden], [inert]') === null),
  );
  const at = stops.indexOf(focused());
  const next = at < 0 ? stops[0] : stops[at + step];
  if (next === undefined) focused().blur();
  else next.focus();
}

function write(box: HTMLInputElement, from: number, to: number, text: string): void {
  // React listens to the native setter of the value, not to the one of the element.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set;
  setter?.call(box, box.value.slice(0, from) + text + box.value.slice(to));
  if (box.type !== 'number') box.setSelectionRange(from + text.length, from + text.length);
  box.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}

/** Types letter by letter where the focus is. */
export async function typeText(text: string): Promise<void> {
  for (const letter of text) await press(letter);
}

/** Puts a text in the place of the one in a box, as if it were pasted over it. */
export async function fill(box: HTMLElement, text: string): Promise<void> {
  box.focus();
  write(box as HTMLInputElement, 0, (box as HTMLInputElement).value.length, text);
  await waitForRender();
}

/** Puts a text where the cursor is: its last letter by itself, as lists of what fits open while somebody types. */
export async function insertText(text: string): Promise<void> {
  const box = focused() as HTMLInputElement;
  const { value, selectionStart, selectionEnd } = box;
  write(box, selectionStart ?? value.length, selectionEnd ?? value.length, text.slice(0, -1));
  await waitForRender();
  await typeText(text.slice(-1));
}

/** Goes somewhere else, as a click on it or another key would. */
export async function focus(element: HTMLElement): Promise<void> {
  element.focus();
  await waitForRender();
}

/** A click, which gives what can have it the focus. What is not yet to be clicked on is waited for, as people do. */
export async function click(element: Element, held: MouseEventInit = {}): Promise<void> {
  await waitFor(() => {
    if (element.matches(':disabled')) throw new Error(`“${element.textContent}” is switched off.`);
  });
  const init = { bubbles: true, cancelable: true, composed: true, ...held };
  if (element.dispatchEvent(new MouseEvent('mousedown', init))) element.closest<HTMLElement>(TABBABLE)?.focus();
  element.dispatchEvent(new MouseEvent('mouseup', init));
  element.dispatchEvent(new MouseEvent('click', init));
  await waitForRender();
}
