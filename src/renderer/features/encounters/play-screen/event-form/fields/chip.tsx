import { formatDisplayName } from '../../../../../components/display-name.tsx';
import type { Choice } from '../../../../../components/inputs/choice.ts';
import css from './fields.module.css';

interface Props {
  choice: Choice;
  isSelected: boolean;
  /** Whether the form still needs one of these choices, so that the focus goes to the first. */
  isNeeded?: boolean;
  onToggle(): void;
}

/**
 * A toggle button for one choice of a field that allows several. It is a plain HTML button, which renders faster than a button
 * of React Aria, because the form of an attack has forty of them.
 */
export const Chip = ({ choice: { label, note }, isSelected, isNeeded = false, onToggle }: Props) => (
  <button
    type="button"
    className={css.chip}
    aria-pressed={isSelected}
    data-selected={isSelected || undefined}
    data-needed={isNeeded || undefined}
    onClick={onToggle}
  >
    {formatDisplayName(label)}
    {note === undefined ? null : <span className={css.note}>{note}</span>}
  </button>
);
