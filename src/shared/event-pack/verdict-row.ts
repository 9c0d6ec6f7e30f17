/** Formats a submission as one row of `verdicts.csv`. */

import type { GameDocuments } from '../document/document-spec.ts';
import { shortenFingerprint } from '../document/fingerprint/sha256.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { EventPack } from '../document/schema.ts';
import type { Finding } from '../rules/finding.ts';
import { formatWithCount, groupEqualFindings } from '../rules/group-findings.ts';
import type { Translate } from '../texts/translate.ts';
import { getCachedFingerprint } from './cached-fingerprint.ts';
import type { EventPackGame } from './event-pack-rules.ts';
import { formatOtherFile, type OtherFile } from './other-files.ts';
import type { PlayerStanding } from './players.ts';
import { formatCell, formatWordsCell } from './report-cells.ts';
import { readCsv } from './report-csv.ts';
import { formatFinding, formatNote, formatUnreadable, getCharacterNames } from './report-messages.ts';
import type { JudgedSubmission, Submission } from './submission.ts';
import { getVerdict } from './submission.ts';

/** The columns in their order. New ones are added at the end, so that files of two releases can be compared side by side. */
export const VERDICT_COLUMNS = [
  'file',
  'id',
  'name',
  'verdict',
  'levels',
  'agreed',
  'fingerprint',
  'lookedUp',
  'errors',
  'warnings',
  'reason',
  'notes',
  'rules',
  'event',
  'eventFingerprint',
  'change',
  'player',
  'replacedBy',
] as const;
/** Columns that files of earlier releases lack. */
const LATER_COLUMNS = ['player', 'replacedBy'] as const;
type VerdictColumn = (typeof VERDICT_COLUMNS)[number];
/** Every cell is text. Cells that do not apply are empty. */
export type VerdictRow = Readonly<Record<VerdictColumn, string>>;

/** Parses the rows of a `verdicts.csv` of this or an earlier release. Returns undefined if the text is no such file. */
export const readVerdicts = (csvText: string): VerdictRow[] | undefined =>
  readCsv(VERDICT_COLUMNS, csvText, LATER_COLUMNS);

/** The maximum number of sentences in `reason`; the PDF has all of them. */
const MAX_SENTENCES = 3;

/** Creates a row without its change, which depends on the earlier report. */
export function createVerdictRow(
  translate: Translate,
  gameCatalog: GameCatalog<EventPackGame>,
  submission: Submission,
  eventPack: EventPack,
  { player = '', replacedBy = '' }: PlayerStanding = {},
): VerdictRow {
  const commonCells = {
    file: submission.file,
    verdict: getVerdict(submission),
    notes: submission.notes.map((submissionNote) => formatNote(translate, submissionNote)).join(' '),
    event: eventPack.id,
    eventFingerprint: getCachedFingerprint(gameCatalog, eventPack),
    change: '',
    player,
    replacedBy,
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
  { team, judgement, membersFromOtherFiles }: JudgedSubmission,
  eventPack: EventPack,
) {
  const { findings, levels } = judgement;
  const nameById = getCharacterNames(team, membersFromOtherFiles);
  const errors = findings.filter((finding) => finding.severity === 'error');
  const warnings = findings.filter((finding) => finding.severity === 'warning');
  const shownFindings = errors.length > 0 ? errors : warnings;
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
    errors: formatCodes(errors),
    warnings: formatCodes(warnings),
    reason: groupEqualFindings(shownFindings, (finding) => finding)
      .slice(0, MAX_SENTENCES)
      .map(({ first: finding, count }) =>
        formatWithCount(translate, formatFinding(translate, finding, nameById), count),
      )
      .join(' '),
    rules: judgement.rules ?? '',
  };
}

/** Lists each code once, in the order of the findings. */
const formatCodes = (findings: readonly Finding[]): string =>
  [...new Set(findings.map((finding) => finding.code))].join(' ');
