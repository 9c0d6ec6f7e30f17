/** Formats notes about illegal documents that are printed. */

import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Character, JudgedDocument, Team } from '../../shared/document/schema.ts';
import type { Game } from '../../shared/games/game.ts';
import { judge } from '../../shared/rules/judge.ts';
import { truncateVisibly } from '../../shared/text/truncate.ts';
import type { Translate } from '../../shared/texts/translate.ts';

/** Returns one line for each illegal document that is printed. Members are judged with their team. */
export function illegalNotes(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  teams: readonly Team[],
  printed: readonly Character[],
  charactersFor: (team: Team) => readonly Character[],
): string[] {
  const asked: readonly JudgedDocument[] = teams.length > 0 ? teams : printed;
  return asked.flatMap((document) => {
    const characters = document.format === 'rollcall.team' ? charactersFor(document) : [];
    const { verdict, findings } = judge(gameCatalog, document, { characters });
    const errors = findings.filter((f) => f.severity === 'error').map((f) => f.code);
    return verdict === 'legal'
      ? []
      : [
          translate('cli.check.isIllegal', {
            name: truncateVisibly(document.name),
            codes: [...new Set(errors)].join(', '),
          }),
        ];
  });
}
