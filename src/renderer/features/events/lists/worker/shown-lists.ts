/** Converts judged lists to what the page shows: sentences and numbers, without the documents. */

import type { GameCatalog } from '../../../../../shared/document/game-catalog.ts';
import type { EventPack } from '../../../../../shared/document/schema.ts';
import type { EventReport } from '../../../../../shared/event-pack/event-report.ts';
import type { PlayerStanding } from '../../../../../shared/event-pack/players.ts';
import {
  formatFinding,
  formatMemberFinding,
  formatNote,
  formatUnreadable,
  getCharacterNames,
  listFixLabels,
  listUnreadableAdvice,
} from '../../../../../shared/event-pack/report-messages.ts';
import type { Submission } from '../../../../../shared/event-pack/submission.ts';
import type { VerdictRow } from '../../../../../shared/event-pack/verdict-row.ts';
import type { Game } from '../../../../../shared/games/game.ts';
import type { Finding } from '../../../../../shared/rules/finding.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import type { JudgedLists, ShownList } from '../messages.ts';
import { agreedSizeOf } from './agreed-size.ts';

/** Returns the lists ordered by file name; files that are not lists come last. */
export function shownLists(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  run: EventReport,
  event: EventPack,
  cameAt: (file: string) => readonly number[],
): Omit<JudgedLists, 'digest'> {
  const { submissions: entries, standings, missingPlayers: missing, rows, tableRows: table, comparison } = run;
  const lists = entries.map((entry, index) => ({
    ...shownList(translate, gameCatalog, entry, rows[index] as VerdictRow, event),
    ...shownStanding(standings[index]),
    came: cameAt(entry.file),
  }));
  const isBeside = ({ verdict }: VerdictRow) => verdict === 'library' || verdict === 'no-list';
  const besides = table.filter(isBeside).map(
    (row): ShownList => ({
      file: row.file,
      name: row.name || row.file,
      verdict: row.verdict as ShownList['verdict'],
      size: '',
      reason: row.reason,
      change: '',
      errors: 0,
      warnings: 0,
      came: cameAt(row.file),
      fingerprint: row.fingerprint,
      findings: [],
      elsewhere: [],
      notes: [],
    }),
  );
  const vanished = comparison?.vanished.map((row) => row.name || row.file) ?? [];
  return { lists: [...lists, ...besides], vanished, missing };
}

const shownStanding = ({ player, replacedBy, contested: beside }: PlayerStanding = {}) => ({
  ...(player === undefined ? {} : { player }),
  ...(replacedBy === undefined ? {} : { replacedBy }),
  ...(beside === undefined ? {} : { isContested: true as const }),
});

function shownList(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  entry: Submission,
  row: VerdictRow,
  event: EventPack,
): Omit<ShownList, 'came'> {
  const { file } = entry;
  const notes = entry.notes.map((note) => formatNote(translate, note));
  const common = { file, reason: row.reason, change: row.change, fingerprint: row.fingerprint };
  if (entry.kind === 'unreadable') {
    return {
      ...common,
      name: file.slice(file.lastIndexOf('/') + 1),
      verdict: 'unreadable',
      size: '',
      errors: 0,
      warnings: 0,
      reason: formatUnreadable(translate, gameCatalog, entry.error, gameCatalog.getGame(event)),
      findings: [],
      elsewhere: [],
      notes: [...listUnreadableAdvice(translate, entry.error), ...notes],
    };
  }
  const { team, judgement, membersFromOtherFiles: elsewhere, memberReasons: reasons } = entry;
  const names = getCharacterNames(team, elsewhere);
  const { verdict, findings, levels } = judgement;
  const count = (severity: Finding['severity']): number =>
    [...findings, ...reasons.map(({ finding }) => finding)].filter((one) => one.severity === severity).length;
  return {
    ...common,
    name: team.name || team.id,
    verdict,
    size: levels === undefined ? '' : agreedSizeOf(gameCatalog, levels, event),
    errors: count('error'),
    warnings: count('warning'),
    findings: findings.map((finding) => ({
      finding: { ...plain(finding), message: formatFinding(translate, finding, names) },
      repairs: listFixLabels(translate, gameCatalog, team, finding),
    })),
    elsewhere: reasons.map(({ member, finding }) => ({
      ...plain(finding),
      message: formatMemberFinding(translate, member, finding),
    })),
    notes,
  };
}

function plain({ fixes: _fixes, ...finding }: Finding): Finding {
  return finding;
}
