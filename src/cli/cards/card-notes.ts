/** Preflight findings as lines on standard error. */

import type { Catalogue } from '../../shared/document/catalogue.ts';
import { pointer } from '../../shared/document/pointer.ts';
import type { Game } from '../../shared/games/game.ts';
import type { PreflightFinding } from '../../shared/print/preflight.ts';
import { preflightMessage } from '../../shared/print/preflight-messages.ts';
import type { Home } from './pictures.ts';

/** Under the character's name; what is wrong with a file names the file and the place in it. */
export function findingLine(games: Catalogue<Game>, finding: PreflightFinding, home: Home | undefined): string {
  const sentence = preflightMessage(games, finding);
  if (finding.about.kind !== 'broken-art' || home === undefined) return sentence;
  return `${home.file}: ${pointer(home.at, 'art', 'image', 'src')}: ${sentence}; the card has none`;
}
