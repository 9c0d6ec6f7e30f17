import { memo } from 'react';
import { DisplayName, formatDisplayName } from '../../../../components/display-name.tsx';
import css from './numbered-name.module.css';

/** Shows the name of a model on one line. Where there is no room, the name is cut, but the number of a copy, as in `Reef Cultist 2`, stays. */
export const NumberedName = memo(function NumberedName({ name }: { name: string }) {
  const number = / \d{1,4}$/.exec(name)?.[0];
  if (number === undefined) return <DisplayName name={name} />;
  return (
    <strong className={css.name} dir="auto" title={formatDisplayName(name)}>
      <span className={css.start}>{formatDisplayName(name.slice(0, -number.length))}</span>
      <span className={css.number}>{number}</span>
    </strong>
  );
});
