import { type RefObject, useEffect, useRef } from 'react';
import type { DiceMode } from './dice/dice-mode.ts';

/**
 * The first of these selectors that matches gets the focus: dice to type, a missing value, the answer to a question, a number, the submit
 * button or, while the form cannot be submitted, its first button.
 */
const INPUT_SELECTORS = ['[data-missing]', '[data-needed]', '[data-question] input:checked', '[data-number]'];
const BUTTON_SELECTORS = ['[data-confirm]:not([data-disabled])', 'button[data-needed]', 'button:not([disabled])'];
const FOCUS_SELECTORS = [...INPUT_SELECTORS, ...BUTTON_SELECTORS];
/** A field for dice opens no keyboard on touch screens, so that it gets the focus there too. A real keyboard can then type into it. */
const TOUCH_SELECTORS = ['[data-dice][data-missing]', ...BUTTON_SELECTORS];

const coarsePointer = window.matchMedia('(pointer: coarse)');

/**
 * Focuses the first control of a form. On touch screens it focuses no input but dice, because the keyboard would cover
 * the form. Without such a control it focuses the form, so that Escape closes it.
 */
export function useFirstFocus(formRef: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    for (const selector of coarsePointer.matches ? TOUCH_SELECTORS : FOCUS_SELECTORS) {
      const candidates = [...(formRef.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
      const firstVisible = candidates.find((element) => element.closest('details:not([open])') === null);
      if (!firstVisible) continue;
      const control = firstVisible.matches('input, button')
        ? firstVisible
        : (firstVisible.querySelector<HTMLElement>('input') ?? firstVisible);
      control.focus();
      return;
    }
    formRef.current?.focus();
  }, [formRef]);
}

/** After a switch between rolling and typing, focuses the first die to type or the roll button, and not the switch again. */
export function useModeFocus(formRef: RefObject<HTMLFormElement | null>, mode: DiceMode): void {
  const previousModeRef = useRef(mode);
  useEffect(() => {
    if (previousModeRef.current === mode) return;
    previousModeRef.current = mode;
    formRef.current
      ?.querySelector<HTMLElement>(mode === 'typed' ? '[data-dice], [data-confirm]' : '[data-confirm]')
      ?.focus();
  }, [formRef, mode]);
}
