/** Creates the report on the submissions of an event, which the command line writes and the app shows. */

import type { Sha256 } from '../document/fingerprint/sha256.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Character, EventPack, Faction } from '../document/schema.ts';
import { compareCodePoints } from '../text/code-point-order.ts';
import type { Translate } from '../texts/translate.ts';
import { compareReports, type ReportComparison } from './compare-reports.ts';
import { parseDeadline } from './event-dates.ts';
import type { EventPackGame } from './event-pack-rules.ts';
import { judgeSubmissions } from './judge-submissions.ts';
import { listOtherFiles, type OtherFile } from './other-files.ts';
import {
  type AbsentPlayers,
  addPlayerNotes,
  getStandings,
  type KnownPlayers,
  listAbsentPlayers,
  NO_PLAYERS,
  type PlayerStanding,
} from './players.ts';
import { countFindings, getSubmissionName, getVerdict, type ReceivedFile, type Submission } from './submission.ts';
import { createReportOrder, type NamedSubmission } from './submission-order.ts';
import { getSubmissionStatus } from './submission-status.ts';
import { createOtherFileRow, createVerdictRow, type VerdictRow } from './verdict-row.ts';

export interface EventReport {
  /** The submissions as they were judged, before notes about players are added. */
  readonly judgedSubmissions: readonly Submission[];
  /** The submissions that need attention first: illegal by number of errors, incomplete, unclear, unreadable, legal with warnings, legal. */
  readonly submissions: readonly Submission[];
  /** The standing of each submission among the submissions of its player, in the order of `submissions`. */
  readonly standings: readonly PlayerStanding[];
  /** The expected players without a submission, and those who have withdrawn. */
  readonly absentPlayers: AbsentPlayers;
  /** A row for each submission, in the order of `submissions`. */
  readonly rows: readonly VerdictRow[];
  readonly otherFiles: readonly OtherFile[];
  /** Whether the decisions of judges are known. The command line knows none. */
  readonly hasAuditTrail: boolean;
  /** The rows of all submissions, in their order, then those of all other files, in code-point order of the file names. */
  readonly tableRows: readonly VerdictRow[];
  /** The changes since the earlier report, if there is one. */
  readonly comparison?: ReportComparison;
  /** The factions among the files, in which names are looked up. */
  readonly factions: readonly Faction[];
  /** The names of the characters among the files, by id. If several characters have one id, the first name counts. */
  readonly names: ReadonlyMap<string, string>;
}

interface ReportOptions {
  /** The rows of an earlier report. */
  readonly earlier?: readonly VerdictRow[] | undefined;
  readonly players?: KnownPlayers | undefined;
  /** The judged submissions of the same files for the same event pack, so that they need not be judged again. */
  readonly judgedSubmissions?: readonly Submission[] | undefined;
  /** Characters for members that are in none of the files. */
  readonly libraryCharacters?: readonly Character[] | undefined;
  readonly onJudged?: (done: number, of: number) => void;
  readonly sha256?: Sha256;
}

/** Judges everything that was received for an event, and creates its rows in a language. */
export function createEventReport(
  translate: Translate,
  gameCatalog: GameCatalog<EventPackGame>,
  files: readonly ReceivedFile[],
  eventPack: EventPack,
  options: ReportOptions = {},
): EventReport {
  const { earlier: earlierRows, players = NO_PLAYERS } = options;
  const judgedSubmissions = options.judgedSubmissions ?? judgeSubmissions(gameCatalog, files, eventPack, options);
  const judgedStandings = getStandings(judgedSubmissions, players, parseDeadline(eventPack));
  const entries = sortEntries(translate.language, addPlayerNotes(judgedSubmissions, judgedStandings), judgedStandings);
  const submissions = entries.map(({ submission }) => submission);
  const standings = entries.map(({ standing }) => standing);
  const otherFiles = listOtherFiles(gameCatalog, files);
  const submissionRows = submissions.map((submission, index) =>
    createVerdictRow(translate, gameCatalog, submission, eventPack, standings[index]),
  );
  const otherRows = otherFiles.map((otherFile) => createOtherFileRow(translate, gameCatalog, otherFile, eventPack));
  const eventReport: EventReport = {
    judgedSubmissions,
    submissions,
    standings,
    absentPlayers: listAbsentPlayers(standings, players),
    rows: submissionRows,
    otherFiles,
    hasAuditTrail: players.auditTrail !== undefined,
    tableRows: joinRows(submissionRows, otherRows),
    factions: files.flatMap((file) =>
      'document' in file && file.document.format === 'rollcall.faction' ? [file.document] : [],
    ),
    names: collectCharacterNames(files),
  };
  return earlierRows === undefined ? eventReport : compareWithEarlier(eventReport, earlierRows);
}

/** Pairs submissions with their standings and puts those first that need attention. */
function sortEntries(
  language: string,
  submissions: readonly Submission[],
  standings: readonly PlayerStanding[],
): { submission: Submission; standing: PlayerStanding }[] {
  const compareEntries = createReportOrder(language);
  return submissions
    .map((submission, index) => {
      const standing = standings[index] ?? {};
      const rank: NamedSubmission = {
        status: getSubmissionStatus({ verdict: getVerdict(submission), ...standing }),
        errorCount: countFindings(submission, 'error'),
        warningCount: countFindings(submission, 'warning'),
        player: standing.player,
        name: getSubmissionName(submission),
        file: submission.file,
      };
      return { submission, standing, rank };
    })
    .sort((a, b) => compareEntries(a.rank, b.rank));
}

function collectCharacterNames(files: readonly ReceivedFile[]): ReadonlyMap<string, string> {
  const nameById = new Map<string, string>();
  for (const receivedFile of files) {
    if (!('document' in receivedFile)) continue;
    const { document } = receivedFile;
    const characters =
      document.format === 'rollcall.character'
        ? [document]
        : document.format === 'rollcall.team'
          ? (document.characters ?? [])
          : [];
    for (const { id, name } of characters) if (name !== '' && !nameById.has(id)) nameById.set(id, name);
  }
  return nameById;
}

/** Adds the changes since an earlier report. */
export function compareWithEarlier(eventReport: EventReport, earlierRows: readonly VerdictRow[]): EventReport {
  const submissionFiles = new Set(eventReport.rows.map(({ file }) => file));
  const otherRows = eventReport.tableRows.filter(({ file }) => !submissionFiles.has(file));
  // Without an audit trail, a decision in the earlier table was not revoked; it is only unknown here.
  const comparedRows = eventReport.hasAuditTrail ? earlierRows : earlierRows.map((row) => ({ ...row, judge: '' }));
  const comparison = compareReports([...eventReport.rows, ...otherRows], comparedRows);
  const addChange = (row: VerdictRow, index: number) => ({ ...row, change: comparison.changes[index]?.kind ?? '' });
  const submissionRows = eventReport.rows.map(addChange);
  const reportRows = joinRows(
    submissionRows,
    otherRows.map((row, index) => addChange(row, submissionRows.length + index)),
  );
  return {
    ...eventReport,
    rows: submissionRows,
    tableRows: reportRows,
    comparison: removeOtherFiles(comparison, submissionRows.length),
  };
}

const joinRows = (submissionRows: readonly VerdictRow[], otherRows: readonly VerdictRow[]): VerdictRow[] => [
  ...submissionRows,
  ...[...otherRows].sort((a, b) => compareCodePoints(a.file, b.file)),
];

/** Removes other files from a comparison. They are in the rows of the report, but do not count as new, changed or vanished submissions. */
const removeOtherFiles = (
  { changes, vanished, ...otherFields }: ReportComparison,
  submissionCount: number,
): ReportComparison => ({
  ...otherFields,
  changes: changes.slice(0, submissionCount),
  vanished: vanished.filter(({ verdict }) => verdict !== 'library' && verdict !== 'no-list'),
});
