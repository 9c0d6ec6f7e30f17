import { memo, type ReactNode } from 'react';
import css from './select-row.module.css';

interface Props {
  id: string;
  /** The accessible label of the checkbox. */
  label: string;
  isSelected: boolean;
  /** Whether any row is selected; then every row shows its checkbox. */
  isActive: boolean;
  /** Whether the checkbox is always visible and a tab stop. */
  isAlways?: boolean;
  /** The ARIA role of the box in a table. */
  role?: 'cell';
  onToggle(id: string, isRange: boolean): void;
  children: ReactNode;
}

/** A row with a checkbox at its edge. The checkbox is visible under the pointer, and in all rows while one is selected. */
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
          // A hidden checkbox is not a tab stop, because Space on the row does the same.
          tabIndex={isShown ? 0 : -1}
          onChange={(event) => onToggle(id, (event.nativeEvent as MouseEvent).shiftKey)}
        />
      </span>
      {children}
    </div>
  );
});
