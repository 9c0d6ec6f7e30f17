/** Results of a check, for people and for programs. */
import { shortFingerprint } from '../shared/document/fingerprint.ts';
import type { Finding } from '../shared/finding/finding.ts';
import { UNKNOWN_KEY } from '../shared/finding/unknown-key.ts';
import { VERSION } from '../shared/version.ts';
import type { Io } from './io.ts';
import type { Result } from './judging.ts';

/** One JSON object, written result by result: a folder of thousands is never held as one text. */
export function printJson(results: readonly Result[], io: Io): void {
  io.json(`{ "rollcall": ${JSON.stringify(VERSION)}, "results": [`);
  results.forEach((result, i) => {
    io.json(`${JSON.stringify(asJson(result))}${i < results.length - 1 ? ',' : ''}`);
  });
  io.json('] }');
}

/** The shape of contract section 3; what does not apply is null. */
function asJson({ file, kind, ruleset, judgement, error, compared }: Result) {
  return {
    file,
    kind,
    ruleset,
    rules: judgement?.rules ?? null,
    verdict: judgement?.verdict ?? 'unreadable',
    fingerprint: judgement?.fingerprint ?? null,
    levels: judgement?.levels ?? null,
    findings: judgement?.findings ?? [],
    error: error ?? null,
    ...(compared.length > 0 ? { compared } : {}),
  };
}

/** `brief`: one line a document, its codes at the end; otherwise every finding with its sentence. */
export function printForPeople(results: readonly Result[], brief: boolean, io: Io): void {
  for (const result of results) {
    io.out(headline(result, brief));
    const { judgement, compared } = result;
    if (!judgement) continue;
    if (!brief) for (const finding of judgement.findings) printFinding('', finding, io);
    for (const { with: name, verdict, gained, lost } of compared) {
      io.out(`  under ${name}: ${verdict}${gained.length + lost.length === 0 ? ', with the same findings' : ''}`);
      for (const finding of gained) printFinding('+ ', finding, io);
      for (const finding of lost) printFinding('- ', finding, io);
    }
  }
  if (results.length > 1) io.out(summary(results));
}

function headline({ file, name, agreed, judgement }: Result, brief: boolean): string {
  if (!judgement) return `UNREADABLE  ${file}`;
  const size = agreed === undefined ? '' : `, ${judgement.levels ?? '?'} of ${agreed} Levels`;
  // A misspelt key is no error, but what it says is lost: the verdict may be that of another list.
  const told = judgement.findings.filter(({ severity, code }) => severity === 'error' || code === UNKNOWN_KEY);
  const codes = brief && told.length > 0 ? `  ${[...new Set(told.map(({ code }) => code))].join(', ')}` : '';
  return `${judgement.verdict.toUpperCase().padEnd(10)}  ${file}  ${name}${size}, ${shortFingerprint(judgement.fingerprint)}${codes}`;
}

function printFinding(mark: string, finding: Finding, io: Io): void {
  io.out(`  ${mark}${findingLine(finding)}`);
  for (const { label } of finding.fixes ?? []) io.out(`    mend: ${label}`);
}

function summary(results: readonly Result[]): string {
  const tally = { legal: 0, illegal: 0, unreadable: 0 };
  for (const { judgement } of results) tally[judgement?.verdict ?? 'unreadable']++;
  return `${results.length} documents: ${tally.legal} legal, ${tally.illegal} illegal, ${tally.unreadable} unreadable`;
}

/** `error su.team.level-cap at /members: The team has… (Supers Unlimited 4.1, ch. 1 Team Selection, E-32)` */
export function findingLine(finding: Finding): string {
  return `${finding.severity} ${finding.code} at ${finding.path || '/'}: ${finding.message} (${citation(finding)})`;
}

function citation({ cite }: Finding): string {
  const heading = [cite.chapter === undefined ? '' : `ch. ${cite.chapter}`, cite.heading ?? '']
    .filter(Boolean)
    .join(' ');
  return [cite.source, heading, cite.fact ?? ''].filter(Boolean).join(', ');
}
