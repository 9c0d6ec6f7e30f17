/** Formats messages for an organizer that are not findings. */

import { formatExpected, formatExpectedInSentence } from '../document/expected-text.ts';
import { shortenFingerprint } from '../document/fingerprint/sha256.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Unreadable } from '../document/parse.ts';
import type { Character, Team } from '../document/schema.ts';
import type { GameWithForms } from '../form/game-forms.ts';
import { truncate } from '../text/truncate.ts';
import { formatZonedTime } from '../texts/dates.ts';
import { formatLateText, type LateText } from '../texts/late-text.ts';
import { formatList } from '../texts/lists.ts';
import type { NamesIn, Translate } from '../texts/translate.ts';
import type { AuditEntry, Ruling } from './audit-trail.ts';
import type { EventPackGame } from './event-pack-rules.ts';
import type { SubmissionNote } from './submission.ts';
import { describeUnreadablePlace } from './unreadable-place.ts';
import type { VerdictRow } from './verdict-row.ts';

export function formatNote(translate: Translate, submissionNote: SubmissionNote): string {
  if (submissionNote.kind === 'assumed-settings')
    return translate('listNotes.assumedSettings', { settings: formatLateText(translate, submissionNote.settings) });
  if (submissionNote.kind === 'library-members')
    return translate('listNotes.libraryMembers', { names: listNames(translate, submissionNote.names) });
  if (submissionNote.kind === 'borrowed-members')
    return translate('listNotes.borrowedMembers', { names: listNames(translate, submissionNote.names) });
  if (submissionNote.kind === 'other-values')
    return translate('listNotes.differs', {
      name: truncate(submissionNote.name),
      differences: formatLateText(translate, submissionNote.differences),
    });
  if (submissionNote.kind === 'resubmitted') {
    const times = submissionNote.times.map((time) => formatZonedTime(translate.language, new Date(time)));
    return translate('listNotes.resubmitted', { n: times.length, times: formatList(translate.language, times) });
  }
  const fileList = listFiles(translate, submissionNote);
  switch (submissionNote.kind) {
    case 'replaced':
      return translate('listNotes.replaced', { player: truncate(submissionNote.player), files: fileList });
    case 'replaces':
      return translate('listNotes.replaces', { player: truncate(submissionNote.player), files: fileList });
    case 'same-player':
      return translate('listNotes.samePlayer', { player: truncate(submissionNote.player), files: fileList });
    case 'same-id':
      return translate('listNotes.sameId', { files: fileList });
    case 'same-file-name':
      return translate('listNotes.sameFileName', { files: fileList });
    case 'same-contents':
      return translate('listNotes.sameContents', { files: fileList });
    case 'contested-member':
      return translate('listNotes.contestedMember', { id: submissionNote.id, files: fileList });
  }
}

/** The maximum number of characters that a sentence names, more than most teams have. */
const MAX_NAMED_CHARACTERS = 40;

/** Lists names with a conjunction, or the first ones and how many more there are. */
export function listNames(translate: Translate, names: readonly string[]): string {
  const shownNames = names.slice(0, MAX_NAMED_CHARACTERS).map((name) => truncate(name));
  const moreCount = names.length - shownNames.length;
  return moreCount > 0
    ? translate('values.namesAndMore', { names: shownNames.join(', '), more: moreCount })
    : formatList(translate.language, shownNames);
}

/** Names the first files of a note, and says how many more there are. */
function listFiles(
  translate: Translate,
  { files, more: unnamedCount = 0 }: Extract<SubmissionNote, { files: readonly string[] }>,
): string {
  const fileNames = files.join(', ');
  return unnamedCount > 0 ? translate('values.namesAndMore', { names: fileNames, more: unnamedCount }) : fileNames;
}

/** Says where a file is unreadable, with the labels of the forms of the event pack's game, and what was expected there. */
export function formatUnreadable(
  translate: Translate,
  gameCatalog: GameCatalog<EventPackGame>,
  error: Unreadable,
  game: GameWithForms,
): string {
  const { path: pointer, expected, obstacle, reason } = error;
  if (reason !== undefined) return translate('unreadableLists.unusable', { reason: formatLateText(translate, reason) });
  if (obstacle === 'unclear')
    return translate('unreadableLists.unclear', { problems: formatExpected(translate, expected) });
  if (pointer === '') return translate('unreadableLists.whole', { expected: formatExpected(translate, expected) });
  if (pointer === '/format') return translate('unreadableLists.noDocument');
  const placeText = describeUnreadablePlace(translate, gameCatalog, error, game);
  if (pointer.endsWith('/version'))
    return translate('unreadableLists.version', { place: placeText, expected: formatExpected(translate, expected) });
  const expectedText =
    pointer.endsWith('/ruleset') && typeof expected === 'string'
      ? listGames(translate, gameCatalog, expected)
      : formatExpectedInSentence(translate, expected);
  return translate('unreadableLists.place', { place: placeText, expected: expectedText });
}

/** Lists what is unclear in a text list, a line for each question. Empty for other files. */
export const listQuestions = (translate: Translate, { questions = [] }: Unreadable): string[] =>
  questions.map((question) => capitalize(formatLateText(translate, question)));

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const listGames = (translate: Translate, gameCatalog: GameCatalog<EventPackGame>, gameIds: string): string =>
  formatList(
    translate.language,
    gameIds.split(' or ').map((gameId) => gameCatalog.find(gameId)?.name ?? gameId),
    'disjunction',
  );

/** Creates the error of a file, a folder or an archive that cannot be opened or used. */
export const createReadError = (fileKind: NamesIn<'expectedFiles'>, reason: LateText): Unreadable => ({
  path: '',
  expected: (translate) => translate(`expectedFiles.${fileKind}`, { reason: formatLateText(translate, reason) }),
  obstacle: fileKind === 'archive' ? 'archive' : 'disk',
  reason,
});

/** Lists what an organizer can do about an unreadable file, a sentence each. */
export function listUnreadableAdvice(translate: Translate, { path, obstacle }: Unreadable): string[] {
  const sendAgain = translate('listAdvice.sendAgain');
  if (obstacle === 'encoding') return [translate('listAdvice.noText'), sendAgain];
  if (obstacle === 'unclear') return [translate('listAdvice.unclear'), translate('listAdvice.writeClearly')];
  if (obstacle === 'disk') return [translate('listAdvice.disk'), translate('listAdvice.putRight')];
  if (obstacle === 'archive') return [translate('listAdvice.archive'), sendAgain];
  if (path === '') return [translate('listAdvice.cutShort'), sendAgain];
  if (path.endsWith('/format')) return [translate('listAdvice.noDocument'), sendAgain];
  if (path.endsWith('/version')) return [translate('listAdvice.newer'), sendAgain];
  if (path.endsWith('/ruleset')) return [translate('listAdvice.anotherGame'), sendAgain];
  return [translate('listAdvice.edited'), sendAgain];
}

/** Returns the names of a team's characters by id: those that it embeds override those from other files. */
export function getCharacterNames(
  { characters = [] }: Team,
  membersFromOtherFiles: readonly Character[],
): Map<string, string> {
  return new Map([...membersFromOtherFiles, ...characters].map(({ id, name }) => [id, name || id]));
}

/** Describes how a submission has changed since its row in the earlier report. */
export function formatChange(translate: Translate, currentRow: VerdictRow, earlierRow: VerdictRow | undefined): string {
  if (!earlierRow) return translate('listChanges.new');
  const changeTexts = [
    ...(currentRow.verdict === earlierRow.verdict
      ? []
      : [
          translate('listChanges.verdict', {
            earlier: formatVerdict(translate, earlierRow.verdict),
            now: formatVerdict(translate, currentRow.verdict),
          }),
        ]),
    ...(currentRow.judge === earlierRow.judge ? [] : [translate('listChanges.judge')]),
    ...(currentRow.fingerprint === earlierRow.fingerprint
      ? []
      : [
          translate('listChanges.list', {
            earlier: formatFingerprint(translate, earlierRow.fingerprint),
            now: formatFingerprint(translate, currentRow.fingerprint),
          }),
        ]),
    ...(currentRow.lookedUp === earlierRow.lookedUp ? [] : [formatLookedUpChange(translate, currentRow, earlierRow)]),
  ];
  const renamedText =
    currentRow.file === earlierRow.file ? [] : [translate('listChanges.renamed', { file: earlierRow.file })];
  return [...(changeTexts.length === 0 ? [translate('listChanges.unchanged')] : changeTexts), ...renamedText].join(' ');
}

/** The maximum length of a reason that an organizer has typed. */
const MAX_REASON_CHARACTERS = 300;

/**
 * Formats what a judge has decided about a submission, whether it was withdrawn and whether the organizer has changed it. `maxReasonCharacters` is the maximum length of each
 * reason.
 */
export function listRulings(
  translate: Translate,
  { decision, lapsedDecision, haveOnlyMembersChanged, withdrawal, changedAt }: Ruling,
  maxReasonCharacters = MAX_REASON_CHARACTERS,
): string[] {
  const getReason = ({ reason }: AuditEntry): string => truncate(reason, maxReasonCharacters);
  return [
    ...(decision === undefined
      ? []
      : [
          translate(`judgeRulings.${decision.action}`, {
            reason: getReason(decision),
            hasJudge: decision.judge === '' ? 'no' : 'yes',
            judge: truncate(decision.judge),
          }),
        ]),
    ...(lapsedDecision === undefined
      ? []
      : [
          translate(haveOnlyMembersChanged === true ? 'judgeRulings.lapsedByMembers' : 'judgeRulings.lapsed', {
            reason: getReason(lapsedDecision),
          }),
        ]),
    ...(withdrawal === undefined
      ? []
      : withdrawal.reason === ''
        ? [translate('judgeRulings.withdrawn')]
        : [translate('judgeRulings.withdrawnWithReason', { reason: getReason(withdrawal) })]),
    ...(changedAt === undefined ? [] : [formatOrganizerChange(translate, changedAt)]),
  ];
}

/** Says when the organizer changed a list, a time in milliseconds since 1970. */
export const formatOrganizerChange = (translate: Translate, changedAt: number): string =>
  translate('judgeRulings.changed', { time: formatZonedTime(translate.language, new Date(changedAt)) });

/** Formats a verdict. The earlier report may have been edited, so the verdict can be any text. */
function formatVerdict(translate: Translate, verdict: string): string {
  const messageKey = `listChanges.verdicts.${verdict}`;
  return translate.has(messageKey) ? translate(messageKey) : verdict;
}

const formatFingerprint = (translate: Translate, fingerprint: string): string =>
  fingerprint === '' ? translate('listChanges.noFingerprint') : shortenFingerprint(fingerprint);

/** Names the members from other files that have changed. `lookedUp` is a list such as `wasp=1a2b anvil=3c4d`: ids with fingerprints. */
function formatLookedUpChange(translate: Translate, currentRow: VerdictRow, earlierRow: VerdictRow): string {
  const earlierEntries = new Set(earlierRow.lookedUp.split(' '));
  const newEntries = currentRow.lookedUp.split(' ').filter((lookupEntry) => !earlierEntries.has(lookupEntry));
  const characterIds = newEntries.map((lookupEntry) => lookupEntry.split('=')[0]).filter(Boolean);
  return characterIds.length === 0
    ? translate('listChanges.charactersGone')
    : translate('listChanges.characters', { ids: characterIds.join(', ') });
}
