import type { ReactNode } from 'react';
import css from './chip.module.css';

interface Props {
  pressed: boolean;
  onPress(): void;
  children: ReactNode;
}

/** A small button that stays pressed, such as one that filters a list. */
export function Chip({ pressed, onPress, children }: Props) {
  return (
    <button type="button" className={css.chip} aria-pressed={pressed} onClick={onPress}>
      {children}
    </button>
  );
}
