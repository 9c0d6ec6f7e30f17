import { type ReactElement, useEffect, useState } from 'react';
import { Tooltip, TooltipTrigger } from 'react-aria-components';
import { flushSync } from 'react-dom';
import css from './hint.module.css';

/** A short word that appears beside a control on hover and on keyboard focus. Any key takes it away. */
export function Hint({ text, children }: { text: string; children: ReactElement }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    // Before the library hears of it, which would keep an Escape from the list or the dialog that it is meant for.
    const close = () => flushSync(() => setOpen(false));
    addEventListener('keydown', close, true);
    return () => removeEventListener('keydown', close, true);
  }, [isOpen]);
  return (
    <TooltipTrigger delay={500} closeDelay={0} isOpen={isOpen} onOpenChange={setOpen}>
      {children}
      <Tooltip className={css.hint ?? ''} offset={6}>
        {text}
      </Tooltip>
    </TooltipTrigger>
  );
}
