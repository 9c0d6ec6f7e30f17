/** Formats a submission as one row of `verdicts.csv`. */

import type { GameDocuments } from '../document/document-spec.ts';
import { shortenFingerprint } from '../document/fingerprint/sha256.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { EventPack } from '../document/schema.ts';
import type { Finding } from '../rules/finding.ts';
import type { Translate } from '../texts/translate.ts';
import { getCachedFingerprint } from './cached-fingerprint.ts';
import type { EventPackGame } from './event-pack-rules.ts';
import { groupSubmissionFindings } from './finding-groups.ts';
import { formatOtherFile, type OtherFile } from './other-files.ts';
import type { PlayerStanding } from './players.ts';
import { formatCell, formatWordsCell } from './report-cells.ts';
import { readCsv, writeCsv } from './report-csv.ts';
import { formatNote, formatOrganizerChange, formatUnreadable } from './report-messages.ts';
import {
  getTableVerdict,
  getVerdict,
  type JudgedSubmission,
  type ListedFinding,
  listAllFindings,
  type Submission,
} from './submission.ts';
import { getSubmissionStatus } from './submission-status.ts';

/**
 * The columns with their headings, in their order. The headings are English in every language, so that scripts can rely on them. New columns
 * are added at the end, so that files of two releases can be compared side by side.
 */
const VERDICT_HEADINGS = {
  player: 'Player',
  name: 'List',
  file: 'File',
  verdict: 'Verdict',
  levels: 'Levels',
  agreed: 'Limit',
  errorCount: 'Errors',
  warningCount: 'Warnings',
  reason: 'Reasons',
  notes: 'Notes',
  change: 'Change',
  replacedBy: 'Replaced by',
  fingerprint: 'Fingerprint',
  id: 'List ID',
  errors: 'Error codes',
  warnings: 'Warning codes',
  lookedUp: 'Characters from other files',
  rules: 'Rules',
  event: 'Event ID',
  eventFingerprint: 'Event fingerprint',
  judge: 'Judge',
  withdrawn: 'Withdrawn',
  late: 'Late',
  contents: 'Content digest',
  status: 'Status',
} as const;
type VerdictColumn = keyof typeof VERDICT_HEADINGS;
export const VERDICT_COLUMNS = Object.keys(VERDICT_HEADINGS) as readonly VerdictColumn[];
/** Every cell is text. Cells that do not apply are empty. */
export type VerdictRow = Readonly<Record<VerdictColumn, string>>;

/** The headings of the columns, in their order. */
export const VERDICT_TABLE_HEADINGS: readonly string[] = Object.values(VERDICT_HEADINGS);

/** Columns that files of earlier releases lack. Their headings were the names of the columns in the code. */
const COLUMNS_WITHOUT_EARLIER_HEADING: readonly VerdictColumn[] = [
  'player',
  'replacedBy',
  'errorCount',
  'warningCount',
  'judge',
  'withdrawn',
  'late',
  'contents',
  'status',
];

/** Formats rows as a `verdicts.csv`. */
export const writeVerdicts = (rows: readonly VerdictRow[]): string =>
  writeCsv(
    VERDICT_TABLE_HEADINGS,
    rows.map((row) =>
      Object.fromEntries(VERDICT_COLUMNS.map((columnName) => [VERDICT_HEADINGS[columnName], row[columnName]])),
    ) as Record<string, string>[],
  );

/** Parses the rows of a `verdicts.csv` of this or an earlier release. Returns undefined if the text is no such file. */
export function readVerdicts(csvText: string): VerdictRow[] | undefined {
  const rows = readCsv(VERDICT_TABLE_HEADINGS, csvText, [VERDICT_HEADINGS.contents, VERDICT_HEADINGS.status]);
  if (rows === undefined) return readCsv(VERDICT_COLUMNS, csvText, COLUMNS_WITHOUT_EARLIER_HEADING);
  return rows.map(
    (row) =>
      Object.fromEntries(
        VERDICT_COLUMNS.map((columnName) => [columnName, row[VERDICT_HEADINGS[columnName]] ?? '']),
      ) as VerdictRow,
  );
}

/** The maximum number of different sentences in `reason`; `formatCell` limits its length as well. */
const MAX_SENTENCES = 10;

/** The words for decisions, which are English in every language like the verdicts. */
const DECISION_WORDS = { accept: 'accepted', reject: 'rejected' } as const;

const joinReason = (word: string, reason: string): string => (reason === '' ? word : `${word}: ${reason}`);

/** Creates a row without its change, which depends on the earlier report. */
export function createVerdictRow(
  translate: Translate,
  gameCatalog: GameCatalog<EventPackGame>,
  submission: Submission,
  eventPack: EventPack,
  standing: PlayerStanding = {},
): VerdictRow {
  const { player = '', replacedBy = '', decision, withdrawal, isLate, changedAt } = standing;
  const commonCells = {
    file: submission.file,
    verdict: getTableVerdict(submission),
    status: getSubmissionStatus({ verdict: getVerdict(submission), ...standing }),
    errorCount: '',
    warningCount: '',
    notes: [
      ...(changedAt === undefined ? [] : [formatOrganizerChange(translate, changedAt)]),
      ...submission.notes.map((submissionNote) => formatNote(translate, submissionNote)),
    ].join(' '),
    event: eventPack.id,
    eventFingerprint: getCachedFingerprint(gameCatalog, eventPack),
    change: '',
    player,
    replacedBy,
    judge: decision === undefined ? '' : joinReason(DECISION_WORDS[decision.action], decision.reason),
    withdrawn: withdrawal === undefined ? '' : joinReason('withdrawn', withdrawal.reason),
    late: isLate === true ? 'late' : '',
    contents: submission.kind === 'unreadable' ? (submission.digest ?? '') : '',
  };
  if (submission.kind === 'list')
    return formatCells({ ...commonCells, ...createSubmissionCells(translate, gameCatalog, submission, eventPack) });
  return formatCells({
    ...BLANK_ROW,
    ...commonCells,
    reason: formatUnreadable(translate, gameCatalog, submission.error, gameCatalog.getGame(eventPack)),
  });
}

/** Creates the row of a file that is not a submission, so that the report names every file received. */
export function createOtherFileRow(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  otherFile: OtherFile,
  eventPack: EventPack,
): VerdictRow {
  const { id, name, fingerprint } = otherFile.kind === 'library' ? otherFile : BLANK_ROW;
  const commonCells = { file: otherFile.file, verdict: otherFile.kind, reason: formatOtherFile(translate, otherFile) };
  return formatCells({
    ...BLANK_ROW,
    ...commonCells,
    id,
    name,
    fingerprint,
    event: eventPack.id,
    eventFingerprint: getCachedFingerprint(gameCatalog, eventPack),
  });
}

const BLANK_ROW = Object.fromEntries(VERDICT_COLUMNS.map((columnName) => [columnName, ''])) as VerdictRow;

const formatCells = (rowCells: VerdictRow): VerdictRow =>
  Object.fromEntries(
    Object.entries(rowCells).map(([columnName, cellText]) => [columnName, formatCell(cellText)]),
  ) as VerdictRow;

function createSubmissionCells(
  translate: Translate,
  gameCatalog: GameCatalog<EventPackGame>,
  submission: JudgedSubmission,
  eventPack: EventPack,
) {
  const { team, judgement, membersFromOtherFiles } = submission;
  const { levels } = judgement;
  const listBySeverity = (severity: Finding['severity']): ListedFinding[] =>
    listAllFindings(submission).filter(({ finding }) => finding.severity === severity);
  const [errors, warnings] = [listBySeverity('error'), listBySeverity('warning')];
  const shownSeverity = errors.length > 0 ? 'error' : 'warning';
  const shownGroups = groupSubmissionFindings(translate, gameCatalog, submission).filter(
    ({ listedFindings: [{ finding }] }) => finding.severity === shownSeverity,
  );
  return {
    id: team.id,
    name: team.name,
    levels: levels === undefined ? '' : String(levels),
    agreed: String(gameCatalog.getGame(eventPack).getAgreedSize?.(eventPack) ?? ''),
    fingerprint: judgement.fingerprint,
    lookedUp: formatWordsCell(
      membersFromOtherFiles.map(
        (member) => `${member.id}=${shortenFingerprint(getCachedFingerprint(gameCatalog, member))}`,
      ),
    ),
    errorCount: String(errors.length),
    warningCount: String(warnings.length),
    errors: formatCodes(errors),
    warnings: formatCodes(warnings),
    reason: shownGroups
      .slice(0, MAX_SENTENCES)
      .map(({ sentence }) => sentence)
      .join(' '),
    rules: judgement.rules ?? '',
  };
}

/** Lists each code once, in the order of the findings. */
const formatCodes = (listedFindings: readonly ListedFinding[]): string =>
  [...new Set(listedFindings.map(({ finding }) => finding.code))].join(' ');
