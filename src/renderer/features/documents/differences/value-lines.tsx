import { useTranslate } from '../../../texts/use-translate.ts';
import css from './differences.module.css';

interface Props {
  valueLines: readonly string[];
  /** The lines of the other state. Lines in both states are dimmed, so that the differences are easy to see. */
  otherLines?: ReadonlySet<string>;
}

/** The maximum number of lines of one value that are compared side by side. */
const MAX_LINES = 400;

/** Shows the lines of a value. */
export function ValueLines({ valueLines, otherLines }: Props) {
  const translate = useTranslate();
  if (valueLines.length === 0) return <span className={css.none}>{translate('transfer.nothingThere')}</span>;
  return valueLines.slice(0, MAX_LINES).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and never move
    <span key={index} className={css.valueLine} data-shared={otherLines?.has(line) || undefined}>
      {line}
    </span>
  ));
}
