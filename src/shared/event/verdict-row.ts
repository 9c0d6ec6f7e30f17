/** A list as one row of `verdicts.csv`. */

import type { GameDocuments } from '../document/document-spec.ts';
import { shortFingerprint } from '../document/fingerprint/sha256.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { EventPack } from '../document/schema.ts';
import { equalFindings, withCount } from '../rules/equal-findings.ts';
import type { Finding } from '../rules/finding.ts';
import type { Translate } from '../texts/translate.ts';
import { cell, wordsCell } from './cells.ts';
import { readCsv } from './csv.ts';
import type { Entry, JudgedList } from './entry.ts';
import { verdictOf } from './entry.ts';
import type { EventGame } from './event-rules.ts';
import { fingerprintOf } from './fingerprint-of.ts';
import { entryNoteMessage, findingMessage, namesIn, unreadableMessage } from './messages.ts';
import { type OtherFile, otherFileMessage } from './other-files.ts';
import type { Standing } from './players.ts';

/** Columns in their order. New ones are added at the end, so that tables of two releases can be laid side by side. */
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
/** Columns that tables of earlier releases lack. */
const LATER_COLUMNS = ['player', 'replacedBy'] as const;
type VerdictColumn = (typeof VERDICT_COLUMNS)[number];
/** Every cell is text; what does not apply is empty. */
export type VerdictRow = Readonly<Record<VerdictColumn, string>>;

/** Rows of a table of this or an earlier release; undefined where the text is none. */
export const readVerdicts = (text: string): VerdictRow[] | undefined => readCsv(VERDICT_COLUMNS, text, LATER_COLUMNS);

/** Sentences in `reason`; the PDF has all of them. */
const MOST_SENTENCES = 3;

/** The row without its change, which needs the earlier table. */
export function verdictRow(
  translate: Translate,
  gameCatalog: GameCatalog<EventGame>,
  entry: Entry,
  event: EventPack,
  { player = '', replacedBy = '' }: Standing = {},
): VerdictRow {
  const common = {
    file: entry.file,
    verdict: verdictOf(entry),
    notes: entry.notes.map((note) => entryNoteMessage(translate, note)).join(' '),
    event: event.id,
    eventFingerprint: fingerprintOf(gameCatalog, event),
    change: '',
    player,
    replacedBy,
  };
  if (entry.kind === 'list') return asCells({ ...common, ...listCells(translate, gameCatalog, entry, event) });
  return asCells({
    ...BLANK,
    ...common,
    reason: unreadableMessage(translate, gameCatalog, entry.error, gameCatalog.getGame(event)),
  });
}

/** The row of a file that is not a list, so that the table names every file received. */
export function otherFileRow(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  beside: OtherFile,
  event: EventPack,
): VerdictRow {
  const { id, name, fingerprint } = beside.kind === 'library' ? beside : BLANK;
  const common = { file: beside.file, verdict: beside.kind, reason: otherFileMessage(translate, beside) };
  return asCells({
    ...BLANK,
    ...common,
    id,
    name,
    fingerprint,
    event: event.id,
    eventFingerprint: fingerprintOf(gameCatalog, event),
  });
}

const BLANK = Object.fromEntries(VERDICT_COLUMNS.map((column) => [column, ''])) as VerdictRow;

const asCells = (row: VerdictRow): VerdictRow =>
  Object.fromEntries(Object.entries(row).map(([column, text]) => [column, cell(text)])) as VerdictRow;

function listCells(
  translate: Translate,
  gameCatalog: GameCatalog<EventGame>,
  { team, judgement, elsewhere }: JudgedList,
  event: EventPack,
) {
  const { findings, levels } = judgement;
  const names = namesIn(team, elsewhere);
  const errors = findings.filter((f) => f.severity === 'error');
  const warnings = findings.filter((f) => f.severity === 'warning');
  const shown = errors.length > 0 ? errors : warnings;
  return {
    id: team.id,
    name: team.name,
    levels: levels === undefined ? '' : String(levels),
    agreed: String(gameCatalog.getGame(event).agreedSize?.(event) ?? ''),
    fingerprint: judgement.fingerprint,
    lookedUp: wordsCell(
      elsewhere.map((member) => `${member.id}=${shortFingerprint(fingerprintOf(gameCatalog, member))}`),
    ),
    errors: codes(errors),
    warnings: codes(warnings),
    reason: equalFindings(shown, (f) => f)
      .slice(0, MOST_SENTENCES)
      .map(({ one, count }) => withCount(translate, findingMessage(translate, one, names), count))
      .join(' '),
    rules: judgement.rules ?? '',
  };
}

/** Each code once, in the order of the findings. */
const codes = (findings: readonly Finding[]): string => [...new Set(findings.map((f) => f.code))].join(' ');
