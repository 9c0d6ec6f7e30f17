/** Formats notes about illegal documents that are printed. */

import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Character, JudgedDocument, Team } from '../../shared/document/schema.ts';
import type { Game } from '../../shared/games/game.ts';
import { judge } from '../../shared/rules/judge.ts';
import { truncateVisibly } from '../../shared/text/truncate.ts';
import type { Translate } from '../../shared/texts/translate.ts';

/** Returns one line for each illegal document that is printed. Members are judged with their team. */
export function listIllegalNotes(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  teams: readonly Team[],
  printedCharacters: readonly Character[],
  getCharactersFor: (team: Team) => readonly Character[],
): string[] {
  const judgedDocuments: readonly JudgedDocument[] = teams.length > 0 ? teams : printedCharacters;
  return judgedDocuments.flatMap((document) => {
    const characters = document.format === 'rollcall.team' ? getCharactersFor(document) : [];
    const { verdict, findings } = judge(gameCatalog, document, { characters });
    const errorCodes = findings.filter((finding) => finding.severity === 'error').map((finding) => finding.code);
    return verdict === 'legal'
      ? []
      : [
          translate('cli.check.isIllegal', {
            name: truncateVisibly(document.name),
            codes: [...new Set(errorCodes)].join(', '),
          }),
        ];
  });
}
