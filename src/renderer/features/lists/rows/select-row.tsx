import { memo, type ReactNode } from 'react';
import css from './select-row.module.css';

interface Props {
  id: string;
  /** What the checkbox selects, read out. */
  label: string;
  isSelected: boolean;
  /** Something in the list is selected: every row shows its checkbox. */
  isActive: boolean;
  /** It shows its checkbox at all times, and the keyboard stops at it. */
  isAlways?: boolean;
  /** Of the box, within a table. */
  role?: 'cell';
  onToggle(id: string, isRange: boolean): void;
  children: ReactNode;
}

/** A row with a checkbox at its edge, which shows when somebody points at it, and in all rows while one is selected. */
export const SelectRow = memo(function SelectRow(props: Props) {
  const { id, label, isSelected, isActive, isAlways = false, role, onToggle, children } = props;
  const isShown = isActive || isAlways;
  return (
    <div className={css.row} data-selected={isSelected || undefined} data-active={isShown || undefined}>
      <span role={role} className={css.boxCell}>
        <input
          type="checkbox"
          className={css.box}
          aria-label={label}
          checked={isSelected}
          // Not a tab stop of its own unless shown, since Space on the row does the same.
          tabIndex={isShown ? 0 : -1}
          onChange={(event) => onToggle(id, (event.nativeEvent as MouseEvent).shiftKey)}
        />
      </span>
      {children}
    </div>
  );
});
