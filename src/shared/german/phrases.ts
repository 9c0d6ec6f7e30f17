/** German by the English sentence: what stands where it is used (`t`). The sentences of a game stand in its folder. */
import type { Phrases } from '../i18n/phrases.ts';

export const PHRASES_DE: Phrases = {
  'Change the id to {0}': 'Id auf {0} ändern',
  'Set {0} to {1}': '{0} auf {1} setzen',
  'Remove “{0}”': '„{0}“ entfernen',
  'Change “{0}” to {1}': '„{0}“ zu {1} ändern',
  'Rename “{0}” to “{1}”': '„{0}“ in „{1}“ umbenennen',

  '{0} and {1} more': '{0} und {1} weitere',

  on: 'an',
  off: 'aus',

  'It does not count: {0} has sent another list, {1}.': 'Sie zählt nicht: Von {0} gibt es eine andere Liste, {1}.',
  'It counts in place of {0}, of the same player ({1}).': 'Sie zählt anstelle von {0}, von derselben Person ({1}).',
  '{0} has sent other lists too: {1}. Which came last is not known: ask which of them counts.':
    'Von {0} gibt es noch andere Listen: {1}. Welche zuletzt kam, ist nicht bekannt: Frag nach, welche davon zählt.',
  'The same team id stands in {0}. Ask which of them counts.':
    'Dieselbe Team-Id steht in {0}. Frag nach, welche davon zählt.',
  'Another file has the same name: {0}.': 'Eine andere Datei hat denselben Namen: {0}.',
  'The same list, word for word, stands in {0}.': 'Dieselbe Liste steht Wort für Wort in {0}.',
  'Different characters have the id {0} ({1}). The first of these files was used; ask for a list with its characters inside.':
    'Verschiedene Charaktere haben die Id {0} ({1}). Verwendet wurde die erste dieser Dateien; bitte um eine Liste, in der ihre Charaktere stehen.',
  'It cannot be read: expected {0}.': 'Sie lässt sich nicht lesen. Rollcall erwartet: {0}.',
  '{0} ({1} times)': '{0} ({1}-mal)',
  '{0}: Rollcall expects {1}.': '{0}: Rollcall erwartet {1}.',
  'It cannot be read.': 'Sie lässt sich nicht lesen.',
  'Character {0}{1}': 'Charakter {0}{1}',
  'Faction {0}{1}': 'Faction {0}{1}',
  'Member {0}': 'Mitglied {0}',
  'Kind of document': 'Art des Dokuments',
  'Version of the format': 'Version des Formats',
  Game: 'Spiel',
  Characters: 'Charaktere',
  'Ask the player to save the list once more in Rollcall and to send that file as it is, as an attachment.':
    'Bitte darum, die Liste noch einmal in Rollcall zu speichern und die Datei unverändert als Anhang zu schicken.',
  'The file is no text, or was saved in another encoding.':
    'Die Datei ist kein Text, oder sie ist in einer anderen Kodierung gespeichert.',
  'The trouble lies with the file on this disk: nothing of what is in it was read.':
    'Es liegt an der Datei auf diesem Datenträger: Nichts daraus wurde gelesen.',
  'Put that right, or take the file out of the folder, and make the report again.':
    'Bring das in Ordnung, oder nimm die Datei aus dem Ordner, und mach den Bericht neu.',
  'Nothing of the archive was read, so no list in it is judged.':
    'Nichts aus dem Archiv wurde gelesen, daher ist über keine Liste darin geurteilt.',
  'The file is cut short, was damaged on its way, or was edited by hand and has a comma, bracket or quote too many or too few.':
    'Die Datei ist abgeschnitten, unterwegs beschädigt oder von Hand bearbeitet: Ein Komma, eine Klammer oder ein Anführungszeichen ist zu viel oder fehlt.',
  'The file does not say that it is a document of Rollcall. It may be a file of another program.':
    'Die Datei sagt nicht, dass sie ein Dokument von Rollcall ist. Sie könnte von einem anderen Programm sein.',
  'The file may come from a newer Rollcall. Install the newest one and make the report again.':
    'Die Datei könnte von einem neueren Rollcall sein. Installiere das neueste, und mach den Bericht neu.',
  'It was made for another game. Ask the player for a list of the game that your event plays.':
    'Sie ist für ein anderes Spiel gemacht. Bitte den Spieler um eine Liste für das Spiel deines Events.',
  'Somebody has most likely edited the file by hand. The place in it is {0}; the rest may be fine.':
    'Vermutlich hat jemand die Datei von Hand bearbeitet. Die Stelle darin ist {0}; der Rest kann in Ordnung sein.',
  'Send the list again with this character inside': 'Die Liste noch einmal schicken, mit diesem Charakter darin',
  'New since the earlier report.': 'Neu seit dem früheren Bericht.',
  'Unchanged since the earlier report.': 'Unverändert seit dem früheren Bericht.',
  'It was {0}, now it is {1}.': 'Das Urteil war {0} und ist jetzt {1}.',
  'The list itself has changed: its fingerprint was {0}, now it is {1}.':
    'Die Liste selbst ist anders: Ihr Fingerabdruck war {0} und ist jetzt {1}.',
  'Characters in other files have changed: {0}.': 'Charaktere in anderen Dateien sind anders: {0}.',
  'some are not looked up any more': 'nach einigen wird nicht mehr gesucht',
  'The file was called {0}.': 'Die Datei hieß {0}.',
  unknown: 'unbekannt',
};
