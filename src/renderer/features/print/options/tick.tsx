import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox } from 'react-aria-components';
import css from './tick.module.css';

interface Props {
  label: string;
  /** A short text next to the label, in a quiet color. */
  sum?: string;
  on: boolean;
  onChange(on: boolean): void;
  children?: ReactNode;
}

/** A checkbox for a part that can be printed. */
export function Tick({ label, sum = '', on, onChange, children }: Props) {
  return (
    <div className={css.part}>
      <Checkbox className={css.tick ?? ''} isSelected={on} onChange={onChange} aria-label={label}>
        <span className={css.box}>{on ? <Check aria-hidden /> : null}</span>
        <span className={css.label}>{label}</span>
      </Checkbox>
      {sum === '' ? null : <span className={css.sum}>{sum}</span>}
      {children === undefined || children === null ? null : <div className={css.more}>{children}</div>}
    </div>
  );
}
