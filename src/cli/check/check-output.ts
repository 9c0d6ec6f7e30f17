/** Prints the results of a check, for people or for programs. */

import { VERSION } from '../../shared/base/version.ts';
import { shortenFingerprint } from '../../shared/document/fingerprint/sha256.ts';
import type { Finding, WrittenFinding } from '../../shared/rules/finding.ts';
import { UNKNOWN_KEY } from '../../shared/rules/unknown-key.ts';
import { truncateVisibly } from '../../shared/text/truncate.ts';
import { formatLateText } from '../../shared/texts/late-text.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { writeUnreadable } from '../files/read.ts';
import type { Io } from '../io.ts';
import type { Result } from './judging.ts';

/**
 * Prints one JSON object in chunks, so that neither a folder nor the findings of one file are ever in memory as one text.
 * `english` formats the messages, because programs read them.
 */
export function printJson(english: Translate, results: readonly Result[], streams: Io): void {
  streams.json(`{ "rollcall": ${JSON.stringify(VERSION)}, "results": [`);
  results.forEach((result, index) => {
    let line = '';
    for (const chunk of jsonChunks(english, result)) {
      line += chunk;
      if (line.length > LONG_LINE) {
        streams.json(line);
        line = '';
      }
    }
    streams.json(`${line}${index < results.length - 1 ? ',' : ''}`);
  });
  streams.json('] }');
}

/** The maximum number of characters that are collected before they are written. A shorter result is written as one line. */
const LONG_LINE = 1_000_000;

/** Returns the JSON described in docs/formats.md#check---json. Values that do not apply are null. */
function* jsonChunks(
  english: Translate,
  { file, kind, ruleset, judgement, error, compared }: Result,
): Iterable<string> {
  const head = {
    file,
    kind,
    ruleset,
    rules: judgement?.rules ?? null,
    verdict: judgement?.verdict ?? 'unreadable',
    fingerprint: judgement?.fingerprint ?? null,
    levels: judgement?.levels ?? null,
  };
  yield* listPieces(`${JSON.stringify(head).slice(0, -1)},"findings":`, judgement?.findings ?? []);
  yield `,"error":${JSON.stringify(error === undefined ? null : writeUnreadable(english, error))}`;
  for (const [index, { with: name, verdict, gained, lost }] of compared.entries()) {
    const opened = index === 0 ? ',"compared":[' : ',';
    yield* listPieces(`${opened}${JSON.stringify({ with: name, verdict }).slice(0, -1)},"gained":`, gained);
    yield* listPieces(',"lost":', lost);
    yield '}';
  }
  yield compared.length === 0 ? '}' : ']}';
}

/** The number of findings in one chunk of text. */
const FINDINGS_PER_CHUNK = 1_000;

function* listPieces(before: string, findings: readonly WrittenFinding[]): Iterable<string> {
  yield `${before}[`;
  for (let index = 0; index < findings.length; index += FINDINGS_PER_CHUNK) {
    const chunk = JSON.stringify(findings.slice(index, index + FINDINGS_PER_CHUNK)).slice(1, -1);
    yield index === 0 ? chunk : `,${chunk}`;
  }
  yield ']';
}

/**
 * Prints the results as text. With `brief`, each document is one line that ends with its finding codes; otherwise every
 * finding is printed with its message.
 */
export function printForPeople(translate: Translate, results: readonly Result[], brief: boolean, streams: Io): void {
  for (const result of results) {
    streams.out(headline(translate, result, brief));
    const { judgement, compared } = result;
    if (!judgement) continue;
    if (!brief) for (const finding of judgement.findings) printFinding(translate, '', finding, streams);
    for (const { with: name, verdict, gained, lost } of compared) {
      const isSame = gained.length + lost.length === 0;
      const line = translate(isSame ? `cli.check.sameUnder.${verdict}` : `cli.check.under.${verdict}`, { rules: name });
      streams.out(`  ${line}`);
      for (const finding of gained) printFinding(translate, '+ ', finding, streams);
      for (const finding of lost) printFinding(translate, '- ', finding, streams);
    }
  }
  if (results.length > 1) streams.out(summary(translate, results));
}

const VERDICTS = ['legal', 'illegal', 'unreadable'] as const;

function headline(translate: Translate, { file, name, agreed, judgement }: Result, brief: boolean): string {
  const width = Math.max(...VERDICTS.map((verdict) => translate(`cli.verdicts.${verdict}`).length));
  const verdict = translate(`cli.verdicts.${judgement?.verdict ?? 'unreadable'}`).padEnd(width);
  if (!judgement) return `${verdict}  ${file}`;
  // A misspelled key is only a warning, but its value is ignored, so the verdict may be wrong.
  const shown = judgement.findings.filter(({ severity, code }) => severity === 'error' || code === UNKNOWN_KEY);
  const codes = brief && shown.length > 0 ? `  ${[...new Set(shown.map(({ code }) => code))].join(', ')}` : '';
  const facts = [
    truncateVisibly(name),
    ...(agreed === undefined ? [] : [translate('cli.check.levels', { levels: judgement.levels ?? '?', size: agreed })]),
    ...(judgement.fingerprint === undefined ? [] : [shortenFingerprint(judgement.fingerprint)]),
  ];
  return `${verdict}  ${file}  ${facts.join(', ')}${codes}`;
}

function printFinding(translate: Translate, mark: string, finding: Finding, streams: Io): void {
  streams.out(`  ${mark}${findingLine(translate, finding)}`);
  for (const { label } of finding.fixes ?? [])
    streams.out(`    ${translate('cli.check.fix', { label: formatLateText(translate, label) })}`);
}

function summary(translate: Translate, results: readonly Result[]): string {
  const tally = { legal: 0, illegal: 0, unreadable: 0 };
  for (const { judgement } of results) tally[judgement?.verdict ?? 'unreadable']++;
  return translate('cli.check.counts', { count: results.length, ...tally });
}

/**
 * Formats a finding: `error su.team.level-cap at /members: The team has… (Supers Unlimited 4.1, ch. 1 Team Selection,
 * E-32)`
 */
export function findingLine(translate: Translate, finding: Finding): string {
  const { severity, code, path, message } = finding;
  return translate(`cli.check.findings.${severity}`, {
    code,
    path: path || '/',
    message: formatLateText(translate, message),
    source: citation(translate, finding),
  });
}

function citation(translate: Translate, { cite }: Finding): string {
  const { source, chapter, heading, fact } = cite;
  const place =
    chapter === undefined ? heading : translate('cli.check.chapter', { chapter, heading: heading ?? '' }).trim();
  return [source, place, fact].filter(Boolean).join(', ');
}
