import { useMemo } from 'react';
import { isRowTemplate } from '../../../shared/card/template/row-templates.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import { createOfferedFields } from '../../../shared/deck/sample-row.ts';
import { isEqualJson } from '../../../shared/document/diff-json.ts';
import type { Deck } from '../../../shared/document/kinds/deck/schema.ts';
import type { Game } from '../../../shared/games/game.ts';
import { useStable } from '../../platform/use-latest.ts';

/**
 * Returns the game from which fields are chosen. Rows belong to no game: row templates choose from the columns of the shown deck, and the
 * icons and notations of the game that is shown elsewhere are not offered.
 */
export function useFieldSource(template: CardTemplate, game: Game, deck: Deck | undefined): Game {
  const offeredFields = isRowTemplate(template) ? createOfferedFields(template, deck) : undefined;
  // The object stays the same until a column is added or removed, because the forms depend on it.
  const { row } = useStable({ row: offeredFields }, isEqualJson);
  return useMemo(() => {
    if (row === undefined) return game;
    const { icons: _icons, formats, ...card } = game.card;
    return { ...game, card: { ...card, formats: { word: formats.word }, subjects: { ...card.subjects, row } } };
  }, [game, row]);
}
