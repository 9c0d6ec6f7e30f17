import { memo, type ReactNode } from 'react';
import css from './select-row.module.css';

interface Props {
  rowId: string;
  /** The accessible label of the checkbox. */
  label: string;
  isSelected: boolean;
  /** Whether the user is selecting rows, so that every row shows its checkbox. */
  isActive: boolean;
  /** Whether the checkbox is always visible and a tab stop. */
  isAlwaysShown?: boolean;
  /** The ARIA role of the box in a table. */
  role?: 'cell';
  onToggle(rowId: string, isRange: boolean): void;
  children: ReactNode;
}

/** A row with a checkbox at its edge. The checkbox is visible while the user points at the row or is selecting rows. */
export const SelectRow = memo(function SelectRow(props: Props) {
  const { rowId, label, isSelected, isActive, isAlwaysShown = false, role, onToggle, children } = props;
  const isBoxShown = isActive || isAlwaysShown;
  return (
    <div className={css.row} data-selected={isSelected || undefined} data-active={isBoxShown || undefined}>
      <span role={role} className={css.boxCell}>
        <input
          type="checkbox"
          className={css.box}
          aria-label={label}
          checked={isSelected}
          // A hidden checkbox is not a tab stop, because Space on the row does the same.
          tabIndex={isBoxShown ? 0 : -1}
          onChange={(event) => onToggle(rowId, (event.nativeEvent as MouseEvent).shiftKey)}
        />
      </span>
      {children}
    </div>
  );
});
