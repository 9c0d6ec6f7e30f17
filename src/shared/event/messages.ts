/** Messages an organizer reads beside the findings. */

import { expectedText, wantedText } from '../document/expected-text.ts';
import { shortFingerprint } from '../document/fingerprint/sha256.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
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

export function entryNoteMessage(translate: Translate, note: EntryNote): string {
  const files = listFiles(translate, note);
  switch (note.kind) {
    case 'replaced':
      return translate('listNotes.replaced', { player: short(note.player), files });
    case 'replaces':
      return translate('listNotes.replaces', { player: short(note.player), files });
    case 'same-player':
      return translate('listNotes.samePlayer', { player: short(note.player), files });
    case 'same-id':
      return translate('listNotes.sameId', { files });
    case 'same-file-name':
      return translate('listNotes.sameFileName', { files });
    case 'same-contents':
      return translate('listNotes.sameContents', { files });
    case 'contested-member':
      return translate('listNotes.contestedMember', { id: note.id, files });
  }
}

/** Names the first files of a note, and says how many more there are. */
function listFiles(translate: Translate, { files, more = 0 }: EntryNote): string {
  const names = files.join(', ');
  return more > 0 ? translate('values.namesAndMore', { names, more }) : names;
}

/** Says where a file cannot be read, in the words of the forms of the game that the event plays, and what was expected there. */
export function unreadableMessage(
  translate: Translate,
  gameCatalog: GameCatalog<EventGame>,
  error: Unreadable,
  game: GameForms,
): string {
  const { path, expected } = error;
  if (path === '') return translate('unreadableLists.whole', { expected: expectedText(translate, expected) });
  const place = unreadablePlace(translate, gameCatalog, error, game);
  if (path.endsWith('/version'))
    return translate('unreadableLists.version', { place, expected: expectedText(translate, expected) });
  const wanted =
    path.endsWith('/ruleset') && typeof expected === 'string'
      ? listGames(translate, gameCatalog, expected)
      : wantedText(translate, expected);
  return translate('unreadableLists.place', { place, expected: wanted });
}

const listGames = (translate: Translate, gameCatalog: GameCatalog<EventGame>, ids: string): string =>
  formatList(
    translate.language,
    ids.split(' or ').map((id) => gameCatalog.find(id)?.name ?? id),
    'disjunction',
  );

/** Says of a file, a folder or an archive that it cannot be opened or used, and why. */
export const refuseReading = (what: NamesIn<'expectedFiles'>, reason: LateText): Unreadable => ({
  path: '',
  expected: (translate) => translate(`expectedFiles.${what}`, { reason: formatText(translate, reason) }),
  obstacle: what === 'archive' ? 'archive' : 'disk',
});

/** Says what an organizer can do about a file that cannot be read, a sentence each. */
export function unreadableAdvice(translate: Translate, { path, obstacle }: Unreadable): string[] {
  const again = translate('listAdvice.sendAgain');
  if (obstacle === 'encoding') return [translate('listAdvice.noText'), again];
  if (obstacle === 'disk') return [translate('listAdvice.disk'), translate('listAdvice.putRight')];
  if (obstacle === 'archive') return [translate('listAdvice.archive'), again];
  if (path === '') return [translate('listAdvice.cutShort'), again];
  if (path.endsWith('/format')) return [translate('listAdvice.noDocument'), again];
  if (path.endsWith('/version')) return [translate('listAdvice.newer'), again];
  if (path.endsWith('/ruleset')) return [translate('listAdvice.anotherGame'), again];
  return [translate('listAdvice.edited', { path }), again];
}

/** Returns the message of a finding, with the name of its character when it is about that character alone. */
export function findingMessage(
  translate: Translate,
  { path, subjects, message }: Finding,
  names: ReadonlyMap<string, string>,
): string {
  const [id, another] = subjects;
  const name = id === undefined ? '' : short(names.get(id) ?? id);
  const isOfCharacter = path.startsWith('/characters/') && name !== '' && another === undefined;
  const sentence = formatText(translate, message);
  return isOfCharacter && !sentence.includes(name)
    ? translate('listFindings.ofCharacter', { name, message: sentence })
    : sentence;
}

/** Returns the message of a finding on a member from another file, with the name of the member. */
export const memberMessage = (translate: Translate, { name, id }: Character, { message }: Finding): string =>
  translate('listFindings.ofCharacter', { name: short(name || id), message: formatText(translate, message) });

/** The most fixes that the report lists for one finding. */
export const MOST_FIXES = 2;

/** Says what would repair a finding, best first. */
export function fixLabels(
  translate: Translate,
  gameCatalog: GameCatalog<GameRules>,
  team: Team,
  { code, fixes = [] }: Finding,
): string[] {
  const send = roleOf(gameCatalog, team, code) === 'unknown-member' ? [translate('fixes.sendWithCharacter')] : [];
  return [...send, ...fixes.map(({ label }) => formatText(translate, label))].slice(0, MOST_FIXES);
}

/** Names of the characters of a list by id: those it embeds, then those found elsewhere. */
export function namesIn({ characters = [] }: Team, elsewhere: readonly Character[]): Map<string, string> {
  return new Map([...elsewhere, ...characters].map(({ id, name }) => [id, name || id]));
}

/** Says how a list has changed since its row of the earlier report; `now` is its row of today. */
export function changeMessage(translate: Translate, now: VerdictRow, earlier: VerdictRow | undefined): string {
  if (!earlier) return translate('listChanges.new');
  const changes = [
    ...(now.verdict === earlier.verdict
      ? []
      : [
          translate('listChanges.verdict', {
            earlier: formatVerdict(translate, earlier.verdict),
            now: formatVerdict(translate, now.verdict),
          }),
        ]),
    ...(now.fingerprint === earlier.fingerprint
      ? []
      : [
          translate('listChanges.list', {
            earlier: formatFingerprint(translate, earlier.fingerprint),
            now: formatFingerprint(translate, now.fingerprint),
          }),
        ]),
    ...(now.lookedUp === earlier.lookedUp ? [] : [lookedUpMessage(translate, now, earlier)]),
  ];
  const renamed = now.file === earlier.file ? [] : [translate('listChanges.renamed', { file: earlier.file })];
  return [...(changes.length === 0 ? [translate('listChanges.unchanged')] : changes), ...renamed].join(' ');
}

/** An earlier table may have been edited, so that any text may stand for a verdict. */
function formatVerdict(translate: Translate, verdict: string): string {
  const key = `listChanges.verdicts.${verdict}`;
  return translate.has(key) ? translate(key) : verdict;
}

const formatFingerprint = (translate: Translate, fingerprint: string): string =>
  fingerprint === '' ? translate('listChanges.noFingerprint') : shortFingerprint(fingerprint);

function lookedUpMessage(translate: Translate, now: VerdictRow, earlier: VerdictRow): string {
  const before = new Set(earlier.lookedUp.split(' '));
  const after = now.lookedUp.split(' ').filter((each) => !before.has(each));
  const ids = after.map((each) => each.split('=')[0]).filter(Boolean);
  return ids.length === 0
    ? translate('listChanges.charactersGone')
    : translate('listChanges.characters', { ids: ids.join(', ') });
}
