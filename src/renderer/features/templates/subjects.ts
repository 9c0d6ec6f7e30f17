/** The kinds of things that have card templates: characters, and the pieces of games. */

import type { GamePiece } from '../../../shared/card/card-rules.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import { builtInTemplates } from '../../../shared/card/template/templates.ts';
import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { Game } from '../../../shared/games/game.ts';
import { piecesWithTemplates } from '../../../shared/print/deck/pieces.ts';
import type { LateText } from '../../../shared/texts/late-text.ts';
import type { Translate } from '../../../shared/texts/translate.ts';

/** The templates of a game that come with Rollcall: those for characters, then those for its pieces. */
export const builtInOf = (gameCatalog: GameCatalog<Game>, { id, card }: Game): CardTemplate[] =>
  ['character', ...card.pieceKinds.map(({ kind }) => kind)].flatMap((of) => builtInTemplates(gameCatalog, of, id));

/** What the pieces that a template prints are called in a line, and the first of them. */
export interface Pieces {
  readonly many: LateText;
  readonly first: GamePiece | undefined;
}

/** The pieces that a template is for: those of this game where it prints any of them, else of the first game that has such. */
export function piecesOf(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  template: CardTemplate,
  here: Game,
): Pieces | undefined {
  const { of: kind = 'character' } = template;
  let found: Pieces | undefined;
  for (const game of [here, ...gameCatalog.all]) {
    const many = game.card.pieceKinds.find((one) => one.kind === kind)?.many;
    if (many === undefined) continue;
    const [first] = piecesWithTemplates(translate, gameCatalog, { kind, ruleset: game.id }, [template]);
    if (first !== undefined) return { many, first: first.piece };
    found ??= { many, first: undefined };
  }
  return found;
}
