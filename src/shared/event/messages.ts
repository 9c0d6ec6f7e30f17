/** Messages an organiser reads beside the findings. */

import type { Catalogue } from '../document/catalogue.ts';
import { expectedText, wantedText } from '../document/expected-text.ts';
import { shortFingerprint } from '../document/fingerprint/sha256.ts';
import type { Unreadable } from '../document/parse.ts';
import type { Character, Team } from '../document/schema.ts';
import type { GameForms } from '../form/game-forms.ts';
import { t } from '../i18n/phrases.ts';
import type { Finding } from '../rules/finding.ts';
import type { GameRules } from '../rules/game-rules.ts';
import { roleOf } from '../rules/game-rules.ts';
import { short } from '../text/short.ts';
import { listWithRest } from './cells.ts';
import type { EntryNote } from './entry.ts';
import type { EventGame } from './event-rules.ts';
import { unreadablePlace } from './unreadable-place.ts';
import type { VerdictRow } from './verdict-row.ts';

export function entryNoteMessage(note: EntryNote): string {
  const others = listWithRest(note.files, note.files.length + (note.more ?? 0));
  switch (note.kind) {
    case 'replaced':
      return t`It does not count: ${short(note.player)} has sent another list, ${others}.`;
    case 'replaces':
      return t`It counts in place of ${others}, of the same player (${short(note.player)}).`;
    case 'same-player':
      return t`${short(note.player)} has sent other lists too: ${others}. Which came last is not known: ask which of them counts.`;
    case 'same-id':
      return t`The same team id stands in ${others}. Ask which of them counts.`;
    case 'same-file-name':
      return t`Another file has the same name: ${others}.`;
    case 'same-contents':
      return t`The same list, word for word, stands in ${others}.`;
    case 'contested-member':
      return t`Different characters have the id ${note.id} (${others}). The first of these files was used; ask for a list with its characters inside.`;
  }
}

/** Where a file cannot be read, in the words of the forms of the game that the event plays, and what was expected there. */
export function unreadableMessage(games: Catalogue<EventGame>, error: Unreadable, game: GameForms): string {
  const { path, expected } = error;
  if (path === '') return t`It cannot be read: expected ${describeExpected(expected)}.`;
  if (path.endsWith('/version'))
    return [t`It cannot be read.`, t`${unreadablePlace(games, error, game)}: Rollcall expects ${expected}.`].join(' ');
  const what = path.endsWith('/ruleset') ? gameNames(games, expected) : wantedText(expected);
  return [t`It cannot be read.`, t`${unreadablePlace(games, error, game)}: Rollcall expects ${what} here.`].join(' ');
}

const gameNames = (games: Catalogue<EventGame>, ids: string): string =>
  ids
    .split(' or ')
    .map((id) => games.find(id)?.name ?? id)
    .join(t` or `);

/** What was expected where an entry of a folder could not be opened or named at all. */
const ON_DISK = /^(a (file|folder) that can be opened:|a name in UTF-8)/;

/** What was expected where a file or a folder could not be opened; the reason follows. */
export const OPENED_FILE = 'a file that can be opened: ';
export const OPENED_FOLDER = 'a folder that can be opened: ';

/** What was expected where an archive was refused; the reason follows. */
export const WHOLE_ARCHIVE = 'an archive that can be used: ';

/** What was expected, in the language of the moment; what follows a colon was worded already. */
export function describeExpected(expected: string): string {
  if (expected.startsWith(WHOLE_ARCHIVE))
    return t`an archive that can be used: ${expected.slice(WHOLE_ARCHIVE.length)}`;
  if (expected.startsWith(OPENED_FILE)) return t`a file that can be opened: ${expected.slice(OPENED_FILE.length)}`;
  if (expected.startsWith(OPENED_FOLDER))
    return t`a folder that can be opened: ${expected.slice(OPENED_FOLDER.length)}`;
  return expectedText(expected);
}

/** What an organiser can do about a file that cannot be read, a sentence each. */
export function unreadableAdvice({ path, expected }: Unreadable): string[] {
  const again = t`Ask the player to save the list once more in Rollcall and to send that file as it is, as an attachment.`;
  if (path === '' && expected.startsWith('text in'))
    return [t`The file is no text, or was saved in another encoding.`, again];
  if (path === '' && ON_DISK.test(expected))
    return [
      t`The trouble lies with the file on this disk: nothing of what is in it was read.`,
      t`Put that right, or take the file out of the folder, and make the report again.`,
    ];
  if (path === '' && expected.startsWith(WHOLE_ARCHIVE))
    return [t`Nothing of the archive was read, so no list in it is judged.`, again];
  if (path === '')
    return [
      t`The file is cut short, was damaged on its way, or was edited by hand and has a comma, bracket or quote too many or too few.`,
      again,
    ];
  if (path.endsWith('/format'))
    return [t`The file does not say that it is a document of Rollcall. It may be a file of another program.`, again];
  if (path.endsWith('/version'))
    return [t`The file may come from a newer Rollcall. Install the newest one and make the report again.`, again];
  if (path.endsWith('/ruleset'))
    return [t`It was made for another game. Ask the player for a list of the game that your event plays.`, again];
  return [
    t`Somebody has most likely edited the file by hand. The place in it is ${path}; the rest may be fine.`,
    again,
  ];
}

/** The message of a finding, with the name of its character when it is about that character alone. */
export function findingMessage({ path, subjects, message }: Finding, names: ReadonlyMap<string, string>): string {
  const [id, another] = subjects;
  const name = id === undefined ? '' : short(names.get(id) ?? id);
  const isOfCharacter = path.startsWith('/characters/') && name !== '' && another === undefined;
  return isOfCharacter && !message.includes(name) ? `${name}: ${message}` : message;
}

/** The message of a finding on a member from another file, with the name of the member. */
export const memberMessage = ({ name, id }: Character, { message }: Finding): string =>
  `${short(name || id)}: ${message}`;

/** The most fixes that the report lists for one finding. */
export const MOST_FIXES = 2;

/** What would repair a finding, best first. */
export function fixLabels(games: Catalogue<GameRules>, team: Team, { code, fixes = [] }: Finding): string[] {
  const send =
    roleOf(games, team, code) === 'unknown-member' ? [t`Send the list again with this character inside`] : [];
  return [...send, ...fixes.map(({ label }) => label)].slice(0, MOST_FIXES);
}

/** Names of the characters of a list by id: those it embeds, then those found elsewhere. */
export function namesIn({ characters = [] }: Team, elsewhere: readonly Character[]): Map<string, string> {
  return new Map([...elsewhere, ...characters].map(({ id, name }) => [id, name || id]));
}

/** How a list stands against its row of the earlier report; `now` is its row of today. */
export function changeMessage(now: VerdictRow, earlier: VerdictRow | undefined): string {
  if (!earlier) return t`New since the earlier report.`;
  const changes = [
    now.verdict === earlier.verdict ? '' : t`It was ${earlier.verdict}, now it is ${now.verdict}.`,
    now.fingerprint === earlier.fingerprint
      ? ''
      : t`The list itself has changed: its fingerprint was ${printOf(earlier.fingerprint)}, now it is ${printOf(now.fingerprint)}.`,
    now.lookedUp === earlier.lookedUp
      ? ''
      : t`Characters in other files have changed: ${lookedUpChange(now, earlier)}.`,
  ].filter(Boolean);
  const renamed = now.file === earlier.file ? [] : [t`The file was called ${earlier.file}.`];
  return [...(changes.length === 0 ? [t`Unchanged since the earlier report.`] : changes), ...renamed].join(' ');
}

const printOf = (fingerprint: string) => (fingerprint === '' ? t`unknown` : shortFingerprint(fingerprint));

function lookedUpChange(now: VerdictRow, earlier: VerdictRow): string {
  const before = new Set(earlier.lookedUp.split(' '));
  const after = now.lookedUp.split(' ').filter((each) => !before.has(each));
  const ids = after.map((each) => each.split('=')[0]).filter(Boolean);
  return ids.join(', ') || t`some are not looked up any more`;
}
