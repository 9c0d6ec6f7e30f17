import type { CSSProperties } from 'react';
import type { Pair } from '../../../../shared/compare/duel-rules.ts';
import { formatShare } from '../../../strings/documents/compare.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './duel.module.css';

interface Props {
  names: Pair<string>;
  shares: Pair<number>;
  /** Behind the share of each, such as what it may be off by. */
  more?: Pair<string>;
}

/** How something is divided between two, with the share of each at its end; what is left in the middle is nobody's. */
export function SplitBar({ names, shares, more = ['', ''] }: Props) {
  const translate = useTranslate();
  const [one, other] = shares;
  const style: CSSProperties & Record<`--${string}`, number> = { '--one': one, '--other': other };
  return (
    <div className={css.split}>
      {shares.map((share, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: there are always two
        <p key={index} className={css.share}>
          <span className={css.name}>{names[index === 0 ? 0 : 1]}</span>{' '}
          <strong>{formatShare(translate, share)}</strong> <span className={css.more}>{more[index === 0 ? 0 : 1]}</span>
        </p>
      ))}
      <div className={css.bar} style={style} aria-hidden="true">
        <span />
        <span />
      </div>
    </div>
  );
}
