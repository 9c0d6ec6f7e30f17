/** Judges any readable document, encounters included. It is separate from `judge`, which does not load the rules of play. */

import { computeFingerprint } from '../../document/fingerprint/fingerprint.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { Encounter } from '../../document/kinds/encounter.ts';
import type { AnyDocument } from '../../document/schema.ts';
import { type JudgeContext, type Judgement, judge } from '../../rules/judge.ts';
import type { PlayableGame } from '../playable-game.ts';
import { replay } from '../replay.ts';

/** Judges any document, including encounters. */
export const judgeAny = (
  gameCatalog: GameCatalog<PlayableGame>,
  document: AnyDocument,
  context: JudgeContext = {},
): Judgement =>
  document.format === 'rollcall.encounter'
    ? judgeEncounter(gameCatalog, document, context)
    : judge(gameCatalog, document, context);

/**
 * Judges an encounter: findings of the document come first, then those of its log in the order of play. There are no fixes, because events
 * may have any keys.
 */
function judgeEncounter(
  gameCatalog: GameCatalog<PlayableGame>,
  encounter: Encounter,
  context: JudgeContext,
): Judgement {
  const { name, version } = gameCatalog.getGame(encounter);
  const findings = [...replay(gameCatalog, encounter, context).findings];
  return {
    verdict: findings.some((finding) => finding.severity === 'error') ? 'illegal' : 'legal',
    fingerprint: computeFingerprint(gameCatalog, encounter, context.sha256),
    findings,
    rules: `${name} ${version}`,
  };
}
