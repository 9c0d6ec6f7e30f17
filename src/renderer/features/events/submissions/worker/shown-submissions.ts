/** Converts judged submissions to what the page shows: sentences and numbers, without the documents. */

import type { GameCatalog } from '../../../../../shared/document/game-catalog.ts';
import type { EventPack } from '../../../../../shared/document/schema.ts';
import type { AuditEntry } from '../../../../../shared/event-pack/audit-trail.ts';
import type { ReportComparison } from '../../../../../shared/event-pack/compare-reports.ts';
import type { EventReport } from '../../../../../shared/event-pack/event-report.ts';
import {
  type FindingGroup,
  groupSubmissionFindings,
  listGroupFixes,
} from '../../../../../shared/event-pack/finding-groups.ts';
import type { PlayerStanding } from '../../../../../shared/event-pack/players.ts';
import {
  formatNote,
  formatUnreadable,
  listQuestions,
  listRulings,
  listUnreadableAdvice,
} from '../../../../../shared/event-pack/report-messages.ts';
import {
  countFindings,
  getRuledContents,
  getVerdict,
  type JudgedSubmission,
  type Submission,
} from '../../../../../shared/event-pack/submission.ts';
import type { VerdictRow } from '../../../../../shared/event-pack/verdict-row.ts';
import type { Game } from '../../../../../shared/games/game.ts';
import type { Finding } from '../../../../../shared/rules/finding.ts';
import { compareCodePoints } from '../../../../../shared/text/code-point-order.ts';
import { formatMemberLine } from '../../../../../shared/text-list/format-member-line.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import type { ShownSubmission, SubmissionResults } from '../worker-messages.ts';
import { formatAgreedSize } from './agreed-size.ts';

/** Returns the submissions in the order of the report; other files come last. */
export function createShownSubmissions(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  eventReport: EventReport,
  eventPack: EventPack,
  getArrivalTimes: (file: string) => readonly number[],
  auditTrail: readonly AuditEntry[],
  getAddedAt: (file: string) => number = () => 0,
  isText: (file: string) => boolean = () => false,
): Omit<SubmissionResults, 'digest'> {
  const { submissions, standings, absentPlayers, rows, tableRows, comparison } = eventReport;
  const shownSubmissions = submissions.map((submission, index) => ({
    ...createShownSubmission(translate, gameCatalog, submission, rows[index] as VerdictRow, eventPack),
    ...createStandingFields(translate, standings[index]),
    ...createChangeFields(comparison?.changes[index]),
    ...(isText(submission.file) ? { isText: true as const } : {}),
    arrivalTimes: getArrivalTimes(submission.file),
    addedAt: getAddedAt(submission.file),
  }));
  const isOtherFile = ({ verdict }: VerdictRow) => verdict === 'library' || verdict === 'no-list';
  const otherFiles = tableRows.filter(isOtherFile).map(
    (row): ShownSubmission => ({
      file: row.file,
      name: row.name || getFileTitle(row.file),
      verdict: row.verdict as ShownSubmission['verdict'],
      size: '',
      reason: row.reason,
      change: '',
      errorCount: 0,
      warningCount: 0,
      arrivalTimes: getArrivalTimes(row.file),
      addedAt: getAddedAt(row.file),
      fingerprint: row.fingerprint,
      findings: [],
      memberFindings: [],
      rulings: [],
      contents: { fingerprint: '', members: '' },
      differences: [],
      members: [],
      questions: [],
      notes: [],
    }),
  );
  const vanishedNames = comparison?.vanished.map((row) => row.name || row.file) ?? [];
  const knownEntries = new Set(standings.flatMap(({ history = [] }) => history));
  return {
    submissions: [...shownSubmissions, ...otherFiles],
    vanished: vanishedNames,
    missingPlayers: absentPlayers.missing,
    withdrawnPlayers: absentPlayers.withdrawn,
    removedHistory: auditTrail.filter((entry) => !knownEntries.has(entry)),
  };
}

/** Returns the earlier status, where the verdict has changed. */
const createChangeFields = (
  change: ReportComparison['changes'][number] | undefined,
): Pick<ShownSubmission, 'earlierStatus'> =>
  change?.kind === 'verdict-changed' && change.earlier !== undefined
    ? { earlierStatus: change.earlier.status || change.earlier.verdict }
    : {};

const createStandingFields = (translate: Translate, standing: PlayerStanding = {}) => {
  const { player, replacedBy, contested, decision, lapsedDecision, withdrawal, isLate, history, changedAt } = standing;
  return {
    ...(player === undefined ? {} : { player }),
    ...(replacedBy === undefined ? {} : { replacedBy }),
    ...(contested === undefined ? {} : { isContested: true as const }),
    ...(decision === undefined ? {} : { decision }),
    ...(lapsedDecision === undefined ? {} : { lapsedDecision }),
    ...(withdrawal === undefined ? {} : { withdrawal }),
    ...(isLate === undefined ? {} : { isLate }),
    ...(history === undefined ? {} : { history }),
    ...(changedAt === undefined ? {} : { changedAt }),
    rulings: listRulings(translate, standing),
  };
};

/** Returns the name of a file without its folders, and without the extension of a text list. */
const getFileTitle = (file: string): string => file.slice(file.lastIndexOf('/') + 1).replace(/\.txt$/iu, '');

function createShownSubmission(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  submission: Submission,
  row: VerdictRow,
  eventPack: EventPack,
): Omit<ShownSubmission, 'arrivalTimes' | 'addedAt' | 'rulings'> {
  const { file } = submission;
  const notes = submission.notes.map((note) => formatNote(translate, note));
  const commonFields = {
    file,
    reason: row.reason,
    change: row.change,
    fingerprint: row.fingerprint,
    contents: getRuledContents(submission),
    questions: submission.kind === 'unreadable' ? listQuestions(translate, submission.error) : [],
    differences: submission.notes
      .filter(({ kind }) => kind === 'other-values')
      .map((note) => formatNote(translate, note)),
  };
  if (submission.kind === 'unreadable') {
    return {
      ...commonFields,
      name: getFileTitle(file),
      verdict: getVerdict(submission),
      size: '',
      errorCount: 0,
      warningCount: 0,
      reason: formatUnreadable(translate, gameCatalog, submission.error, gameCatalog.getGame(eventPack)),
      findings: [],
      memberFindings: [],
      members: [],
      notes: [...listUnreadableAdvice(translate, submission.error), ...notes],
    };
  }
  const { team, judgement } = submission;
  const findingGroups = groupSubmissionFindings(translate, gameCatalog, submission);
  const { levels } = judgement;
  return {
    ...commonFields,
    name: team.name || team.id,
    verdict: getVerdict(submission),
    members: listMembers(translate, gameCatalog, submission),
    size: levels === undefined ? '' : formatAgreedSize(gameCatalog, levels, eventPack),
    errorCount: countFindings(submission, 'error'),
    warningCount: countFindings(submission, 'warning'),
    findings: findingGroups.flatMap((group) =>
      group.listedFindings[0].member === undefined
        ? [{ finding: createShownFinding(group), repairs: listGroupFixes(translate, gameCatalog, submission, group) }]
        : [],
    ),
    memberFindings: findingGroups.flatMap((group) =>
      group.listedFindings[0].member === undefined ? [] : [createShownFinding(group)],
    ),
    notes,
  };
}

/** Lists the members of a team, with the size of each character where the game has one. */
function listMembers(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  { team, membersFromOtherFiles }: JudgedSubmission,
): string[] {
  const teamRules = gameCatalog.getGame(team).team;
  const charactersById = new Map(
    [...membersFromOtherFiles, ...(team.characters ?? [])].map((character) => [character.id, character]),
  );
  return team.members.map(({ character: characterId, copies = 1 }) => {
    const character = charactersById.get(characterId);
    const level = character === undefined ? undefined : teamRules?.getMemberSize(character);
    return formatMemberLine(translate, {
      name: character?.name || characterId,
      copies,
      level,
    });
  });
}

/** Returns the first finding of a group about all characters of the group, without its fixes. */
function createShownFinding({ listedFindings, sentence }: FindingGroup): Finding {
  const { fixes: _fixes, ...finding } = listedFindings[0].finding;
  const subjects = [...new Set(listedFindings.flatMap((listed) => listed.finding.subjects))].sort(compareCodePoints);
  return { ...finding, subjects, message: sentence };
}
