import type { ReactElement } from 'react';
import { Tooltip, TooltipTrigger } from 'react-aria-components';
import css from './hint.module.css';

/** A short word that appears beside a control on hover and on keyboard focus. */
export function Hint({ text, children }: { text: string; children: ReactElement }) {
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      {children}
      <Tooltip className={css.hint ?? ''} offset={6}>
        {text}
      </Tooltip>
    </TooltipTrigger>
  );
}
