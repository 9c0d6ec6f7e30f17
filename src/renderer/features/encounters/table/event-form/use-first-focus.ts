import { type RefObject, useEffect } from 'react';

/** Where hands go first: dice to type, what is still needed, a number, else the button that confirms. */
const FIRST = ['[data-missing]', '[data-needed]', '[data-number]', '[data-confirm]:not([data-disabled])'];

const coarse = window.matchMedia('(pointer: coarse)');

/** Puts the focus where a form begins; under a thumb never into a box that would raise the keyboard over the form. */
export function useFirstFocus(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    for (const wanted of coarse.matches ? FIRST.slice(-1) : FIRST) {
      const all = [...(form.current?.querySelectorAll<HTMLElement>(wanted) ?? [])];
      const found = all.find((element) => element.closest('details:not([open])') === null);
      if (!found) continue;
      const control = found.matches('input, button') ? found : (found.querySelector<HTMLElement>('input') ?? found);
      control.focus();
      return;
    }
  }, [form]);
}
