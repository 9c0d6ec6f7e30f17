/** Messages an organizer reads beside the findings. */

import type { Catalogue } from '../document/catalogue.ts';
import { expectedText, wantedText } from '../document/expected-text.ts';
import { shortFingerprint } from '../document/fingerprint/sha256.ts';
import type { Unreadable } from '../document/parse.ts';
import type { Character, Team } from '../document/schema.ts';
import type { GameForms } from '../form/game-forms.ts';
import type { Finding } from '../rules/finding.ts';
import type { GameRules } from '../rules/game-rules.ts';
import { roleOf } from '../rules/game-rules.ts';
import { short } from '../text/short.ts';
import { formatText, type LateText } from '../texts/late-text.ts';
import { formatList } from '../texts/lists.ts';
import type { NamesIn, Translate } from '../texts/translate.ts';
import type { EntryNote } from './entry.ts';
import type { EventGame } from './event-rules.ts';
import { unreadablePlace } from './unreadable-place.ts';
import type { VerdictRow } from './verdict-row.ts';

export function entryNoteMessage(t: Translate, note: EntryNote): string {
  const files = listFiles(t, note);
  switch (note.kind) {
    case 'replaced':
      return t('listNotes.replaced', { player: short(note.player), files });
    case 'replaces':
      return t('listNotes.replaces', { player: short(note.player), files });
    case 'same-player':
      return t('listNotes.samePlayer', { player: short(note.player), files });
    case 'same-id':
      return t('listNotes.sameId', { files });
    case 'same-file-name':
      return t('listNotes.sameFileName', { files });
    case 'same-contents':
      return t('listNotes.sameContents', { files });
    case 'contested-member':
      return t('listNotes.contestedMember', { id: note.id, files });
  }
}

/** Names the first files of a note, and says how many more there are. */
function listFiles(t: Translate, { files, more = 0 }: EntryNote): string {
  const names = files.join(', ');
  return more > 0 ? t('values.namesAndMore', { names, more }) : names;
}

/** Says where a file cannot be read, in the words of the forms of the game that the event plays, and what was expected there. */
export function unreadableMessage(
  t: Translate,
  games: Catalogue<EventGame>,
  error: Unreadable,
  game: GameForms,
): string {
  const { path, expected } = error;
  if (path === '') return t('unreadableLists.whole', { expected: expectedText(t, expected) });
  const place = unreadablePlace(t, games, error, game);
  if (path.endsWith('/version')) return t('unreadableLists.version', { place, expected: expectedText(t, expected) });
  const wanted =
    path.endsWith('/ruleset') && typeof expected === 'string' ? listGames(t, games, expected) : wantedText(t, expected);
  return t('unreadableLists.place', { place, expected: wanted });
}

const listGames = (t: Translate, games: Catalogue<EventGame>, ids: string): string =>
  formatList(
    t.language,
    ids.split(' or ').map((id) => games.find(id)?.name ?? id),
    'disjunction',
  );

/** Says of a file, a folder or an archive that it cannot be opened or used, and why. */
export const refuseReading = (what: NamesIn<'expectedFiles'>, reason: LateText): Unreadable => ({
  path: '',
  expected: (t) => t(`expectedFiles.${what}`, { reason: formatText(t, reason) }),
  obstacle: what === 'archive' ? 'archive' : 'disk',
});

/** Says what an organizer can do about a file that cannot be read, a sentence each. */
export function unreadableAdvice(t: Translate, { path, obstacle }: Unreadable): string[] {
  const again = t('listAdvice.sendAgain');
  if (obstacle === 'encoding') return [t('listAdvice.noText'), again];
  if (obstacle === 'disk') return [t('listAdvice.disk'), t('listAdvice.putRight')];
  if (obstacle === 'archive') return [t('listAdvice.archive'), again];
  if (path === '') return [t('listAdvice.cutShort'), again];
  if (path.endsWith('/format')) return [t('listAdvice.noDocument'), again];
  if (path.endsWith('/version')) return [t('listAdvice.newer'), again];
  if (path.endsWith('/ruleset')) return [t('listAdvice.anotherGame'), again];
  return [t('listAdvice.edited', { path }), again];
}

/** Returns the message of a finding, with the name of its character when it is about that character alone. */
export function findingMessage(
  t: Translate,
  { path, subjects, message }: Finding,
  names: ReadonlyMap<string, string>,
): string {
  const [id, another] = subjects;
  const name = id === undefined ? '' : short(names.get(id) ?? id);
  const isOfCharacter = path.startsWith('/characters/') && name !== '' && another === undefined;
  const sentence = formatText(t, message);
  return isOfCharacter && !sentence.includes(name)
    ? t('listFindings.ofCharacter', { name, message: sentence })
    : sentence;
}

/** Returns the message of a finding on a member from another file, with the name of the member. */
export const memberMessage = (t: Translate, { name, id }: Character, { message }: Finding): string =>
  t('listFindings.ofCharacter', { name: short(name || id), message: formatText(t, message) });

/** The most fixes that the report lists for one finding. */
export const MOST_FIXES = 2;

/** Says what would repair a finding, best first. */
export function fixLabels(
  t: Translate,
  games: Catalogue<GameRules>,
  team: Team,
  { code, fixes = [] }: Finding,
): string[] {
  const send = roleOf(games, team, code) === 'unknown-member' ? [t('fixes.sendWithCharacter')] : [];
  return [...send, ...fixes.map(({ label }) => formatText(t, label))].slice(0, MOST_FIXES);
}

/** Names of the characters of a list by id: those it embeds, then those found elsewhere. */
export function namesIn({ characters = [] }: Team, elsewhere: readonly Character[]): Map<string, string> {
  return new Map([...elsewhere, ...characters].map(({ id, name }) => [id, name || id]));
}

/** Says how a list has changed since its row of the earlier report; `now` is its row of today. */
export function changeMessage(t: Translate, now: VerdictRow, earlier: VerdictRow | undefined): string {
  if (!earlier) return t('listChanges.new');
  const changes = [
    ...(now.verdict === earlier.verdict
      ? []
      : [
          t('listChanges.verdict', {
            earlier: formatVerdict(t, earlier.verdict),
            now: formatVerdict(t, now.verdict),
          }),
        ]),
    ...(now.fingerprint === earlier.fingerprint
      ? []
      : [
          t('listChanges.list', {
            earlier: formatFingerprint(t, earlier.fingerprint),
            now: formatFingerprint(t, now.fingerprint),
          }),
        ]),
    ...(now.lookedUp === earlier.lookedUp ? [] : [lookedUpMessage(t, now, earlier)]),
  ];
  const renamed = now.file === earlier.file ? [] : [t('listChanges.renamed', { file: earlier.file })];
  return [...(changes.length === 0 ? [t('listChanges.unchanged')] : changes), ...renamed].join(' ');
}

/** An earlier table may have been edited, so that any text may stand for a verdict. */
function formatVerdict(t: Translate, verdict: string): string {
  const key = `listChanges.verdicts.${verdict}`;
  return t.has(key) ? t(key) : verdict;
}

const formatFingerprint = (t: Translate, fingerprint: string): string =>
  fingerprint === '' ? t('listChanges.noFingerprint') : shortFingerprint(fingerprint);

function lookedUpMessage(t: Translate, now: VerdictRow, earlier: VerdictRow): string {
  const before = new Set(earlier.lookedUp.split(' '));
  const after = now.lookedUp.split(' ').filter((each) => !before.has(each));
  const ids = after.map((each) => each.split('=')[0]).filter(Boolean);
  return ids.length === 0 ? t('listChanges.charactersGone') : t('listChanges.characters', { ids: ids.join(', ') });
}
