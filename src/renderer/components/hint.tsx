import { type ReactElement, useEffect, useState } from 'react';
import { Tooltip, TooltipTrigger } from 'react-aria-components';
import { flushSync } from 'react-dom';
import css from './hint.module.css';

/** A short text that appears beside a control on hover and on keyboard focus. Any key closes it. */
export function Hint({ text, children }: { text: string; children: ReactElement }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    // This runs before the library sees the key. The library would keep Escape from the list or the dialog that it is meant for.
    const close = () => flushSync(() => setOpen(false));
    addEventListener('keydown', close, true);
    return () => removeEventListener('keydown', close, true);
  }, [isOpen]);
  return (
    <TooltipTrigger delay={500} closeDelay={0} isOpen={isOpen} onOpenChange={setOpen}>
      {children}
      {/* The library would wait for the exit animation of a hint that has replaced another one, and never remove it. */}
      {isOpen && (
        <Tooltip className={css.hint ?? ''} offset={6}>
          {text}
        </Tooltip>
      )}
    </TooltipTrigger>
  );
}
