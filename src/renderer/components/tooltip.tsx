import { type ReactElement, useEffect, useState } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { flushSync } from 'react-dom';
import css from './tooltip.module.css';

/** A short text that appears next to a control on hover and on keyboard focus. Any key closes it. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    // This runs before the library sees the key. Otherwise the library would consume the Escape key, which is meant for the
    // list or dialog.
    const close = () => flushSync(() => setIsOpen(false));
    addEventListener('keydown', close, true);
    return () => removeEventListener('keydown', close, true);
  }, [isOpen]);
  return (
    <TooltipTrigger delay={500} closeDelay={0} isOpen={isOpen} onOpenChange={setIsOpen}>
      {children}
      {/* The library would wait for the exit animation of a hint that has replaced another one, and would never remove it. */}
      {isOpen && (
        <AriaTooltip className={css.hint ?? ''} offset={6}>
          {text}
        </AriaTooltip>
      )}
    </TooltipTrigger>
  );
}
