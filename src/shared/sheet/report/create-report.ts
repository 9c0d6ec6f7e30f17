/** Converts judged submissions to the data of a report. */

import { LIMITS } from '../../base/limits.ts';
import { computeFingerprint } from '../../document/fingerprint/fingerprint.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { Character, EventPack, Faction } from '../../document/schema.ts';
import type { ReportComparison } from '../../event-pack/compare-reports.ts';
import type { EventPackGame } from '../../event-pack/event-pack-rules.ts';
import { listEventPackSettings } from '../../event-pack/event-pack-settings.ts';
import type { OtherFile } from '../../event-pack/other-files.ts';
import { formatReceivedSummary, listOtherFileLines } from '../../event-pack/other-files.ts';
import type { PlayerStanding } from '../../event-pack/players.ts';
import {
  formatChange,
  formatFinding,
  formatMemberFinding,
  formatNote,
  formatUnreadable,
  getCharacterNames,
  listFixLabels,
  listUnreadableAdvice,
} from '../../event-pack/report-messages.ts';
import type { JudgedSubmission, Submission } from '../../event-pack/submission.ts';
import { getVerdict } from '../../event-pack/submission.ts';
import type { VerdictRow } from '../../event-pack/verdict-row.ts';
import type { Finding } from '../../rules/finding.ts';
import type { GameRules } from '../../rules/game-rules.ts';
import { formatWithCount, groupEqualFindings } from '../../rules/group-findings.ts';
import { judge } from '../../rules/judge.ts';
import { formatLateText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';
import { formatSheetName, formatSheetText } from '../kit/sheet-text.ts';
import { createRoster, formatCitation } from '../roster/create-roster.ts';
import type { RosterData } from '../roster/roster-data.ts';
import type { ReportData, ReportEntry, ReportFinding } from './report-data.ts';
import { formatOmissions, formatVanishedList } from './report-text.ts';

export interface ReportSource {
  eventPack: EventPack;
  submissions: readonly Submission[];
  /** The row of each entry, in the same order. */
  rows: readonly VerdictRow[];
  /** The player of each entry and whether another entry replaces it, in the same order. */
  standings?: readonly PlayerStanding[];
  /** The expected players who haven't submitted a list. */
  missingPlayers?: readonly string[];
  /** The other files in the folder. */
  otherFiles?: readonly OtherFile[];
  /** The factions that teams may name, in addition to the factions that a team embeds. */
  factions: readonly Faction[];
  /** The names of characters that the event pack mentions, by id. */
  names?: ReadonlyMap<string, string>;
  /** The date of the report as people read it. */
  dateText: string;
  /** The file name of an earlier report's table, and the comparison with that table. */
  since?: { file: string; comparison: ReportComparison };
}

export function createReport(
  translate: Translate,
  gameCatalog: GameCatalog<EventPackGame>,
  reportSource: ReportSource,
): ReportData {
  const {
    eventPack,
    submissions: entries,
    rows,
    standings: playerStandings = [],
    missingPlayers = [],
    otherFiles = [],
    factions,
    names,
    dateText,
    since: earlierReport,
  } = reportSource;
  const eventGame = gameCatalog.getGame(eventPack);
  const agreedLevels = eventGame.getAgreedSize?.(eventPack);
  const placements = listPlacements(entries);
  const countPlaced = (placement: ReportEntry['placement']) =>
    placements.filter((entryPlacement) => entryPlacement === placement).length;
  return {
    event: {
      name: formatSheetName(eventPack.name || eventPack.id),
      id: formatSheetName(eventPack.id),
      fingerprint: computeFingerprint(gameCatalog, eventPack),
      ...(agreedLevels === undefined ? {} : { levels: agreedLevels }),
    },
    settings: [
      ...listEventPackSettings(translate, gameCatalog, eventPack, names),
      ...judge(gameCatalog, eventPack).findings.map(
        ({ message }) => [translate('eventReport.labels.remark'), formatLateText(translate, message)] as const,
      ),
    ].map(([settingLabel, settingValue]) => [settingLabel, formatSheetText(settingValue)] as const),
    rules: `${eventGame.name} ${eventGame.version}`,
    dateText,
    entries: entries.map((submission, index) => {
      const verdictRow = rows[index];
      const change = earlierReport?.comparison.changes[index];
      const sentence = verdictRow && change ? formatSheetText(formatChange(translate, verdictRow, change.earlier)) : '';
      const reportedChange = verdictRow && change ? { kind: change.kind, sentence } : undefined;
      const entry = createEntry(translate, gameCatalog, submission, {
        number: index + 1,
        placement: placements[index] ?? 'cover',
        eventPack,
        factions,
      });
      return {
        ...entry,
        ...createStandingFields(playerStandings[index]),
        ...(reportedChange ? { change: reportedChange } : {}),
      };
    }),
    received: otherFiles.length === 0 ? '' : formatReceivedSummary(translate, entries.length, otherFiles),
    otherFiles: listOtherFileLines(translate, otherFiles).map(formatSheetText),
    missing: missingPlayers.map(formatSheetName),
    omissions: formatOmissions(translate, {
      legal: countPlaced('cover'),
      rows: countPlaced('row'),
      untried: entries.filter((submission, index) => placements[index] === 'pages' && isUntried(submission)).length,
    }),
    ...(earlierReport ? { since: createComparison(translate, earlierReport) } : {}),
  };
}

const createStandingFields = ({
  player,
  replacedBy,
}: PlayerStanding = {}): Pick<ReportEntry, 'player' | 'replacedBy'> => ({
  ...(player === undefined ? {} : { player: formatSheetName(player) }),
  ...(replacedBy === undefined ? {} : { replacedBy: formatSheetText(replacedBy) }),
});

/** Whether a list has findings for which no fixes were looked for. */
const isUntried = (submission: Submission): boolean =>
  submission.kind === 'list' && !submission.areFixesTried && submission.judgement.findings.length > 0;

/** Decides where entries are printed. In a short report all entries get pages; in a long one only illegal entries, up to a limit. */
function listPlacements(entries: readonly Submission[]): ReportEntry['placement'][] {
  const isLong = entries.length > LIMITS.reportSubmissions;
  let pageCount = 0;
  return entries.map((submission) => {
    if (isLong && getVerdict(submission) === 'legal') return 'cover';
    pageCount += 1;
    return pageCount <= LIMITS.reportSubmissions ? 'pages' : 'row';
  });
}

function createComparison(
  translate: Translate,
  { file, comparison }: NonNullable<ReportSource['since']>,
): NonNullable<ReportData['since']> {
  return {
    file: formatSheetName(file),
    vanished: comparison.vanished.map((verdictRow) => formatSheetText(formatVanishedList(translate, verdictRow))),
    remarks: [
      ...(comparison.isSameEventPack ? [] : [translate('eventReport.otherEvent')]),
      ...(comparison.areSameRules ? [] : [translate('eventReport.otherRules')]),
    ],
  };
}

interface EntryPlace {
  readonly number: number;
  readonly placement: ReportEntry['placement'];
  readonly eventPack: EventPack;
  readonly factions: readonly Faction[];
}

function createEntry(
  translate: Translate,
  gameCatalog: GameCatalog<EventPackGame>,
  submission: Submission,
  { number, placement, eventPack, factions }: EntryPlace,
): ReportEntry {
  const file = formatSheetText(submission.file);
  const notes = submission.notes.map((note) => formatSheetText(formatNote(translate, note)));
  const commonFields = { number, file, verdict: getVerdict(submission), placement, notes };
  if (submission.kind === 'unreadable') {
    return {
      ...commonFields,
      name: formatSheetName(submission.file.slice(submission.file.lastIndexOf('/') + 1)),
      counts: { errors: 0, warnings: 0 },
      findings: [],
      unreadable: {
        reason: formatSheetText(
          formatUnreadable(translate, gameCatalog, submission.error, gameCatalog.getGame(eventPack)),
        ),
        advice: listUnreadableAdvice(translate, submission.error).map(formatSheetText),
      },
    };
  }
  const { team, judgement, membersFromOtherFiles, memberReasons } = submission;
  const allFindings = [...judgement.findings, ...memberReasons.map(({ finding }) => finding)];
  const countSeverity = (severity: Finding['severity']) =>
    allFindings.filter((finding) => finding.severity === severity).length;
  const { findings, omitted } = listFindings(
    translate,
    gameCatalog,
    submission,
    placement === 'pages' ? LIMITS.sheetFindings : 0,
  );
  const createRosterData = (): RosterData => ({
    ...createRoster(translate, gameCatalog, team, {
      characters: membersFromOtherFiles,
      factions,
      eventPack,
      judgement,
    }),
    findings: [],
  });
  return {
    ...commonFields,
    name: formatSheetName(team.name.trim() === '' ? team.id : team.name),
    counts: { errors: countSeverity('error'), warnings: countSeverity('warning') },
    findings,
    ...(omitted ? { omitted } : {}),
    list: {
      id: formatSheetName(team.id),
      fingerprint: judgement.fingerprint,
      ...(judgement.levels === undefined ? {} : { levels: judgement.levels }),
      ...(placement === 'pages' ? { roster: createRosterData() } : {}),
    },
  };
}

/** A finding about the list, or about a member from another file. */
interface ListedFinding {
  readonly finding: Finding;
  readonly member?: Character;
}

/**
 * Lists at most `maxFindings` findings, and the codes of the omitted findings. Errors come first, because the organizer has to write
 * to the player about them. Among findings of the same severity, findings about members from other files come last.
 */
function listFindings(
  translate: Translate,
  gameCatalog: GameCatalog<GameRules>,
  { team, judgement, membersFromOtherFiles, memberReasons }: JudgedSubmission,
  maxFindings: number,
): Pick<ReportEntry, 'findings' | 'omitted'> {
  const allFindings: ListedFinding[] = [...judgement.findings.map((finding) => ({ finding })), ...memberReasons];
  const sortedFindings = (['error', 'warning', 'info'] as const).flatMap((severity) =>
    allFindings.filter(({ finding }) => finding.severity === severity),
  );
  const findingGroups = groupEqualFindings(sortedFindings, ({ finding }) => finding);
  const omittedGroups = findingGroups.slice(maxFindings);
  const memberNames = maxFindings === 0 ? new Map<string, string>() : getCharacterNames(team, membersFromOtherFiles);
  const findings = findingGroups.slice(0, maxFindings).map(({ first: { finding, member }, count }): ReportFinding => {
    const { severity, cite, code } = finding;
    const sentence = member
      ? formatMemberFinding(translate, member, finding)
      : formatFinding(translate, finding, memberNames);
    const fixableFinding = member ? { ...finding, fixes: [] } : finding;
    return {
      severity,
      message: formatSheetText(formatWithCount(translate, sentence, count)),
      cite: formatCitation(translate, cite),
      code,
      fixes: listFixLabels(translate, gameCatalog, team, fixableFinding).map(formatSheetText),
    };
  });
  if (omittedGroups.length === 0) return { findings };
  return {
    findings,
    omitted: {
      count: omittedGroups.reduce((sum, { count }) => sum + count, 0),
      codes: formatCodes(translate, omittedGroups),
    },
  };
}

/** Formats finding codes with their counts: `3 x su.character.size, su.team.level-cap`. */
function formatCodes(
  translate: Translate,
  omittedGroups: ReturnType<typeof groupEqualFindings<ListedFinding>>,
): string {
  const countsByCode = new Map<string, number>();
  for (const { first, count } of omittedGroups)
    countsByCode.set(first.finding.code, (countsByCode.get(first.finding.code) ?? 0) + count);
  return [...countsByCode]
    .map(([code, codeCount]) =>
      codeCount === 1 ? code : translate('eventReport.repeatedCode', { count: codeCount, code }),
    )
    .join(', ');
}
