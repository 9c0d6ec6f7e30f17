import { type Finding, type WrittenFinding, writeFinding } from '../../../src/shared/rules/finding.ts';
import { type Judgement, judge } from '../../../src/shared/rules/judge.ts';
import { translate } from '../texts.ts';

export const writeInEnglish = (finding: Finding): WrittenFinding => writeFinding(translate, finding);

/** Judges a document, and formats its findings and fixes in English. */
export function judgeInEnglish(
  ...input: Parameters<typeof judge>
): Omit<Judgement, 'findings'> & { findings: WrittenFinding[] } {
  const judgement = judge(...input);
  return { ...judgement, findings: judgement.findings.map(writeInEnglish) };
}
