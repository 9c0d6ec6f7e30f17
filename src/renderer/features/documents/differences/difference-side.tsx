import css from './differences.module.css';
import { ValueLines } from './value-lines.tsx';

interface Props {
  /** The name of the state: `Mine`, `Now`. */
  sideTitle: string;
  valueLines: readonly string[];
  /** The lines of the value in the other state. */
  otherLines: readonly string[];
}

/** Shows the value of a field in one of two states that are compared. */
export function DifferenceSide({ sideTitle, valueLines, otherLines }: Props) {
  return (
    <>
      <span className={css.side}>{sideTitle}</span>
      <span className={css.value} dir="auto">
        <ValueLines valueLines={valueLines} otherLines={new Set(otherLines)} />
      </span>
    </>
  );
}
