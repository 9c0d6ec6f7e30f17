/** Teams, house rules and encounters. */

import type { Translation } from '../../../../shared/i18n/translation.ts';
import type { ENCOUNTERS } from '../../documents/encounters.ts';
import type { HOUSE_RULES } from '../../documents/house-rules.ts';
import { shortName } from '../../documents/short-name.ts';
import type { SUGGESTIONS } from '../../documents/suggestions.ts';
import type { TEAM } from '../../documents/team.ts';
import type { TEAM_MODE } from '../../documents/team-mode.ts';
import type { TEAMS } from '../../documents/teams.ts';
import { count, listText, number, someOf } from '../words.ts';

/** Names that a sentence has room for. */
const NAMED = 4;

export const TEAMS_DE: Translation<typeof TEAMS> = {
  title: 'Teams',
  list: 'Alle Teams',
  search: 'Suchen',
  searchHint: 'Name, Faction oder Mitglied',
  filterVerdict: 'Urteil',
  everyVerdict: 'Legal oder nicht',
  onlyLegal: 'Legal',
  onlyIllegal: 'Illegal',
  create: 'Neues Team',
  shown: (shown, all) => (shown === all ? number(all) : `${number(shown)} von ${number(all)}`),
  shownLong: (shown, all) => `${number(shown)} von ${number(all)} Teams gezeigt`,
  emptyTitle: 'Noch keine Teams',
  emptyText: 'Stelle dein erstes Team zusammen, oder hole die Beispiele zurück, um dich umzusehen.',
  noMatchTitle: 'Kein solches Team',
  noMatchText: 'Kein Team passt zu Suche und Filtern.',
  clearFilter: 'Alle Teams zeigen',
  duplicateOf: (name) => `${shortName(name)} duplizieren`,
  deleteOf: (name) => `${shortName(name)} löschen`,
  broken: 'Nicht lesbar',
  nobody: 'Noch niemand darin',
  noFaction: 'Keine Faction gewählt',
  levelsOf: (used, agreed) => `${used ?? '–'} von ${agreed}`,
};

export const TEAM_DE: Translation<typeof TEAM> = {
  label: 'Team',
  print: 'Drucken',
  views: 'Teil des Bildschirms',
  library: 'Bibliothek',
  verdict: 'Urteil',
  who: 'Team',
  name: 'Name',
  player: 'Wer es spielt',
  playerHint: 'Für die Turnierleitung',
  notes: 'Notizen',
  notesLabel: 'Für dich; wird nie gedruckt',
  members: 'Mitglieder',
  membersCount: (n) => count(n, 'Charakter', 'Charaktere'),
  emptyMembers: 'Noch ist niemand dabei',
  emptyMembersText: 'Nimm Charaktere aus der Bibliothek: mit einem Klick, mit Enter, oder zieh sie hierher.',
  copiesOf: (name) => `Anzahl von ${shortName(name)}`,
  removed: (name) => `${shortName(name)} hat das Team verlassen.`,
  unknown: 'Nicht in deiner Bibliothek',
  embedded: 'Aus der Team-Datei',
  leader: (name) => `Leader: ${shortName(name)}`,
  makeLeader: (name) => `${shortName(name)} führen lassen`,
  leaderStays: (name) => `${shortName(name)} führt: Niemand sonst darf es`,
  cannotLead: (name) => `${shortName(name)} kann nicht führen`,
  dropLeader: 'Keinen Leader benennen',
  candidates: 'Charaktere, die beitreten dürfen',
  search: 'Bibliothek durchsuchen',
  any: (label) => `${label}: alle`,
  onlyJoining: 'Nur wer beitreten kann',
  add: 'Hinzufügen',
  inTeam: (n) => (n === 1 ? 'im Team' : `${number(n)} im Team`),
  canJoin: 'Kann beitreten',
  cannotJoin: 'Bricht eine Regel',
  mayJoin: 'Noch nicht bekannt',
  refused: 'Beim Event nicht erlaubt',
  figureChange: ({ label, before, after, limit }) =>
    `${label} ${before === '' || before === after ? '' : `${before} → `}${after}${limit === undefined ? '' : ` von ${limit}`}`,
  line: (parts) => parts.join(' · '),
  repairs: (what) => `repariert ${what}`,
  shown: (shown, all) => (shown === all ? number(all) : `${number(shown)} von ${number(all)}`),
  nobodyFits: 'Kein Charakter passt.',
  showAll: 'Alle zeigen',
  emptyLibrary: 'In deiner Bibliothek sind noch keine Charaktere.',
  begin: 'Nicht begonnen',
  beginTitle: 'Ein neues Team',
  beginSteps: [
    'Gib ihm Namen, Größe und Formation.',
    'Nimm links Charaktere: Jede Zeile sagt, was sie ändern würde.',
    'Wähle, wer führt, wo die Regeln dir die Wahl lassen.',
  ],
  legal: 'Legal',
  illegal: 'Illegal',
  figures: 'Zahlen',
  of: (value, limit) => (limit === undefined ? value : `${value} von ${limit ?? '–'}`),
  unknownSum: '–',
  uncounted: 'Lässt sich erst zählen, wenn die Mitglieder repariert sind.',
};

export const HOUSE_RULES_DE: Translation<typeof HOUSE_RULES> = {
  title: 'Hausregeln',
  ofTeam: 'Hausregeln dieses Teams',
  ofEvent: 'Hausregeln dieses Events',
  ofGame: 'Hausregeln dieses Spiels',
  ofNew: 'Eigene Vorgaben der Hausregeln',
  command: 'Eigene Vorgaben der Hausregeln…',
  hintTeam: 'Sie stehen in der Datei des Teams, und geurteilt wird nach ihnen.',
  hintTeamAtEvent: 'Das Event geht vor: Was sein Paket sagt, lässt sich hier nicht ändern.',
  hintEvent: 'Sie gehen denen jeder Liste vor.',
  hintGame: 'Der Tisch spielt nach ihnen. Sie lassen sich ändern, bis das Spiel beginnt.',
  begun: 'Das Spiel hat begonnen: Es wird nach diesen Regeln zu Ende gespielt.',
  hintNew: 'Was du von jetzt an anlegst, beginnt mit ihnen, ein Team oder ein Spiel. Was es gibt, bleibt, wie es ist.',
  edit: 'Hausregeln…',
  search: 'Hausregeln durchsuchen',
  searchHint: 'Ein Wort der Regel',
  onlyChanged: 'Nur was abweicht',
  changed: 'weicht ab',
  byEvent: 'sagt das Event',
  byDefault: (value) => `Vorgabe: ${value}`,
  reset: (label) => `${label}: zurück zur Vorgabe`,
  resetAll: 'Alle wie in den Regeln',
  none: 'Alle Hausregeln stehen auf ihren Vorgaben.',
  nothingFits: 'Keine Hausregel passt.',
  differ: (n) => (n === 1 ? '1 weicht von der Vorgabe ab' : `${number(n)} weichen von der Vorgabe ab`),
  makeDefaults: 'Als meine Vorgaben nehmen',
  takeDefaults: 'Meine Vorgaben nehmen',
  usedForNew: 'Neue Teams und Spiele beginnen von jetzt an mit diesen Hausregeln.',
  unknown: 'Eine Regel, die dieses Rollcall nicht kennt',
  wrong: 'Der Wert steht in der Datei und bedeutet nichts',
  on: 'an',
  off: 'aus',
  auto: 'automatisch',
  done: 'Fertig',
};

export const ENCOUNTERS_DE: Translation<typeof ENCOUNTERS> = {
  title: 'Spielen',
  list: 'Alle Begegnungen',
  search: 'Suchen',
  searchHint: 'Name, Seite oder Modell',
  create: 'Neue Begegnung',
  shown: (shown, all) => (shown === all ? number(all) : `${number(shown)} von ${number(all)}`),
  shownLong: (shown, all) => `${number(shown)} von ${number(all)} Begegnungen gezeigt`,
  emptyTitle: 'Es wird nichts gespielt',
  emptyText:
    'Stelle Charaktere auf zwei Seiten auf, um anzufangen, oder hole eine Begegnung herein, die dir jemand geschickt hat.',
  noMatchTitle: 'Keine solche Begegnung',
  noMatchText: 'Keine Begegnung passt zur Suche.',
  clearFilter: 'Alle Begegnungen zeigen',
  duplicateOf: (name) => `${shortName(name)} duplizieren`,
  deleteOf: (name) => `${shortName(name)} löschen`,
  broken: 'Nicht lesbar',
  nobody: 'Noch niemand',
  notBegun: 'Nicht begonnen',
  events: (n) => count(n, 'Ereignis', 'Ereignisse'),
  label: 'Begegnung',
  parts: 'Was gezeigt wird',
  lineUp: 'Aufstellung',
  table: 'Tisch',
  what: 'Was',
  name: 'Name',
  nameHint: 'Gib der Begegnung einen Namen',
  notes: 'Notizen für dich',
  side: (n) => `Seite ${n}`,
  sideName: 'Name der Seite',
  addSide: 'Seite hinzufügen',
  gm: 'Vom GM gespielt',
  models: (n) => count(n, 'Modell', 'Modelle'),
  add: (side) => `Zu ${shortName(side)} hinzufügen`,
  addHint: (hasTeams) => (hasTeams ? 'Charakter oder Team hinzufügen' : 'Charakter hinzufügen'),
  team: (name, n) => `${name} (Team aus ${number(n)})`,
  nobodyOnSide: 'Auf dieser Seite ist noch niemand.',
  later: 'Kommt später',
  unknown: 'Nicht in deiner Bibliothek',
  leader: 'Leader',
  leaderByRule: 'Wie die Regeln sagen',
  begun:
    'Sie hat begonnen: Wer teilnimmt, steht fest, wie es war. Geh bis vor das erste Ereignis zurück, um es zu ändern, oder spiele auf einer Kopie.',
  removedModel: (name) => `${shortName(name)} wurde entfernt.`,
  removedSide: (name) => `${shortName(name)} wurde mit den Modellen entfernt.`,
  ready: 'Bereit zum Spielen. Modelle können bis zum ersten Ereignis kommen und gehen.',
  lacksModels: (sides, hasTeams) =>
    `Noch ist niemand auf ${listText(sides.map(shortName))}: Füge Charaktere${hasTeams ? ' oder ein Team' : ''} hinzu.`,
  lacksAnybody: 'jemand am Tisch',
  toTable: 'An den Tisch',
  goOn: 'Weiterspielen',
  playAgain: 'Neues Spiel mit dieser Aufstellung',
  toLineUp: 'Zur Aufstellung',
  blocked: 'Sie kann noch nicht gespielt werden',
  undo: 'Letztes Ereignis zurücknehmen',
  redo: 'Noch einmal spielen',
  notEntered: (event) =>
    `Ein anderes Fenster war schneller: „${event}“ wurde nicht eingetragen. So steht das Spiel jetzt.`,
  notNoted: (text) => `Ein anderes Fenster hat dieses Ereignis zurückgenommen: „${text}“ wurde nicht dazugeschrieben.`,
  diskRefuses:
    'Die letzten Ereignisse sind nicht auf dem Datenträger. Spiele weiter: Dieses Fenster hält sie und schreibt sie, sobald er sie nimmt. Schließe es nicht, bevor es sagt, dass alles gespeichert ist.',
  keepsCast: (changed) =>
    changed.length === 0
      ? 'Der Tisch behält alle, wie sie waren, als sie an ihn kamen: Was du jetzt in der Bibliothek änderst, ändert hier nichts.'
      : `Der Tisch behält alle, wie sie waren, als sie an ihn kamen. Seitdem hast du in der Bibliothek ${someOf(changed, NAMED)} geändert.`,
  hasOtherCast: (changed) =>
    `Die Begegnung hält ${someOf(changed, NAMED)} noch, wie sie zu Beginn waren; die Bibliothek hat inzwischen andere Fassungen.`,
  takeNewest: 'Fassungen der Bibliothek nehmen',
  newer: 'Von einem neueren Rollcall',
  newerText: (version) =>
    `Ein neueres Rollcall hat dieses Spiel geschrieben (Version ${version} seiner Datei). Es wird gezeigt, soweit dieses es lesen kann, und nichts daran wird geändert. Aktualisiere Rollcall, um weiterzuspielen.`,
  newerExport: 'Exportieren, wie es ist',
  newerNoLog: 'Es lassen sich keine Ereignisse lesen.',
  otherWentBack: 'Ein anderes Fenster war schneller: Nichts wurde zurückgenommen. So steht das Spiel jetzt.',
};

export const TEAM_MODE_DE: Translation<typeof TEAM_MODE> = {
  title: 'Modus',
  sandbox: 'Sandkasten',
  event: 'Event',
  which: 'Event-Paket',
  atEvent: (name) => `Event: ${shortName(name)}`,
  missing: (id) => `Event: ${shortName(id)} (nicht in deiner Bibliothek)`,
  unusable: (name) => `Event: ${shortName(name)} (Größe ungültig)`,
  show: 'Paket zeigen',
  sandboxHint: 'Alles darf versucht werden: Was eine Regel bricht, wird nur genannt.',
  eventHint: 'Das Event-Paket urteilt. Wer eine Regel bricht, kann nicht dazukommen.',
  missingHint:
    'Das Paket dieses Events ist nicht in deiner Bibliothek, daher sind seine Regeln hier nicht bekannt. Importiere es, oder wähle ein anderes.',
  unusableHint:
    'Die Größe im Event-Paket ist ungültig, daher kann kein Team danach geprüft werden. Berichtige die Größe im Paket, oder wähle ein anderes Event.',
  noPacks:
    'In deiner Bibliothek ist noch kein Event-Paket. Importiere das deiner Turnierleitung, oder lege unter Events eins an.',
  refused: (why) => `Das Event lehnt das ab. ${why}`,
};

const some = (amounts: readonly { name: string; copies: number }[]): string =>
  amounts
    .map(({ name, copies }) => (copies === 1 ? shortName(name) : `${number(copies)} × ${shortName(name)}`))
    .join(', ');

export const SUGGESTIONS_DE: Translation<typeof SUGGESTIONS> = {
  title: 'Vorschläge',
  fill: 'Füllen, was noch frei ist',
  repair: 'Mit den wenigsten Änderungen reparieren',
  working: 'Das beste Team wird gesucht…',
  failed: (reason) => `Es gibt keine Vorschläge: ${reason}`,
  noCharacters: 'In deiner Bibliothek sind noch keine Charaktere. Füge welche hinzu und suche dann noch einmal.',
  noneToBegin:
    'Mit diesen Einstellungen ergibt kein Charakter deiner Bibliothek ein legales Team. Ändere Formation, Allegiance oder Größe.',
  noneToFill: 'Aus deiner Bibliothek kann niemand sonst beitreten, ohne eine Regel zu brechen.',
  noneToRepair:
    'Kein Team aus den Charakteren deiner Bibliothek ist hier legal, mit keiner Formation, keinem Alignment und keiner bekannten Faction. Sieh dir die Befunde unten, die Größe und die Hausregeln an.',
  notFound:
    'Es wurde nichts gefunden, aber es sind zu viele mögliche Teams, um alle zu prüfen. Ändere die Größe oder eine Einstellung und suche noch einmal.',
  list: 'Vorgeschlagene Teams, jedes davon legal',
  swap: (out, into) => `${some(out)} durch ${some(into)} ersetzen`,
  add: (amounts) => `${some(amounts)} hinzufügen`,
  remove: (amounts) => `${some(amounts)} herausnehmen`,
  agree: (what) => `Oder so spielen, wie es ist: euch auf ${what} einigen`,
  correct: ({ name, copies }) => `Anzahl von ${shortName(name)} auf ${number(copies)} setzen`,
  openLeader: 'Keinen Leader benennen',
  figure: ({ label, before, after, limit }) =>
    `${label} ${before === '' || before === after ? '' : `${before} → `}${after}${limit === undefined ? '' : ` von ${limit}`}`,
  line: (parts) => parts.join(' · '),
  use: 'Übernehmen',
  used: 'Das Team wurde wie vorgeschlagen geändert.',
  legal: 'Legal',
};
