import type { CSSProperties } from 'react';
import type { Pair } from '../../../../shared/compare/duel-rules.ts';
import { formatShare } from '../../../strings/documents/compare.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './duel.module.css';

interface Props {
  names: Pair<string>;
  shares: Pair<number>;
  /** Additions after each share, such as the margin of error. */
  shareNotes?: Pair<string>;
}

/** A bar that is divided between two characters, with the share of each at its end. The middle part belongs to neither. */
export function SplitBar({ names, shares, shareNotes = ['', ''] }: Props) {
  const translate = useTranslate();
  const [firstShare, secondShare] = shares;
  const barStyle: CSSProperties & Record<`--${string}`, number> = { '--one': firstShare, '--other': secondShare };
  return (
    <div className={css.split}>
      {shares.map((share, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: there are always two
        <p key={index} className={css.share}>
          <span className={css.name}>{names[index === 0 ? 0 : 1]}</span>{' '}
          <strong>{formatShare(translate, share)}</strong>{' '}
          <span className={css.more}>{shareNotes[index === 0 ? 0 : 1]}</span>
        </p>
      ))}
      <div className={css.bar} style={barStyle} aria-hidden="true">
        <span />
        <span />
      </div>
    </div>
  );
}
