/** From judged lists to what a report shows. */

import { LIMITS } from '../../base/limits.ts';
import { fingerprint } from '../../document/fingerprint/fingerprint.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { Character, EventPack, Faction } from '../../document/schema.ts';
import type { RunComparison } from '../../event/compare-runs.ts';
import type { Entry, JudgedList } from '../../event/entry.ts';
import { verdictOf } from '../../event/entry.ts';
import type { EventGame } from '../../event/event-rules.ts';
import { eventSettings } from '../../event/event-settings.ts';
import {
  changeMessage,
  entryNoteMessage,
  findingMessage,
  fixLabels,
  memberMessage,
  namesIn,
  unreadableAdvice,
  unreadableMessage,
} from '../../event/messages.ts';
import type { OtherFile } from '../../event/other-files.ts';
import { otherFileLines, receivedSummary } from '../../event/other-files.ts';
import type { Standing } from '../../event/players.ts';
import type { VerdictRow } from '../../event/verdict-row.ts';
import { equalFindings, withCount } from '../../rules/equal-findings.ts';
import type { Finding } from '../../rules/finding.ts';
import type { GameRules } from '../../rules/game-rules.ts';
import { judge } from '../../rules/judge.ts';
import { formatText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';
import { printedName, printedText } from '../kit/printed.ts';
import type { RosterData } from '../roster/roster-data.ts';
import { citation, rosterOf } from '../roster/roster-of-team.ts';
import type { ReportData, ReportEntry, ReportFinding } from './report-data.ts';
import { cutSentences, vanishedLine } from './report-text.ts';

export interface ReportSource {
  event: EventPack;
  entries: readonly Entry[];
  /** A row for each entry, in the same order. */
  rows: readonly VerdictRow[];
  /** How each entry stands among those of its player, in the same order. */
  standings?: readonly Standing[];
  /** Expected players who have sent nothing. */
  missing?: readonly string[];
  /** What lies in the folder besides the lists. */
  besides?: readonly OtherFile[];
  /** Where the names of Factions are looked up, after those a team embeds. */
  factions: readonly Faction[];
  /** What characters are called, by id, where the event names them. */
  names?: ReadonlyMap<string, string>;
  /** When the report was made, as people read it. */
  made: string;
  /** The earlier table by its file name, and what came of the comparison. */
  since?: { file: string; comparison: RunComparison };
}

export function reportOf(translate: Translate, gameCatalog: GameCatalog<EventGame>, source: ReportSource): ReportData {
  const { event, entries, rows, standings = [], missing = [], besides = [], factions, names, made, since } = source;
  const game = gameCatalog.getGame(event);
  const levels = game.agreedSize?.(event);
  const printed = whereEach(entries);
  const count = (where: ReportEntry['printed']) => printed.filter((each) => each === where).length;
  return {
    event: {
      name: printedName(event.name || event.id),
      id: printedName(event.id),
      fingerprint: fingerprint(gameCatalog, event),
      ...(levels === undefined ? {} : { levels }),
    },
    settings: [
      ...eventSettings(translate, gameCatalog, event, names),
      ...judge(gameCatalog, event).findings.map(
        ({ message }) => [translate('eventReport.labels.remark'), formatText(translate, message)] as const,
      ),
    ].map(([label, value]) => [label, printedText(value)] as const),
    rules: `${game.name} ${game.version}`,
    made,
    entries: entries.map((entry, index) => {
      const row = rows[index];
      const change = since?.comparison.changes[index];
      const sentence = row && change ? printedText(changeMessage(translate, row, change.earlier)) : '';
      const changed = row && change ? { kind: change.kind, sentence } : undefined;
      const reported = entryOf(translate, gameCatalog, entry, {
        number: index + 1,
        printed: printed[index] ?? 'cover',
        event,
        factions,
      });
      return { ...reported, ...standingOf(standings[index]), ...(changed ? { change: changed } : {}) };
    }),
    received: besides.length === 0 ? '' : receivedSummary(translate, entries.length, besides),
    besides: otherFileLines(translate, besides).map(printedText),
    missing: missing.map(printedName),
    cut: cutSentences(translate, {
      legal: count('cover'),
      rows: count('row'),
      untried: entries.filter((entry, index) => printed[index] === 'pages' && isUntried(entry)).length,
    }),
    ...(since ? { since: sinceOf(translate, since) } : {}),
  };
}

const standingOf = ({ player, replacedBy }: Standing = {}): Pick<ReportEntry, 'player' | 'replacedBy'> => ({
  ...(player === undefined ? {} : { player: printedName(player) }),
  ...(replacedBy === undefined ? {} : { replacedBy: printedText(replacedBy) }),
});

const isUntried = (entry: Entry): boolean =>
  entry.kind === 'list' && !entry.isTried && entry.judgement.findings.length > 0;

/** A few lists all have pages of their own; of many only those with findings have, up to a limit. */
function whereEach(entries: readonly Entry[]): ReportEntry['printed'][] {
  const isLong = entries.length > LIMITS.reportLists;
  let pages = 0;
  return entries.map((entry) => {
    if (isLong && verdictOf(entry) === 'legal') return 'cover';
    pages += 1;
    return pages <= LIMITS.reportLists ? 'pages' : 'row';
  });
}

function sinceOf(
  translate: Translate,
  { file, comparison }: NonNullable<ReportSource['since']>,
): NonNullable<ReportData['since']> {
  return {
    file: printedName(file),
    vanished: comparison.vanished.map((row) => printedText(vanishedLine(translate, row))),
    remarks: [
      ...(comparison.sameEvent ? [] : [translate('eventReport.otherEvent')]),
      ...(comparison.sameRules ? [] : [translate('eventReport.otherRules')]),
    ],
  };
}

interface Place {
  readonly number: number;
  readonly printed: ReportEntry['printed'];
  readonly event: EventPack;
  readonly factions: readonly Faction[];
}

function entryOf(
  translate: Translate,
  gameCatalog: GameCatalog<EventGame>,
  entry: Entry,
  { number, printed, event, factions }: Place,
): ReportEntry {
  const file = printedText(entry.file);
  const notes = entry.notes.map((note) => printedText(entryNoteMessage(translate, note)));
  const common = { number, file, verdict: verdictOf(entry), printed, notes };
  if (entry.kind === 'unreadable') {
    return {
      ...common,
      name: printedName(entry.file.slice(entry.file.lastIndexOf('/') + 1)),
      counts: { errors: 0, warnings: 0 },
      findings: [],
      unreadable: {
        what: printedText(unreadableMessage(translate, gameCatalog, entry.error, gameCatalog.getGame(event))),
        todo: unreadableAdvice(translate, entry.error).map(printedText),
      },
    };
  }
  const { team, judgement, elsewhere, reasons } = entry;
  const found = [...judgement.findings, ...reasons.map(({ finding }) => finding)];
  const count = (severity: Finding['severity']) => found.filter((f) => f.severity === severity).length;
  const { findings, left } = findingsOf(translate, gameCatalog, entry, printed === 'pages' ? LIMITS.sheetFindings : 0);
  const roster = (): RosterData => ({
    ...rosterOf(translate, gameCatalog, team, { characters: elsewhere, factions, event, judgement }),
    findings: [],
  });
  return {
    ...common,
    name: printedName(team.name.trim() === '' ? team.id : team.name),
    counts: { errors: count('error'), warnings: count('warning') },
    findings,
    ...(left ? { left } : {}),
    list: {
      id: printedName(team.id),
      fingerprint: judgement.fingerprint,
      ...(judgement.levels === undefined ? {} : { levels: judgement.levels }),
      ...(printed === 'pages' ? { roster: roster() } : {}),
    },
  };
}

/** A finding of the list, or of a member from another file. */
interface ListedFinding {
  readonly finding: Finding;
  readonly member?: Character;
}

/**
 * Errors first, since the organiser has to write to the player about them. Reasons of members from other files follow the list's own. At most
 * `most` of them; of the others their codes.
 */
function findingsOf(
  translate: Translate,
  gameCatalog: GameCatalog<GameRules>,
  { team, judgement, elsewhere, reasons }: JudgedList,
  most: number,
): Pick<ReportEntry, 'findings' | 'left'> {
  const all: ListedFinding[] = [...judgement.findings.map((finding) => ({ finding })), ...reasons];
  const sorted = (['error', 'warning', 'info'] as const).flatMap((severity) =>
    all.filter(({ finding }) => finding.severity === severity),
  );
  const groups = equalFindings(sorted, ({ finding }) => finding);
  const rest = groups.slice(most);
  const names = most === 0 ? new Map<string, string>() : namesIn(team, elsewhere);
  const findings = groups.slice(0, most).map(({ one: { finding, member }, count }): ReportFinding => {
    const { severity, cite, code } = finding;
    const sentence = member ? memberMessage(translate, member, finding) : findingMessage(translate, finding, names);
    const ways = member ? { ...finding, fixes: [] } : finding;
    return {
      severity,
      message: printedText(withCount(translate, sentence, count)),
      cite: citation(translate, cite),
      code,
      fixes: fixLabels(translate, gameCatalog, team, ways).map(printedText),
    };
  });
  if (rest.length === 0) return { findings };
  return {
    findings,
    left: { count: rest.reduce((sum, { count }) => sum + count, 0), codes: codesOf(translate, rest) },
  };
}

/** `3 x su.character.size, su.team.level-cap` */
function codesOf(translate: Translate, found: ReturnType<typeof equalFindings<ListedFinding>>): string {
  const counts = new Map<string, number>();
  for (const { one, count } of found) counts.set(one.finding.code, (counts.get(one.finding.code) ?? 0) + count);
  return [...counts]
    .map(([code, n]) => (n === 1 ? code : translate('eventReport.repeatedCode', { count: n, code })))
    .join(', ');
}
