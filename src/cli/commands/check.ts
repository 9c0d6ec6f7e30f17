/** `check`: which documents are legal, and why the others are not. */

import { shortFingerprint } from '../../shared/document/fingerprint.ts';
import { FORMATS } from '../../shared/document/formats.ts';
import type { AnyDocument, EventPack } from '../../shared/document/schema.ts';
import type { Finding } from '../../shared/finding/finding.ts';
import { type Judgement, judge } from '../../shared/judge.ts';
import { VERSION } from '../../shared/version.ts';
import { houseRules, readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { EXIT, Failure, worst } from '../failure.ts';
import type { Io } from '../io.ts';
import { type ReadFile, readAll, readOne, shelve, unreadableLine } from '../read.ts';

export const check: Command = {
  summary: 'say which characters and teams are legal, and why the others are not',
  usage: 'check FILE… [--event FILE] [--option KEY=VALUE]… [--json]',
  details: [
    'A folder stands for every .json document below it. Members of a team are looked up among its embedded',
    'characters first, then among all characters given in the same call.',
    '',
    '  --event FILE         the event pack the lists are entered for; its size and options are the ones that count',
    '  --option KEY=VALUE   a house rule, stronger than the team file; may be repeated',
    '  --json               one JSON object on standard output and nothing else',
    '',
    'Exit code: 0 everything legal, 1 something illegal, 2 something unreadable or a wrong call.',
  ],
  async run(args, io) {
    const { values, positionals } = readArguments(args, {
      event: { type: 'string' },
      option: { type: 'string', multiple: true },
      json: { type: 'boolean' },
    });
    if (positionals.length === 0) throw new Failure('check wants at least one FILE. See check --help');
    const options = [houseRules(values.option ?? [])];
    const event = values.event === undefined ? {} : { event: readEvent(values.event) };
    const files = readAll(positionals, io);
    if (files.length === 0) throw new Failure('no .json document found', positionals.join(', '));
    const { characters } = shelve(files.flatMap((f) => (f.ok ? [f.document] : [])));
    const results = files.map((file) => ({
      file,
      ...(file.ok ? { judgement: judge(file.document, { characters, options, ...event }) } : {}),
    }));
    for (const { file } of results) if (!file.ok) io.err(unreadableLine(file.file, file.error));
    if (values.json) io.out(JSON.stringify({ rollcall: VERSION, results: results.map(asJson) }, null, 2));
    else printResults(results, io);
    return worst(...results.map(exitOf));
  },
};

function readEvent(path: string): EventPack {
  const read = readOne(path);
  if (!read.ok) throw new Failure(unreadableLine(path, read.error));
  if (read.document.format !== 'rollcall.event') throw new Failure('is no event pack', path);
  return read.document;
}

interface Result {
  file: ReadFile;
  judgement?: Judgement;
}

function exitOf({ judgement }: Result) {
  if (!judgement) return EXIT.unusable;
  return judgement.verdict === 'legal' ? EXIT.fine : EXIT.illegal;
}

/** The shape of contract section 3; what does not apply is null. */
function asJson({ file, judgement }: Result) {
  const kind = file.ok ? FORMATS[file.format].kind : null;
  return {
    file: file.file,
    kind,
    ruleset: file.ok && 'ruleset' in file.document ? file.document.ruleset : null,
    rules: judgement?.rules ?? null,
    verdict: judgement?.verdict ?? 'unreadable',
    fingerprint: judgement?.fingerprint ?? null,
    levels: judgement?.levels ?? null,
    findings: judgement?.findings ?? [],
    error: file.ok ? null : file.error,
  };
}

function printResults(results: readonly Result[], io: Io): void {
  const tally = { legal: 0, illegal: 0, unreadable: 0 };
  for (const { file, judgement } of results) {
    tally[judgement?.verdict ?? 'unreadable']++;
    if (!file.ok || !judgement) {
      io.out(`UNREADABLE  ${file.file}`);
      continue;
    }
    io.out(`${judgement.verdict.toUpperCase().padEnd(10)}  ${file.file}  ${describe(file.document, judgement)}`);
    for (const finding of judgement.findings) io.out(`  ${findingLine(finding)}`);
  }
  if (results.length > 1) {
    io.out(
      `${results.length} documents: ${tally.legal} legal, ${tally.illegal} illegal, ${tally.unreadable} unreadable`,
    );
  }
}

/** Name, Levels and fingerprint. */
function describe(document: AnyDocument, { fingerprint, levels }: Judgement): string {
  const size = document.format === 'rollcall.team' ? `, ${levels ?? '?'} of ${document.levels} Levels` : '';
  return `${document.name}${size}, ${shortFingerprint(fingerprint)}`;
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
