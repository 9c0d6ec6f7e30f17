/** Lists the subjects of card templates: characters, and the pieces of games. */

import type { GamePiece } from '../../../shared/card/card-rules.ts';
import { listBuiltInTemplates } from '../../../shared/card/template/built-in-templates.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { Game } from '../../../shared/games/game.ts';
import { listPiecesWithTemplates } from '../../../shared/print/deck/pieces.ts';
import type { LateText } from '../../../shared/texts/late-text.ts';
import type { Translate } from '../../../shared/texts/translate.ts';

/** Returns the built-in templates of a game: those for characters, then those for its pieces. */
export const builtInOf = (gameCatalog: GameCatalog<Game>, { id, card }: Game): CardTemplate[] =>
  ['character', ...card.pieceKinds.map(({ kind }) => kind)].flatMap((of) => listBuiltInTemplates(gameCatalog, of, id));

/** The plural name of the pieces that a template prints, and the first of them. */
export interface Pieces {
  readonly many: LateText;
  readonly first: GamePiece | undefined;
}

/** Returns the pieces for a template: those of this game if it has any, otherwise those of the first game that does. */
export function piecesOf(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  template: CardTemplate,
  here: Game,
): Pieces | undefined {
  const { of: kind = 'character' } = template;
  let found: Pieces | undefined;
  for (const game of [here, ...gameCatalog.all]) {
    const many = game.card.pieceKinds.find((one) => one.kind === kind)?.pluralLabel;
    if (many === undefined) continue;
    const [first] = listPiecesWithTemplates(translate, gameCatalog, { kind, ruleset: game.id }, [template]);
    if (first !== undefined) return { many, first: first.piece };
    found ??= { many, first: undefined };
  }
  return found;
}
