import { memo } from 'react';
import type { Faction } from '../../../shared/document/schema.ts';
import { AlignmentMark } from '../../components/badges.tsx';
import css from './symbol.module.css';

const NEUTRAL: Readonly<Record<string, string>> = {
  primary: '#3a3a3a',
  secondary: '#8a8a8a',
  accent: '#e0251b',
  ink: '#111111',
  paper: '#ffffff',
};

interface Props {
  faction: Faction | undefined;
  /** What an Alignment Team has instead. */
  alignment: string | undefined;
}

/** What a team plays under: the symbol of its faction on white, as it prints, or the shape of its Alignment. */
export const TeamSymbol = memo(function TeamSymbol({ faction, alignment }: Props) {
  const symbol = faction?.symbol;
  if (symbol === undefined) {
    return (
      <span className={css.plain} aria-hidden="true">
        <AlignmentMark alignment={alignment ?? ''} bare />
      </span>
    );
  }
  const theme: Record<string, string | undefined> = { ...faction?.theme };
  const paint = (colour: string | undefined) =>
    colour === undefined ? 'none' : colour.startsWith('#') ? colour : (theme[colour] ?? NEUTRAL[colour] ?? 'none');
  return (
    <span className={css.drawn}>
      <svg viewBox={`0 0 ${symbol.width} ${symbol.height}`} aria-hidden="true">
        {symbol.shapes.map((shape, i) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no names and never move
            key={i}
            d={shape.d}
            fill={paint(shape.fill)}
            stroke={paint(shape.stroke)}
            strokeWidth={shape.strokeWidth}
            opacity={shape.opacity}
            fillRule={shape.evenOdd === true ? 'evenodd' : 'nonzero'}
          />
        ))}
      </svg>
    </span>
  );
});
