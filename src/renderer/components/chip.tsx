import type { ReactNode } from 'react';
import css from './chip.module.css';

interface Props {
  isPressed: boolean;
  onPress(): void;
  children: ReactNode;
}

/** A small toggle button, for example to filter a list. */
export function Chip({ isPressed, onPress, children }: Props) {
  return (
    <button type="button" className={css.chip} aria-pressed={isPressed} onClick={onPress}>
      {children}
    </button>
  );
}
