/**
 * The second click of a double click never acts on another thing, and never acts twice.
 *
 * Deleting a row moves the next row's Delete button under the pointer, and a dialog may open with its confirming button
 * there. So a press that the system counts as part of a double click reaches a control only when it is the control of the
 * first press and may be pressed in quick succession: a switch, a tab, a stepper, or anything below `data-repeat`. Text
 * boxes, canvases and cells get their double clicks as usual.
 */

const CONTROL = [
  ...['button', 'a[href]', 'summary', 'label', 'select'],
  ...['[type=checkbox]', '[type=radio]', '[type=file]', '[type=submit]', '[type=button]'].map((type) => `input${type}`),
  ...['button', 'link', 'checkbox', 'switch', 'radio', 'tab', 'option'].map((role) => `[role=${role}]`),
  ...['menuitem', 'menuitemcheckbox', 'menuitemradio'].map((role) => `[role=${role}]`),
].join(', ');

/** Controls that do something each time they are pressed. */
const ACTING = 'button, [role=button], [role=menuitem], input[type=submit], input[type=button], input[type=file]';

/** Among these, the ones that only show, hide, switch or count. */
const SWITCHING = [
  ...['[aria-pressed]', '[aria-expanded]', '[aria-haspopup]', '[aria-checked]', '[aria-selected]'],
  ...['[slot=increment]', '[slot=decrement]'],
].join(', ');

interface Pressed {
  readonly control: Element | null;
  readonly name: string;
}

const NOTHING: Pressed = { control: null, name: '' };

/** What a pointer is over: the control, and what it is called, since a list may reuse the element for its next row. */
function findPressed(target: EventTarget | null): Pressed {
  const control = target instanceof Element ? target.closest(CONTROL) : null;
  return control === null
    ? NOTHING
    : { control, name: control.getAttribute('aria-label') ?? control.textContent ?? '' };
}

/** Whether the second press of a double click may reach what is under the pointer now. */
function mayReach(first: Pressed, second: Pressed): boolean {
  if (first.control === null && second.control === null) return true;
  if (first.control !== second.control || second.control === null) return false;
  if (second.control.closest('[data-repeat]') !== null) return true;
  return first.name === second.name && (!second.control.matches(ACTING) || second.control.matches(SWITCHING));
}

/** Listens before everything else in the window. Returns a function that stops. */
export function guardDoubleClicks(target: Window): () => void {
  let first = NOTHING;
  let isBlocking = false;
  let pointerId = 0;

  const block = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onMouseDown = (event: MouseEvent) => {
    const pressed = findPressed(event.target);
    isBlocking = event.detail > 1 && !mayReach(first, pressed);
    if (event.detail <= 1) first = pressed;
    if (!isBlocking) return;
    block(event);
    // The press began with the pointer event before this one. Cancelled, it is over for everybody who heard of it.
    event.target?.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId, isPrimary: true }));
  };
  const onLater = (event: Event) => {
    if (isBlocking) block(event);
  };
  const onDoubleClick = (event: Event) => {
    if (isBlocking) block(event);
    isBlocking = false;
  };
  const onPointerDown = (event: PointerEvent) => {
    isBlocking = false;
    pointerId = event.pointerId;
  };

  const listeners = [
    ['pointerdown', onPointerDown],
    ['mousedown', onMouseDown],
    ['pointerup', onLater],
    ['mouseup', onLater],
    ['click', onLater],
    ['dblclick', onDoubleClick],
  ] as const;
  for (const [type, listener] of listeners) target.addEventListener(type, listener as EventListener, true);
  return () => {
    for (const [type, listener] of listeners) target.removeEventListener(type, listener as EventListener, true);
  };
}
