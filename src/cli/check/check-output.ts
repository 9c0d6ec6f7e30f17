/** Prints the results of a check, for people or for programs. */

import { VERSION } from '../../shared/base/version.ts';
import { shortenFingerprint } from '../../shared/document/fingerprint/sha256.ts';
import type { Finding, WrittenFinding } from '../../shared/rules/finding.ts';
import { UNKNOWN_KEY } from '../../shared/rules/unknown-key.ts';
import { truncateVisibly } from '../../shared/text/truncate.ts';
import { formatLateText } from '../../shared/texts/late-text.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import type { CommandStreams } from '../command-streams.ts';
import { createUnreadableJson } from '../files/read-documents.ts';
import type { CheckResult } from './judge-files.ts';

/**
 * Prints one JSON object in chunks, so that neither a folder nor the findings of one file are ever in memory as one text.
 * `english` formats the messages, because programs read them.
 */
export function printCheckJson(english: Translate, results: readonly CheckResult[], streams: CommandStreams): void {
  streams.json(`{ "rollcall": ${JSON.stringify(VERSION)}, "results": [`);
  results.forEach((result, resultIndex) => {
    let line = '';
    for (const chunk of createJsonChunks(english, result)) {
      line += chunk;
      if (line.length > MAX_LINE_LENGTH) {
        streams.json(line);
        line = '';
      }
    }
    streams.json(`${line}${resultIndex < results.length - 1 ? ',' : ''}`);
  });
  streams.json('] }');
}

/** The maximum number of characters that are collected before they are written. A shorter result is written as one line. */
const MAX_LINE_LENGTH = 1_000_000;

/** Yields the JSON described in docs/formats.md#check---json. Values that do not apply are null. */
function* createJsonChunks(
  english: Translate,
  { file, kind, ruleset, judgement, error, comparisons }: CheckResult,
): Iterable<string> {
  const resultHeader = {
    file,
    kind,
    ruleset,
    rules: judgement?.rules ?? null,
    verdict: judgement?.verdict ?? 'unreadable',
    fingerprint: judgement?.fingerprint ?? null,
    levels: judgement?.levels ?? null,
  };
  // The closing brace is cut off, because further keys follow.
  yield* createFindingChunks(`${JSON.stringify(resultHeader).slice(0, -1)},"findings":`, judgement?.findings ?? []);
  yield `,"error":${JSON.stringify(error === undefined ? null : createUnreadableJson(english, error))}`;
  for (const [comparisonIndex, { rulesName, verdict, gained, lost }] of comparisons.entries()) {
    const prefix = comparisonIndex === 0 ? ',"compared":[' : ',';
    yield* createFindingChunks(
      `${prefix}${JSON.stringify({ with: rulesName, verdict }).slice(0, -1)},"gained":`,
      gained,
    );
    yield* createFindingChunks(',"lost":', lost);
    yield '}';
  }
  yield comparisons.length === 0 ? '}' : ']}';
}

/** The number of findings in one chunk of text. */
const FINDINGS_PER_CHUNK = 1_000;

/** Yields `prefix` and the findings as a JSON array. */
function* createFindingChunks(prefix: string, findings: readonly WrittenFinding[]): Iterable<string> {
  yield `${prefix}[`;
  for (let index = 0; index < findings.length; index += FINDINGS_PER_CHUNK) {
    const chunk = JSON.stringify(findings.slice(index, index + FINDINGS_PER_CHUNK)).slice(1, -1);
    yield index === 0 ? chunk : `,${chunk}`;
  }
  yield ']';
}

/**
 * Prints the results as text. With `isBrief`, each document is one line that ends with its finding codes; otherwise every
 * finding is printed with its message.
 */
export function printCheckText(
  translate: Translate,
  results: readonly CheckResult[],
  isBrief: boolean,
  streams: CommandStreams,
): void {
  for (const result of results) {
    streams.out(formatHeadline(translate, result, isBrief));
    const { judgement, comparisons } = result;
    if (!judgement) continue;
    if (!isBrief) for (const finding of judgement.findings) printFinding(translate, '', finding, streams);
    for (const { rulesName, verdict, gained, lost } of comparisons) {
      const isSame = gained.length + lost.length === 0;
      const line = translate(isSame ? `cli.check.sameUnder.${verdict}` : `cli.check.under.${verdict}`, {
        rules: rulesName,
      });
      streams.out(`  ${line}`);
      for (const finding of gained) printFinding(translate, '+ ', finding, streams);
      for (const finding of lost) printFinding(translate, '- ', finding, streams);
    }
  }
  if (results.length > 1) streams.out(formatSummary(translate, results));
}

const VERDICTS = ['legal', 'illegal', 'unreadable'] as const;

function formatHeadline(
  translate: Translate,
  { file, documentName, agreedSize, judgement }: CheckResult,
  isBrief: boolean,
): string {
  const verdictWidth = Math.max(...VERDICTS.map((verdict) => translate(`cli.verdicts.${verdict}`).length));
  const verdict = translate(`cli.verdicts.${judgement?.verdict ?? 'unreadable'}`).padEnd(verdictWidth);
  if (!judgement) return `${verdict}  ${file}`;
  // A misspelled key is only a warning, but its value is ignored, so the verdict may be wrong.
  const shownFindings = judgement.findings.filter(({ severity, code }) => severity === 'error' || code === UNKNOWN_KEY);
  const codes =
    isBrief && shownFindings.length > 0 ? `  ${[...new Set(shownFindings.map(({ code }) => code))].join(', ')}` : '';
  const facts = [
    truncateVisibly(documentName),
    ...(agreedSize === undefined
      ? []
      : [translate('cli.check.levels', { levels: judgement.levels ?? '?', size: agreedSize })]),
    ...(judgement.fingerprint === undefined ? [] : [shortenFingerprint(judgement.fingerprint)]),
  ];
  return `${verdict}  ${file}  ${facts.join(', ')}${codes}`;
}

function printFinding(translate: Translate, mark: string, finding: Finding, streams: CommandStreams): void {
  streams.out(`  ${mark}${formatFindingLine(translate, finding)}`);
  for (const { label } of finding.fixes ?? [])
    streams.out(`    ${translate('cli.check.fix', { label: formatLateText(translate, label) })}`);
}

function formatSummary(translate: Translate, results: readonly CheckResult[]): string {
  const countsByVerdict = { legal: 0, illegal: 0, unreadable: 0 };
  for (const { judgement } of results) countsByVerdict[judgement?.verdict ?? 'unreadable']++;
  return translate('cli.check.counts', { count: results.length, ...countsByVerdict });
}

/**
 * Formats a finding: `error su.team.level-cap at /members: The team has… (Supers Unlimited 4.1, ch. 1 Team Selection,
 * E-32)`
 */
export function formatFindingLine(translate: Translate, finding: Finding): string {
  const { severity, code, path, message } = finding;
  return translate(`cli.check.findings.${severity}`, {
    code,
    path: path || '/',
    message: formatLateText(translate, message),
    source: formatCitation(translate, finding),
  });
}

function formatCitation(translate: Translate, { cite }: Finding): string {
  const { source, chapter, heading, fact } = cite;
  const headingText =
    chapter === undefined ? heading : translate('cli.check.chapter', { chapter, heading: heading ?? '' }).trim();
  return [source, headingText, fact].filter(Boolean).join(', ');
}
