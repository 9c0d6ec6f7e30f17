/** The second click of a double click, on a page without a browser. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guardDoubleClicks } from '../../../../src/renderer/commands/double-clicks.ts';

let stop = () => {};
let page: HTMLElement;
let clicked: string[];

beforeEach(() => {
  stop = guardDoubleClicks(window);
  clicked = [];
  page = document.createElement('div');
  document.body.append(page);
});
afterEach(() => {
  stop();
  page.remove();
});

function add(html: string): HTMLElement {
  page.innerHTML = html;
  const element = page.firstElementChild as HTMLElement;
  element.addEventListener('click', () =>
    clicked.push(element.getAttribute('aria-label') ?? element.textContent ?? ''),
  );
  return element;
}

/** One press of the pointer; `detail` counts the presses of a double click. Answers whether the focus may move. */
function press(element: Element, detail: number): boolean {
  const init = { bubbles: true, cancelable: true, composed: true, detail };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...init, detail: 0, pointerId: 1 }));
  const mayFocus = element.dispatchEvent(new MouseEvent('mousedown', init));
  element.dispatchEvent(new PointerEvent('pointerup', { ...init, detail: 0, pointerId: 1 }));
  element.dispatchEvent(new MouseEvent('mouseup', init));
  element.dispatchEvent(new MouseEvent('click', init));
  return mayFocus;
}

describe('the second click of a double click', () => {
  it('does not reach another button that has come under the pointer', () => {
    press(add('<button aria-label="Delete Ada">x</button>'), 1);
    const next = add('<button aria-label="Delete Bo">x</button>');
    expect(press(next, 2)).toBe(false);
    expect(press(next, 3)).toBe(false);
    expect(clicked).toEqual(['Delete Ada']);
  });

  it('does not reach the same element once it belongs to the next row', () => {
    const button = add('<button aria-label="Delete Ada">x</button>');
    press(button, 1);
    button.setAttribute('aria-label', 'Delete Bo');
    press(button, 2);
    expect(clicked).toEqual(['Delete Ada']);
  });

  it('does not add, copy or delete twice', () => {
    const button = add('<button>Add a Talent</button>');
    press(button, 1);
    press(button, 2);
    expect(clicked).toEqual(['Add a Talent']);
  });

  it('does not follow a link, choose a menu item or press a backdrop that has come under the pointer', () => {
    for (const html of ['<a href="#x">Bo</a>', '<div role="menuitem">Bo</div>', '<div>backdrop</div>']) {
      press(add('<button>Delete</button>'), 1);
      press(add(html), 2);
    }
    expect(clicked).toEqual(['Delete', 'Delete', 'Delete']);
  });

  it('cancels the press that began with it', () => {
    const button = add('<button>Delete</button>');
    let cancelled = 0;
    document.addEventListener('pointercancel', () => (cancelled += 1), { once: true });
    press(button, 1);
    press(button, 2);
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
  ])('reaches what is switched, counted or selected: %s', (html) => {
    const element = add(html);
    press(element, 1);
    expect(press(element, 2)).toBe(true);
    expect(clicked).toHaveLength(2);
  });
});

it('lets separate clicks through, however fast they come', () => {
  press(add('<button aria-label="Delete Ada">x</button>'), 1);
  press(add('<button aria-label="Delete Bo">x</button>'), 1);
  expect(clicked).toEqual(['Delete Ada', 'Delete Bo']);
});
