import { type RefObject, useEffect } from 'react';

/**
 * Selectors in the order in which they get the focus: dice to type, missing values, a number, and then the submit button.
 */
const FIRST = ['[data-missing]', '[data-needed]', '[data-number]', '[data-confirm]:not([data-disabled])'];

const coarse = window.matchMedia('(pointer: coarse)');

/**
 * Focuses the first control of a form. On touch screens it never focuses an input, because the keyboard would cover the
 * form.
 */
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
