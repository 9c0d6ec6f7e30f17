import { memo } from 'react';
import type { Faction } from '../../../shared/document/schema.ts';
import type { Game } from '../../../shared/games/game.ts';
import { WordShape } from '../documents/document-marks.tsx';
import { FactionMark } from '../factions/faction-mark.tsx';
import css from './team-symbol.module.css';

interface Props {
  game: Game;
  faction: Faction | undefined;
  /** The alignment of an Alignment Team, which has no faction. */
  alignment: string | undefined;
}

/** Shows the symbol of the team's faction on white, as it is printed, or the shape of its Alignment. */
export const TeamSymbol = memo(function TeamSymbol({ game, faction, alignment }: Props) {
  if (faction !== undefined && (faction.symbol ?? faction.symbolImage) !== undefined) {
    return <FactionMark faction={faction} />;
  }
  return (
    <span className={css.plain} aria-hidden="true">
      <WordShape game={game} word={alignment ?? ''} isLabelHidden />
    </span>
  );
});
