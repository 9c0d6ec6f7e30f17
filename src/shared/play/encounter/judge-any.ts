/** From a readable encounter to its verdict. Apart from `judge`, which carries no order of play. */
import { fingerprint } from '../../document/fingerprint/fingerprint.ts';
import type { AnyDocument } from '../../document/schema.ts';
import { type JudgeContext, type Judgement, judge } from '../../judge.ts';
import { gameOf } from '../../registry/games.ts';
import { replay } from '../replay.ts';
import type { Encounter } from './encounter.ts';

/** Judges any document, encounters among them. */
export const judgeAny = (document: AnyDocument, context: JudgeContext = {}): Judgement =>
  document.format === 'rollcall.encounter' ? judgeEncounter(document, context) : judge(document, context);

/** Findings of the document, then those of its log in the order of play. Events may have any keys, and nothing repairs them. */
function judgeEncounter(encounter: Encounter, context: JudgeContext): Judgement {
  const { name, version } = gameOf(encounter);
  const findings = [...replay(encounter, context).findings];
  return {
    verdict: findings.some((f) => f.severity === 'error') ? 'illegal' : 'legal',
    fingerprint: fingerprint(encounter, context.sha256),
    findings,
    rules: `${name} ${version}`,
  };
}
