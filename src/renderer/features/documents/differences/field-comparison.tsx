import { DifferenceSide } from './difference-side.tsx';
import css from './differences.module.css';

interface State {
  readonly title: string;
  /** The value of the field, as lines. Empty = the document has no value there. */
  readonly valueLines: readonly string[];
}

interface Props {
  fieldLabel: string;
  first: State;
  second: State;
}

/** Shows a field with its values in two states of a document, side by side. */
export function FieldComparison({ fieldLabel, first, second }: Props) {
  return (
    <div className={css.difference}>
      <span className={css.place}>{fieldLabel}</span>
      <div className={css.cell}>
        <DifferenceSide sideTitle={first.title} valueLines={first.valueLines} otherLines={second.valueLines} />
      </div>
      <div className={css.cell}>
        <DifferenceSide sideTitle={second.title} valueLines={second.valueLines} otherLines={first.valueLines} />
      </div>
    </div>
  );
}
