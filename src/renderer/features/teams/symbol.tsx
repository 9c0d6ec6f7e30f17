import { memo } from 'react';
import type { Faction } from '../../../shared/document/schema.ts';
import { AlignmentMark } from '../../components/badges.tsx';
import { FactionMark } from '../factions/mark.tsx';
import css from './symbol.module.css';

interface Props {
  faction: Faction | undefined;
  /** What an Alignment Team has instead. */
  alignment: string | undefined;
}

/** What a team plays under: the symbol of its faction on white, as it prints, or the shape of its Alignment. */
export const TeamSymbol = memo(function TeamSymbol({ faction, alignment }: Props) {
  if (faction !== undefined && (faction.symbol ?? faction.symbolImage) !== undefined) {
    return <FactionMark faction={faction} />;
  }
  return (
    <span className={css.plain} aria-hidden="true">
      <AlignmentMark alignment={alignment ?? ''} bare />
    </span>
  );
});
