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
export const listBuiltInGameTemplates = (gameCatalog: GameCatalog<Game>, { id, card }: Game): CardTemplate[] =>
  ['character', ...card.pieceKinds.map(({ kind }) => kind)].flatMap((subjectKind) =>
    listBuiltInTemplates(gameCatalog, subjectKind, id),
  );

/** The plural name of the pieces that a template prints, and the first of them. */
export interface TemplatePieces {
  readonly pluralLabel: LateText;
  readonly firstPiece: GamePiece | undefined;
}

/** Returns the pieces that a template prints, from the preferred game if it has such pieces, otherwise from the first game that has. */
export function findTemplatePieces(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  template: CardTemplate,
  preferredGame: Game,
): TemplatePieces | undefined {
  const { of: subjectKind = 'character' } = template;
  let fallbackPieces: TemplatePieces | undefined;
  for (const game of [preferredGame, ...gameCatalog.all]) {
    const pluralLabel = game.card.pieceKinds.find((pieceKind) => pieceKind.kind === subjectKind)?.pluralLabel;
    if (pluralLabel === undefined) continue;
    const [firstPiece] = listPiecesWithTemplates(translate, gameCatalog, { kind: subjectKind, ruleset: game.id }, [
      template,
    ]);
    if (firstPiece !== undefined) return { pluralLabel, firstPiece: firstPiece.piece };
    fallbackPieces ??= { pluralLabel, firstPiece: undefined };
  }
  return fallbackPieces;
}
