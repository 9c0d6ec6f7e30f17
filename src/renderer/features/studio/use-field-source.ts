import { useMemo } from 'react';
import { isRowTemplate } from '../../../shared/card/template/row-templates.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import { offeredFields } from '../../../shared/deck/sample-row.ts';
import type { Deck } from '../../../shared/document/kinds/deck/schema.ts';
import type { Game } from '../../../shared/games/game.ts';

/** Where fields to point at come from: the game of a template; rows of a table belong to none, so that the columns of the deck that is shown stand in its place. */
export function useFieldSource(template: CardTemplate, game: Game, deck: Deck | undefined): Game {
  const offered = isRowTemplate(template) ? offeredFields(template, deck) : undefined;
  const key = offered && JSON.stringify(offered);
  // The same object until a column comes or goes: the forms are drawn by it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of what is offered
  return useMemo(() => {
    if (offered === undefined) return game;
    return { ...game, card: { ...game.card, subjects: { ...game.card.subjects, row: offered } } };
  }, [game, key]);
}
