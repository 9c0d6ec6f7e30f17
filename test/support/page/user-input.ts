/** Simulates keys and clicks on a page without a browser, including the default actions of a browser. */
import { waitFor } from '../wait-for.ts';
import { type AccessibleName, findOne, type Role } from './find.ts';

export { waitFor };

/** Waits for an element with a role and name. */
export const waitForElement = (
  elementRole: Role,
  accessibleName?: AccessibleName,
  container?: ParentNode,
): Promise<HTMLElement> => waitFor(() => findOne(elementRole, accessibleName, container));

/** Waits one turn of the event loop, in which React draws what has changed. */
export const waitForRender = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const MODIFIERS = { Control: 'ctrlKey', Shift: 'shiftKey', Alt: 'altKey', Meta: 'metaKey' } as const;
const TABBABLE = 'a[href], button, input, textarea, select, [tabindex]';

const getFocusedElement = (): HTMLElement => (document.activeElement ?? document.body) as HTMLElement;
const isTextInput = (element: Element): element is HTMLInputElement =>
  element.matches('textarea, input:not([type=checkbox], [type=radio], [type=file])');

/** Presses a key with modifiers, such as `Control+Shift+z`, on the focused element. */
export async function press(keyCombination: string): Promise<void> {
  const keyNames = keyCombination === '+' ? [] : keyCombination.split('+');
  const keyName = keyNames.pop() ?? keyCombination;
  const modifierProperties = keyNames.map((modifierName) => MODIFIERS[modifierName as keyof typeof MODIFIERS]);
  const eventInit: KeyboardEventInit = {
    ...Object.fromEntries(modifierProperties.map((modifierProperty) => [modifierProperty, true])),
    ...{ key: keyName, code: getKeyCode(keyName), bubbles: true, cancelable: true, composed: true },
  };
  const target = getFocusedElement();
  const isNotPrevented = target.dispatchEvent(new KeyboardEvent('keydown', eventInit));
  if (isNotPrevented) performDefaultAction(target, keyName, eventInit);
  getFocusedElement().dispatchEvent(new KeyboardEvent('keyup', eventInit));
  await waitForRender();
}

const getKeyCode = (keyName: string): string =>
  /^[a-z]$/i.test(keyName)
    ? `Key${keyName.toUpperCase()}`
    : /^\d$/.test(keyName)
      ? `Digit${keyName}`
      : keyName === ' '
        ? 'Space'
        : keyName;

/** Performs the browser's default action of a key. */
function performDefaultAction(
  target: HTMLElement,
  keyName: string,
  { ctrlKey, altKey, shiftKey }: KeyboardEventInit,
): void {
  if (keyName === 'Tab') moveFocus(shiftKey === true ? -1 : 1);
  else if (altKey === true || ctrlKey === true) return;
  else if (isTextInput(target)) editTextInput(target, keyName);
  else if (keyName.startsWith('Arrow') && target.matches('input[type=radio]')) selectRadio(target, keyName);
  else if (keyName === 'Enter' && target.matches('a[href], button')) target.click();
  else if (keyName === ' ' && target.matches('button, input')) target.click();
}

function editTextInput(textInput: HTMLInputElement, keyName: string): void {
  const { value: currentValue, selectionStart, selectionEnd } = textInput;
  const [selectionFrom, selectionTo] = [selectionStart ?? currentValue.length, selectionEnd ?? currentValue.length];
  if (keyName.length === 1) replaceText(textInput, selectionFrom, selectionTo, keyName);
  else if (keyName === 'Backspace')
    replaceText(
      textInput,
      selectionFrom === selectionTo ? Math.max(0, selectionFrom - 1) : selectionFrom,
      selectionTo,
      '',
    );
  else if (keyName === 'Enter' && textInput.tagName === 'INPUT') textInput.form?.requestSubmit();
}

function selectRadio(target: HTMLElement, keyName: string): void {
  const groupName = (target as HTMLInputElement).name;
  const radioGroup = [
    ...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${CSS.escape(groupName)}"]`),
  ];
  const step = /Right|Down/.test(keyName) ? 1 : radioGroup.length - 1;
  const nextElement = radioGroup[(radioGroup.indexOf(target as HTMLInputElement) + step) % radioGroup.length];
  nextElement?.focus();
  nextElement?.click();
}

function moveFocus(direction: 1 | -1): void {
  const tabStops = [...document.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) =>
      element === document.activeElement ||
      (element.tabIndex >= 0 &&
        !element.matches(':disabled, [type=file]') &&
        element.closest('[aria-hidden=true], [hidden], [inert]') === null),
  );
  const stopIndex = tabStops.indexOf(getFocusedElement());
  const nextElement = stopIndex < 0 ? tabStops[0] : tabStops[stopIndex + direction];
  if (nextElement === undefined) getFocusedElement().blur();
  else nextElement.focus();
}

function replaceText(textInput: HTMLInputElement, selectionFrom: number, selectionTo: number, newText: string): void {
  // React listens to the native setter of the value, not to that of the element.
  const setNativeValue = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(textInput), 'value')?.set;
  setNativeValue?.call(
    textInput,
    textInput.value.slice(0, selectionFrom) + newText + textInput.value.slice(selectionTo),
  );
  if (textInput.type !== 'number')
    textInput.setSelectionRange(selectionFrom + newText.length, selectionFrom + newText.length);
  textInput.dispatchEvent(new InputEvent('input', { bubbles: true, data: newText, inputType: 'insertText' }));
}

/** Types letter by letter into the focused element. */
export async function typeText(newText: string): Promise<void> {
  for (const typedLetter of newText) await press(typedLetter);
}

/** Replaces the text of a box, as if another text were pasted over it. */
export async function fill(textInput: HTMLElement, newText: string): Promise<void> {
  textInput.focus();
  replaceText(textInput as HTMLInputElement, 0, (textInput as HTMLInputElement).value.length, newText);
  await waitForRender();
}

/** Inserts a text at the cursor. The last letter is typed separately, since lists of suggestions open on typing. */
export async function insertText(newText: string): Promise<void> {
  const textInput = getFocusedElement() as HTMLInputElement;
  const { value: currentValue, selectionStart, selectionEnd } = textInput;
  replaceText(
    textInput,
    selectionStart ?? currentValue.length,
    selectionEnd ?? currentValue.length,
    newText.slice(0, -1),
  );
  await waitForRender();
  await typeText(newText.slice(-1));
}

/** Moves the focus, as a click or another key would. */
export async function focus(element: HTMLElement): Promise<void> {
  element.focus();
  await waitForRender();
}

/** Clicks an element and focuses what can be focused. Waits until the element is enabled, as people do. */
export async function click(element: Element, modifiers: MouseEventInit = {}): Promise<void> {
  await waitFor(() => {
    if (element.matches(':disabled')) throw new Error(`“${element.textContent}” is switched off.`);
  });
  const eventInit = { bubbles: true, cancelable: true, composed: true, ...modifiers };
  if (element.dispatchEvent(new MouseEvent('mousedown', eventInit))) element.closest<HTMLElement>(TABBABLE)?.focus();
  element.dispatchEvent(new MouseEvent('mouseup', eventInit));
  element.dispatchEvent(new MouseEvent('click', eventInit));
  await waitForRender();
}

/** Right-clicks an element. Returns whether the browser opens its own menu. */
export function rightClick(element: Element): boolean {
  return element.dispatchEvent(
    new MouseEvent('contextmenu', {
      bubbles: true,
      cancelable: true,
      composed: true,
      button: 2,
      clientX: 90,
      clientY: 70,
    }),
  );
}
