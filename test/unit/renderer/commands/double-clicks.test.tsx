/** Tests how the second click of a double click is handled, in happy-dom. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guardDoubleClicks } from '../../../../src/renderer/commands/double-clicks.ts';

let stopGuarding = () => {};
let container: HTMLElement;
let clicked: string[];

beforeEach(() => {
  stopGuarding = guardDoubleClicks(window);
  clicked = [];
  container = document.createElement('div');
  document.body.append(container);
});
afterEach(() => {
  stopGuarding();
  container.remove();
});

function addElement(elementHtml: string): HTMLElement {
  container.innerHTML = elementHtml;
  const element = container.firstElementChild as HTMLElement;
  element.addEventListener('click', () =>
    clicked.push(element.getAttribute('aria-label') ?? element.textContent ?? ''),
  );
  return element;
}

/** Presses the pointer once. `pressCount` counts the presses of a double click. Returns whether the focus may move. */
function pressPointer(element: Element, pressCount: number): boolean {
  const eventInit = { bubbles: true, cancelable: true, composed: true, detail: pressCount };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...eventInit, detail: 0, pointerId: 1 }));
  const mayFocus = element.dispatchEvent(new MouseEvent('mousedown', eventInit));
  element.dispatchEvent(new PointerEvent('pointerup', { ...eventInit, detail: 0, pointerId: 1 }));
  element.dispatchEvent(new MouseEvent('mouseup', eventInit));
  element.dispatchEvent(new MouseEvent('click', eventInit));
  return mayFocus;
}

describe('the second click of a double click', () => {
  it('does not reach another button that has moved under the pointer', () => {
    pressPointer(addElement('<button aria-label="Delete Ada">x</button>'), 1);
    const nextButton = addElement('<button aria-label="Delete Bo">x</button>');
    expect(pressPointer(nextButton, 2)).toBe(false);
    expect(pressPointer(nextButton, 3)).toBe(false);
    expect(clicked).toEqual(['Delete Ada']);
  });

  it('does not reach the same button once it belongs to the next row', () => {
    const button = addElement('<button aria-label="Delete Ada">x</button>');
    pressPointer(button, 1);
    button.setAttribute('aria-label', 'Delete Bo');
    pressPointer(button, 2);
    expect(clicked).toEqual(['Delete Ada']);
  });

  it('does not repeat the action of a button', () => {
    const button = addElement('<button>Add a Talent</button>');
    pressPointer(button, 1);
    pressPointer(button, 2);
    expect(clicked).toEqual(['Add a Talent']);
  });

  it('does not follow a link, choose a menu item or press a backdrop that has moved under the pointer', () => {
    for (const elementHtml of ['<a href="#x">Bo</a>', '<div role="menuitem">Bo</div>', '<div>backdrop</div>']) {
      pressPointer(addElement('<button>Delete</button>'), 1);
      pressPointer(addElement(elementHtml), 2);
    }
    expect(clicked).toEqual(['Delete', 'Delete', 'Delete']);
  });

  it('cancels its own pointer press', () => {
    const button = addElement('<button>Delete</button>');
    let cancelled = 0;
    document.addEventListener('pointercancel', () => (cancelled += 1), { once: true });
    pressPointer(button, 1);
    pressPointer(button, 2);
    expect(cancelled).toBe(1);
  });

  it.each([
    '<button data-repeat>Zoom in</button>',
    '<button aria-pressed="true">Bold</button>',
    '<button aria-expanded="true">More</button>',
    '<button slot="increment">One more</button>',
    '<input type="checkbox" aria-label="Later">',
    '<div role="tab">Form</div>',
    '<div>a word to select</div>',
  ])('reaches elements that toggle, count, repeat or select: %s', (elementHtml) => {
    const element = addElement(elementHtml);
    pressPointer(element, 1);
    expect(pressPointer(element, 2)).toBe(true);
    expect(clicked).toHaveLength(2);
  });
});

it('guardDoubleClicks lets separate clicks through, however fast they come', () => {
  pressPointer(addElement('<button aria-label="Delete Ada">x</button>'), 1);
  pressPointer(addElement('<button aria-label="Delete Bo">x</button>'), 1);
  expect(clicked).toEqual(['Delete Ada', 'Delete Bo']);
});
