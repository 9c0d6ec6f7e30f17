import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox } from 'react-aria-components';
import css from './part-checkbox.module.css';

interface Props {
  label: string;
  /** A short text next to the label, in a quiet color. */
  summary?: string;
  isSelected: boolean;
  onChange(isSelected: boolean): void;
  children?: ReactNode;
}

/** A checkbox for a part that can be printed. */
export function PartCheckbox({ label, summary = '', isSelected, onChange, children }: Props) {
  return (
    <div className={css.part}>
      <Checkbox className={css.tick ?? ''} isSelected={isSelected} onChange={onChange} aria-label={label}>
        <span className={css.box}>{isSelected ? <Check aria-hidden /> : null}</span>
        <span className={css.label}>{label}</span>
      </Checkbox>
      {summary === '' ? null : <span className={css.sum}>{summary}</span>}
      {children === undefined || children === null ? null : <div className={css.more}>{children}</div>}
    </div>
  );
}
