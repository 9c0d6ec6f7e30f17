/**
 * Prevents the second click of a double click from acting on another control, and from acting twice on the same one.
 *
 * Deleting a row moves the Delete button of the next row under the pointer, and a dialog may open with its confirm button
 * there. So the second press of a double click reaches a control only if the first press hit the same control and the control
 * may be pressed in quick succession: a switch, a tab, a stepper, or anything inside `data-repeat`. Text boxes, canvases and
 * cells receive double clicks as usual.
 */

const CONTROL_SELECTOR = [
  ...['button', 'a[href]', 'summary', 'label', 'select'],
  ...['[type=checkbox]', '[type=radio]', '[type=file]', '[type=submit]', '[type=button]'].map((type) => `input${type}`),
  ...['button', 'link', 'checkbox', 'switch', 'radio', 'tab', 'option'].map((role) => `[role=${role}]`),
  ...['menuitem', 'menuitemcheckbox', 'menuitemradio'].map((role) => `[role=${role}]`),
].join(', ');

/** Controls that do something each time they are pressed. */
const ACTION_SELECTOR =
  'button, [role=button], [role=menuitem], input[type=submit], input[type=button], input[type=file]';

/** Actions that only show, hide, switch or count something. */
const TOGGLE_SELECTOR = [
  ...['[aria-pressed]', '[aria-expanded]', '[aria-haspopup]', '[aria-checked]', '[aria-selected]'],
  ...['[slot=increment]', '[slot=decrement]'],
].join(', ');

interface Press {
  readonly control: Element | null;
  readonly name: string;
}

const NO_PRESS: Press = { control: null, name: '' };

/** Finds the control under the pointer and its label, since a list may reuse the element for its next row. */
function findPress(target: EventTarget | null): Press {
  const control = target instanceof Element ? target.closest(CONTROL_SELECTOR) : null;
  return control === null
    ? NO_PRESS
    : { control, name: control.getAttribute('aria-label') ?? control.textContent ?? '' };
}

/** Whether the second press of a double click may reach the control that is now under the pointer. */
function isSecondPressAllowed(firstPress: Press, secondPress: Press): boolean {
  if (firstPress.control === null && secondPress.control === null) return true;
  if (firstPress.control !== secondPress.control || secondPress.control === null) return false;
  if (secondPress.control.closest('[data-repeat]') !== null) return true;
  return (
    firstPress.name === secondPress.name &&
    (!secondPress.control.matches(ACTION_SELECTOR) || secondPress.control.matches(TOGGLE_SELECTOR))
  );
}

/** Starts the guard, which receives events before every other listener. Returns a function that stops it. */
export function guardDoubleClicks(target: Window): () => void {
  let firstPress = NO_PRESS;
  let isBlocking = false;
  let pointerId = 0;

  const blockEvent = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onMouseDown = (event: MouseEvent) => {
    const press = findPress(event.target);
    isBlocking = event.detail > 1 && !isSecondPressAllowed(firstPress, press);
    if (event.detail <= 1) firstPress = press;
    if (!isBlocking) return;
    blockEvent(event);
    // The press began with the preceding pointerdown. Cancel it, so that its listeners do not wait for its end.
    event.target?.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId, isPrimary: true }));
  };
  const onFollowingEvent = (event: Event) => {
    if (isBlocking) blockEvent(event);
  };
  const onDoubleClick = (event: Event) => {
    if (isBlocking) blockEvent(event);
    isBlocking = false;
  };
  const onPointerDown = (event: PointerEvent) => {
    isBlocking = false;
    pointerId = event.pointerId;
  };

  const listeners = [
    ['pointerdown', onPointerDown],
    ['mousedown', onMouseDown],
    ['pointerup', onFollowingEvent],
    ['mouseup', onFollowingEvent],
    ['click', onFollowingEvent],
    ['dblclick', onDoubleClick],
  ] as const;
  for (const [eventType, listener] of listeners) target.addEventListener(eventType, listener as EventListener, true);
  return () => {
    for (const [eventType, listener] of listeners)
      target.removeEventListener(eventType, listener as EventListener, true);
  };
}
