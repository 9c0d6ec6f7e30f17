/** From a readable encounter to its verdict. Apart from `judge`, which carries no order of play. */

import { fingerprint } from '../../document/fingerprint/fingerprint.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { Encounter } from '../../document/kinds/encounter.ts';
import type { AnyDocument } from '../../document/schema.ts';
import { type JudgeContext, type Judgement, judge } from '../../rules/judge.ts';
import type { PlayedGame } from '../played-game.ts';
import { replay } from '../replay.ts';

/** Judges any document, encounters among them. */
export const judgeAny = (
  gameCatalog: GameCatalog<PlayedGame>,
  document: AnyDocument,
  context: JudgeContext = {},
): Judgement =>
  document.format === 'rollcall.encounter'
    ? judgeEncounter(gameCatalog, document, context)
    : judge(gameCatalog, document, context);

/** Findings of the document, then those of its log in the order of play. Events may have any keys, and nothing repairs them. */
function judgeEncounter(gameCatalog: GameCatalog<PlayedGame>, encounter: Encounter, context: JudgeContext): Judgement {
  const { name, version } = gameCatalog.getGame(encounter);
  const findings = [...replay(gameCatalog, encounter, context).findings];
  return {
    verdict: findings.some((f) => f.severity === 'error') ? 'illegal' : 'legal',
    fingerprint: fingerprint(gameCatalog, encounter, context.sha256),
    findings,
    rules: `${name} ${version}`,
  };
}
