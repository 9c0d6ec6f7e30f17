/** The kinds of things that have card templates: characters, and the pieces of games. */
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import { builtInTemplates } from '../../../shared/card/template/templates.ts';
import type { Game } from '../../../shared/games/game.ts';
import { GAMES } from '../../../shared/games/registry.ts';

/** The templates of a game that come with Rollcall: those for characters, then those for its pieces. */
export const builtInOf = ({ id, card }: Game): CardTemplate[] =>
  ['character', ...card.pieceKinds.map(({ kind }) => kind)].flatMap((of) => builtInTemplates(of, id));

/** The game that has pieces of a kind, and what they are called in a line. */
export function piecesCalled(kind: string): { game: Game; many: string } | undefined {
  for (const game of GAMES) {
    const found = game.card.pieceKinds.find((one) => one.kind === kind);
    if (found) return { game, many: found.many };
  }
  return undefined;
}
