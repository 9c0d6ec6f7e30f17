/** Converts judged submissions to the data of a report. */

import { LIMITS } from '../../base/limits.ts';
import { computeFingerprint } from '../../document/fingerprint/fingerprint.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { EventPack, Faction } from '../../document/schema.ts';
import type { ReportComparison } from '../../event-pack/compare-reports.ts';
import { listEventDates, parseDeadline } from '../../event-pack/event-dates.ts';
import type { EventPackGame } from '../../event-pack/event-pack-rules.ts';
import { listEventPackSettings } from '../../event-pack/event-pack-settings.ts';
import {
  type FindingGroup,
  groupSubmissionFindings,
  listGroupFixes,
  separateSharedFixes,
} from '../../event-pack/finding-groups.ts';
import type { OtherFile } from '../../event-pack/other-files.ts';
import { formatReceivedSummary, listOtherFileLines } from '../../event-pack/other-files.ts';
import type { AbsentPlayers, PlayerStanding } from '../../event-pack/players.ts';
import {
  formatChange,
  formatNote,
  formatUnreadable,
  listQuestions,
  listRulings,
  listUnreadableAdvice,
} from '../../event-pack/report-messages.ts';
import type { JudgedSubmission, Submission } from '../../event-pack/submission.ts';
import { countFindings, getSubmissionName, getVerdict } from '../../event-pack/submission.ts';
import { getSubmissionStatus } from '../../event-pack/submission-status.ts';
import type { VerdictRow } from '../../event-pack/verdict-row.ts';
import type { GameRules } from '../../rules/game-rules.ts';
import { judge } from '../../rules/judge.ts';
import { formatDay, formatZonedTime } from '../../texts/dates.ts';
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
  /** The expected players who haven't submitted a list, and those who have withdrawn. */
  absentPlayers?: AbsentPlayers;
  /** The other files in the folder. */
  otherFiles?: readonly OtherFile[];
  /** The factions that teams may name, in addition to the factions that a team embeds. */
  factions: readonly Faction[];
  /** The names of characters that the event pack mentions, by id. */
  names?: ReadonlyMap<string, string>;
  /** The time of the report. */
  createdAt: Date;
  /** The zone in which the time is printed, such as `Europe/Berlin`. Defaults to the zone of this machine. */
  timeZone?: string;
  /** Gives every list pages of its own, instead of details only for those that need an explanation. */
  hasPagesPerList?: boolean;
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
    absentPlayers = { missing: [], withdrawn: [] },
    otherFiles = [],
    factions,
    names,
    createdAt,
    timeZone,
    hasPagesPerList = false,
    since: earlierReport,
  } = reportSource;
  const eventGame = gameCatalog.getGame(eventPack);
  const agreedLevels = eventGame.getAgreedSize?.(eventPack);
  const rulings = entries.map((_, index) =>
    listRulings(translate, playerStandings[index] ?? {}, LIMITS.sheetTextLetters).map(formatSheetText),
  );
  const needsExplanation = (submission: Submission, index: number): boolean =>
    needsDetails(submission) || (rulings[index]?.length ?? 0) > 0;
  const placements = listPlacements(entries.map(needsExplanation), hasPagesPerList);
  const countPlaced = (placement: ReportEntry['placement']) =>
    placements.filter((entryPlacement) => entryPlacement === placement).length;
  return {
    event: {
      name: formatSheetName(eventPack.name || eventPack.id),
      fingerprint: computeFingerprint(gameCatalog, eventPack),
      ...(agreedLevels === undefined ? {} : { levels: agreedLevels }),
    },
    settings: [
      ...listEventDates(translate, eventPack),
      ...listEventPackSettings(translate, gameCatalog, eventPack, names),
      ...judge(gameCatalog, eventPack).findings.map(
        ({ message }) => [translate('eventReport.labels.remark'), formatLateText(translate, message)] as const,
      ),
    ].map(([settingLabel, settingValue]) => [settingLabel, formatSheetText(settingValue)] as const),
    rules: `${eventGame.name} ${eventGame.version}`,
    dateText: formatDay(translate.language, createdAt, timeZone),
    timeText: formatZonedTime(translate.language, createdAt, timeZone),
    hasPagesPerList,
    entries: entries.map((submission, index) => {
      const verdictRow = rows[index];
      const change = earlierReport?.comparison.changes[index];
      const sentence = verdictRow && change ? formatSheetText(formatChange(translate, verdictRow, change.earlier)) : '';
      const reportedChange = verdictRow && change ? { kind: change.kind, sentence } : undefined;
      const entry = createEntry(translate, gameCatalog, submission, {
        number: index + 1,
        placement: placements[index] ?? 'table',
        eventPack,
        factions,
      });
      const standing = playerStandings[index] ?? {};
      return {
        ...entry,
        status: getSubmissionStatus({ verdict: entry.verdict, ...standing }),
        ...createStandingFields(standing),
        rulings: rulings[index] ?? [],
        notes: [...formatLateness(translate, standing, timeZone), ...entry.notes],
        ...(reportedChange ? { change: reportedChange } : {}),
      };
    }),
    received: otherFiles.length === 0 ? '' : formatReceivedSummary(translate, entries.length, otherFiles),
    otherFiles: listOtherFileLines(translate, otherFiles).map(formatSheetText),
    missing: absentPlayers.missing.map(formatSheetName),
    withdrawnPlayers: absentPlayers.withdrawn.map(formatSheetName),
    isDeadlineOver: createdAt.getTime() > (parseDeadline(eventPack) ?? Number.POSITIVE_INFINITY),
    omissions: formatOmissions(translate, {
      unexplained: hasPagesPerList
        ? countPlaced('table')
        : entries.filter((submission, index) => placements[index] === 'table' && needsExplanation(submission, index))
            .length,
      untried: entries.filter((submission, index) => placements[index] !== 'table' && isUntried(submission)).length,
    }),
    ...(earlierReport ? { since: createComparison(translate, earlierReport) } : {}),
  };
}

/** Says when a late list arrived; empty if it isn't late. */
const formatLateness = (
  translate: Translate,
  { receivedAt }: PlayerStanding,
  timeZone: string | undefined,
): string[] =>
  receivedAt === undefined
    ? []
    : [translate('judgeRulings.late', { time: formatZonedTime(translate.language, new Date(receivedAt), timeZone) })];

const createStandingFields = ({ player, isLate }: PlayerStanding): Pick<ReportEntry, 'player' | 'isLate'> => ({
  ...(player === undefined ? {} : { player: formatSheetName(player) }),
  ...(isLate === undefined ? {} : { isLate }),
});

/** Whether a list has findings for which no fixes were looked for. */
const isUntried = (submission: Submission): boolean =>
  submission.kind === 'list' && !submission.areFixesTried && submission.judgement.findings.length > 0;

/** The number of warnings that the row of a legal list has room for in any case. */
const MAX_ROW_WARNINGS = 1;

/** Whether a list needs more than its row: what to do about its errors and which rules they break, or further warnings. */
const needsDetails = (submission: Submission): boolean =>
  getVerdict(submission) !== 'legal' || countFindings(submission, 'warning') > MAX_ROW_WARNINGS;

/**
 * Decides where entries are explained, from whether each needs an explanation. With pages for every list, a short report has pages for
 * all of them; a long one only for those that need an explanation. There is a limit in both cases.
 */
function listPlacements(needs: readonly boolean[], hasPagesPerList: boolean): ReportEntry['placement'][] {
  const isLong = needs.length > LIMITS.reportSubmissions;
  let explainedCount = 0;
  return needs.map((needsExplanation) => {
    const isExplained = needsExplanation || (hasPagesPerList && !isLong);
    if (!isExplained || explainedCount >= LIMITS.reportSubmissions) return 'table';
    explainedCount += 1;
    return hasPagesPerList ? 'pages' : 'details';
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
  const commonFields = {
    number,
    file,
    verdict: getVerdict(submission),
    status: getVerdict(submission),
    rulings: [],
    placement,
    notes,
    name: formatSheetName(getSubmissionName(submission)),
    counts: { errors: countFindings(submission, 'error'), warnings: countFindings(submission, 'warning') },
  };
  if (submission.kind === 'unreadable') {
    const questions = listQuestions(translate, submission.error).map(formatSheetText);
    const sentence = formatSheetText(
      formatUnreadable(translate, gameCatalog, submission.error, gameCatalog.getGame(eventPack)),
    );
    return {
      ...commonFields,
      reasons: [sentence],
      moreReasons: 0,
      findings: [],
      sharedFixes: [],
      unreadable: {
        reason: questions.length === 0 ? sentence : translate('unreadableLists.questions'),
        questions,
        advice: listUnreadableAdvice(translate, submission.error).map(formatSheetText),
      },
    };
  }
  const { team, judgement, membersFromOtherFiles } = submission;
  const { findings, sharedFixes, omitted } = listFindings(
    translate,
    gameCatalog,
    submission,
    placement === 'table' ? 0 : LIMITS.sheetFindings,
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
    ...listReasons(translate, gameCatalog, submission),
    findings,
    sharedFixes,
    ...(omitted === undefined ? {} : { omitted }),
    list: {
      fingerprint: judgement.fingerprint,
      ...(judgement.levels === undefined ? {} : { levels: judgement.levels }),
      ...(placement === 'pages' ? { roster: createRosterData() } : {}),
    },
  };
}

/** The maximum number of different reasons that are formatted for a row, which has room for fewer. */
const MAX_ROW_REASONS = 8;

/** Lists the different errors of a list, or its warnings if it has no errors. */
function listReasons(
  translate: Translate,
  gameCatalog: GameCatalog<GameRules>,
  submission: JudgedSubmission,
): Pick<ReportEntry, 'reasons' | 'moreReasons'> {
  const severity = countFindings(submission, 'error') > 0 ? 'error' : 'warning';
  const findingGroups = groupSubmissionFindings(translate, gameCatalog, submission).filter(
    ({ listedFindings: [{ finding }] }) => finding.severity === severity,
  );
  return {
    reasons: findingGroups.slice(0, MAX_ROW_REASONS).map(({ sentence }) => formatSheetText(sentence)),
    moreReasons: Math.max(0, findingGroups.length - MAX_ROW_REASONS),
  };
}

/**
 * Lists at most `maxFindings` findings, and counts the others. Errors come first, because the organizer has to write to the player about
 * them. Among findings of the same severity, findings about members from other files come last.
 */
function listFindings(
  translate: Translate,
  gameCatalog: GameCatalog<GameRules>,
  submission: JudgedSubmission,
  maxFindings: number,
): Pick<ReportEntry, 'findings' | 'sharedFixes' | 'omitted'> {
  const allGroups = groupSubmissionFindings(translate, gameCatalog, submission);
  const [errorGroups, ...otherGroups] = (['error', 'warning', 'info'] as const).map((severity) =>
    allGroups.filter(({ listedFindings: [{ finding }] }) => finding.severity === severity),
  ) as [FindingGroup[], ...FindingGroup[][]];
  const listFixes = (group: FindingGroup): string[] =>
    listGroupFixes(translate, gameCatalog, submission, group).map(formatSheetText);
  const errorFixes = separateSharedFixes(
    errorGroups.map((group) => (group.listedFindings[0].member === undefined ? listFixes(group) : undefined)),
  );
  const findingGroups = [...errorGroups, ...otherGroups.flat()];
  const findings = findingGroups.slice(0, maxFindings).map((group, index): ReportFinding => {
    const { listedFindings, sentence } = group;
    const { severity, cite } = listedFindings[0].finding;
    return {
      severity,
      message: formatSheetText(sentence),
      cite: formatCitation(translate, cite),
      fixes: errorFixes.specificFixes[index] ?? listFixes(group),
    };
  });
  const omitted = findingGroups.slice(maxFindings).reduce((sum, { listedFindings }) => sum + listedFindings.length, 0);
  return { findings, sharedFixes: errorFixes.sharedFixes, ...(omitted === 0 ? {} : { omitted }) };
}
