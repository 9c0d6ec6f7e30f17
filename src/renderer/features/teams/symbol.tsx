import { memo } from 'react';
import type { Faction } from '../../../shared/document/schema.ts';
import { AlignmentMark } from '../../components/badges.tsx';
import { FlatDrawing } from '../../components/flat-drawing.tsx';
import css from './symbol.module.css';

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
  return (
    <span className={css.drawn}>
      <FlatDrawing drawing={symbol} theme={faction?.theme} />
    </span>
  );
});
