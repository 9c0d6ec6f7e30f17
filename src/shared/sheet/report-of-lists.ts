/** From judged lists to what a report shows. */

import { fingerprint } from '../document/fingerprint.ts';
import type { EventPack, Faction } from '../document/schema.ts';
import { type Beside, besideLines, receivedWords } from '../event/besides.ts';
import type { RunComparison } from '../event/compare-runs.ts';
import { type Entry, type JudgedList, verdictOf } from '../event/entry.ts';
import { eventSettings } from '../event/event-settings.ts';
import type { VerdictRow } from '../event/verdict-row.ts';
import {
  changeSentence,
  findingSentence,
  namesIn,
  noteSentence,
  unreadableAdvice,
  unreadableSentence,
  waysOut,
} from '../event/words.ts';
import type { Finding } from '../finding/finding.ts';
import { judge } from '../judge.ts';
import { rulesetOf } from '../rulesets/registry.ts';
import type { ReportData, ReportEntry, ReportFinding } from './report-data.ts';
import { OTHER_EVENT, OTHER_RULES, REPORT_LABELS, vanishedLine } from './report-words.ts';
import { citation, rosterOf } from './roster-of-team.ts';

export interface ReportSource {
  event: EventPack;
  entries: readonly Entry[];
  /** A row for each entry, in the same order. */
  rows: readonly VerdictRow[];
  /** What lies in the folder besides the lists. */
  besides?: readonly Beside[];
  /** Where the names of Factions are looked up, after those a team embeds. */
  factions: readonly Faction[];
  /** When the report was made, as people read it. */
  made: string;
  /** The earlier table by its file name, and what came of the comparison. */
  since?: { file: string; comparison: RunComparison };
}

export function reportOf({ event, entries, rows, besides = [], factions, made, since }: ReportSource): ReportData {
  const { name, version } = rulesetOf(event.ruleset);
  return {
    event: { name: event.name || event.id, id: event.id, fingerprint: fingerprint(event), levels: event.levels },
    settings: [
      ...eventSettings(event),
      ...judge(event).findings.map(({ message }) => [REPORT_LABELS.remark, message] as const),
    ],
    rules: `${name} ${version}`,
    made,
    entries: entries.map((entry, i) => {
      const row = rows[i];
      const change = since?.comparison.changes[i];
      const changed = row && change ? { kind: change.kind, sentence: changeSentence(row, change.earlier) } : undefined;
      return { ...entryOf(entry, i + 1, event, factions), ...(changed ? { change: changed } : {}) };
    }),
    received: besides.length === 0 ? '' : receivedWords(entries.length, besides),
    besides: besideLines(besides),
    ...(since ? { since: sinceOf(since) } : {}),
  };
}

function sinceOf({ file, comparison }: NonNullable<ReportSource['since']>): NonNullable<ReportData['since']> {
  return {
    file,
    vanished: comparison.vanished.map((row) => vanishedLine(row.name, row.file, row.verdict, row.fingerprint)),
    remarks: [...(comparison.sameEvent ? [] : [OTHER_EVENT]), ...(comparison.sameRules ? [] : [OTHER_RULES])],
  };
}

function entryOf(entry: Entry, number: number, event: EventPack, factions: readonly Faction[]): ReportEntry {
  const common = { number, file: entry.file, verdict: verdictOf(entry), notes: entry.notes.map(noteSentence) };
  if (entry.kind === 'unreadable') {
    return {
      ...common,
      name: entry.file.slice(entry.file.lastIndexOf('/') + 1),
      findings: [],
      unreadable: { what: unreadableSentence(entry.error), todo: unreadableAdvice(entry.error) },
    };
  }
  const { team, judgement, elsewhere } = entry;
  // The event decides the size, so whatever follows from it is worked out from that.
  const sized = { ...team, levels: event.levels };
  const roster = rosterOf(sized, { characters: elsewhere, factions, event });
  return {
    ...common,
    name: oneLine(team.name) || team.id,
    findings: findingsOf(entry),
    list: {
      id: team.id,
      fingerprint: judgement.fingerprint,
      ...(judgement.levels === undefined ? {} : { levels: judgement.levels }),
      roster: { ...roster, verdict: judgement.verdict, fingerprint: judgement.fingerprint, findings: [] },
    },
  };
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Errors first: they are what a mail is written about. Reasons of members from other files follow the list's own. */
function findingsOf({ team, judgement, elsewhere, reasons }: JudgedList): ReportFinding[] {
  const names = namesIn(team, elsewhere);
  const told = (finding: Finding, message: string): ReportFinding => ({
    severity: finding.severity,
    message,
    cite: citation(finding.cite),
    code: finding.code,
    waysOut: waysOut(finding),
  });
  const own = judgement.findings.map((finding) => told(finding, findingSentence(finding, names)));
  const others = reasons.map(({ member, finding }) => told(finding, `${member.name || member.id}: ${finding.message}`));
  const all = [...own, ...others];
  return (['error', 'warning', 'info'] as const).flatMap((severity) => all.filter((f) => f.severity === severity));
}
