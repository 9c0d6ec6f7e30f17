import { useMemo } from 'react';
import { isRowTemplate } from '../../../shared/card/template/row-templates.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import { offeredFields } from '../../../shared/deck/sample-row.ts';
import { same } from '../../../shared/document/difference.ts';
import type { Deck } from '../../../shared/document/kinds/deck/schema.ts';
import type { Game } from '../../../shared/games/game.ts';
import { useStable } from '../../platform/use-latest.ts';

/** Where fields to point at come from: the game of a template; rows of a table belong to none, so that the columns of the deck that is shown stand in its place. */
export function useFieldSource(template: CardTemplate, game: Game, deck: Deck | undefined): Game {
  const offered = isRowTemplate(template) ? offeredFields(template, deck) : undefined;
  // The same object until a column comes or goes: the forms are drawn by it.
  const { row } = useStable({ row: offered }, same);
  return useMemo(() => {
    if (row === undefined) return game;
    return { ...game, card: { ...game.card, subjects: { ...game.card.subjects, row } } };
  }, [game, row]);
}
