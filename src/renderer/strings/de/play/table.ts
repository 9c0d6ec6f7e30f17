/** The table on which an encounter is played, with its log, timer, second screen, forms and tracker. */

import type { Translation } from '../../../../shared/i18n/translation.ts';
import type { EVENT_FORM } from '../../documents/event-form.ts';
import { shortName } from '../../documents/short-name.ts';
import type { SHOW } from '../../play/show.ts';
import type { TABLE } from '../../play/table.ts';
import type { LOG } from '../../play/table-log.ts';
import type { TIMER } from '../../play/timer.ts';
import type { TRACKER } from '../../play/tracker.ts';
import { count, number, percent, someOf } from '../words.ts';

/** Names that a sentence has room for. */
const NAMED = 4;

const events = (n: number): string => count(n, 'Ereignis', 'Ereignisse');

export const TABLE_DE: Translation<typeof TABLE> = {
  now: 'Wer dran ist',
  everybody: 'Alle',
  over: 'Das Spiel ist aus',
  clock: (word, n) => `${word} ${number(n)}`,
  notBegun: 'Nicht begonnen',
  due: 'Wartet auf eine Antwort',
  next: 'Danach',
  order: 'Reihenfolge',
  is: { on: 'ist dran', next: 'danach', waits: 'wartet', done: 'fertig', rolls: 'würfelt noch', out: 'aus' },
  mark: { delayed: 'aufgeschoben', spent: 'Zug verbraucht', tied: 'gleichauf' },

  parts: 'Teil des Tisches',
  actions: 'Aktionen',
  models: 'Modelle',
  log: 'Protokoll',

  groups: {
    answer: 'Antworten',
    act: 'Handeln',
    move: 'Bewegen',
    attack: 'Angreifen',
    react: 'Reagieren',
    turn: 'Zug',
    table: 'Am Tisch',
  },
  anyTime: 'Notizen und Korrekturen',
  find: 'Aktion suchen',
  findHint: 'Suchen ( / )',
  nothingFound: 'Nichts passt. Escape zeigt wieder alles.',
  nothingOffered: 'Hier gibt es nichts mehr zu tun.',
  more: (label) => `${label}: mehr angeben`,
  targets: (n) => count(n, 'Ziel', 'Ziele'),
  of: (name, possible) => `${name}: ${possible === 0 ? 'zurzeit nichts' : `${number(possible)} möglich`}`,

  sides: 'Gezeigte Seiten',
  allSides: 'Alle',
  inPlay: (n) => `${number(n)} im Spiel`,
  acting: 'handelt',
  mayAct: 'darf handeln',
  out: 'aus',
  toCome: 'später',
  down: 'am Boden',
  target: 'mögliches Ziel',
  red: (n) => `${number(n)} rot`,
  nobody: 'Auf dieser Seite ist niemand.',
  standing: 'Auf dem Tisch',

  model: (name) => `${name}: ändern und nachsehen`,
  correct: 'Berichtigen',
  moreFields: 'Mehr',
  fewer: (label) => `${label}: eins weniger`,
  greater: (label) => `${label}: eins mehr`,
  corrected: 'Was hier geändert wird, steht im Protokoll als Berichtigung.',
  card: 'Karte',
  cardOf: (name) => `Karte von ${name}`,
  why: 'Warum?',
  whyOf: (name) => `Warum ${name} so ist`,
  asOnCard: 'Wie auf der Karte: Nichts hat es geändert.',

  refused: (why) => `Das geht jetzt nicht: ${why}`,
  changed: (changes, more) =>
    `${changes.join('. ')}${more === 0 ? '' : `, und ${count(more, 'weiteres Modell', 'weitere Modelle')}`}.`,
  isOn: (name) => `${name} ist dran.`,
  waits: (what) => `Wartet: ${what}.`,

  commandNext: 'Das Übliche als Nächstes tun',
  commandActions: 'Zu den Aktionen',
  commandModels: 'Zu den Modellen',
  commandOrder: 'Zur Reihenfolge',
  commandFind: 'Aktion suchen',
  commandCard: 'Karte zeigen von wer dran ist',
};

export const LOG_DE: Translation<typeof LOG> = {
  title: 'Protokoll',
  list: 'Ereignisse, das neueste zuerst',
  empty: 'Noch ist nichts geschehen. Was am Tisch getan wird, steht dann hier.',
  count: events,
  shown: (shown, all) => `${number(shown)} von ${count(all, 'Ereignis', 'Ereignissen')}`,
  find: 'Im Protokoll suchen',
  findHint: 'Suchen',
  about: 'Ereignisse um',
  everybody: 'Alle',
  showAll: 'Alle zeigen',
  nothingFound: 'Kein Ereignis passt.',
  noteLabel: 'Notiz für das Protokoll',
  noteHint: 'Notiz schreiben',
  noteAdd: 'Notiz hinzufügen',

  now: 'Jetzt',
  correction: 'Berichtigung',
  refused: 'Abgelehnt',
  takenBack: 'Zurückgenommen',
  event: 'Ereignis',
  goBack: (n) => `Hierher zurückgehen: nach Ereignis ${number(n)}`,
  takeBack: (n) => `Ereignis ${number(n)} zurücknehmen`,
  playUpTo: (n) => `Bis hierher noch einmal spielen: Ereignis ${number(n)}`,
  begin: 'Vor dem ersten Ereignis',
  goToBegin: 'Bis vor das erste Ereignis zurückgehen',
  only: (name) => `Nur ${shortName(name)}`,
  writeBeside: 'Etwas dazuschreiben',
  changeBeside: 'Ändern, was daneben steht',
  besideKept: 'Die Notiz steht neben dem Ereignis.',
  besideGone: 'Die Notiz neben dem Ereignis ist weg.',
  besideLabel: (n) => `Neben Ereignis ${number(n)}`,
  keep: 'Behalten',

  wentBack: (n) =>
    n === 1
      ? '1 Ereignis wurde zurückgenommen. Es steht über dem Protokoll, bis etwas anderes gespielt wird.'
      : `${events(n)} wurden zurückgenommen. Sie stehen über dem Protokoll, bis etwas anderes gespielt wird.`,
  wentForth: (n) => `${count(n, 'Ereignis wurde', 'Ereignisse wurden')} noch einmal gespielt.`,
  playAgain: 'Noch einmal spielen',
  takeBackAgain: 'Zurücknehmen',
  playedOn: 'Inzwischen wurde etwas anderes gespielt: Nichts wurde geändert.',
  showIn: 'Im Protokoll',
};

export const SHOW_DE: Translation<typeof SHOW> = {
  open: 'Zweiter Bildschirm',
  notOpened: (reason) => `Der zweite Bildschirm konnte nicht geöffnet werden: ${reason}`,
  title: (name) => (name === '' ? 'Ein Spiel' : name),
  round: 'Runde',
  follows: (names, more) => `Danach ${names.join(', ')}${more > 0 ? ` und ${number(more)} weitere` : ''}`,
  waits: (duty) => `Wartet auf: ${duty}`,
  out: (names) => `Aus: ${names.join(', ')}`,
  last: 'Zuletzt',
  nothingYet: 'Noch ist nichts geschehen.',
  more: (n) => `und ${number(n)} weitere`,
  blocked: 'Sie kann noch nicht gespielt werden',
  blockedText: 'Das andere Fenster sagt, warum; dieses geht von selbst weiter.',
  gone: 'Dieses Spiel ist nicht mehr in der Bibliothek',
  goneText: 'Schließe dieses Fenster, oder hole das Spiel im anderen zurück.',
};

export const TIMER_DE: Translation<typeof TIMER> = {
  label: 'Zuguhr',
  of: (limit) => `von ${limit}`,
  over: (time) => `${time} darüber`,
  paused: 'angehalten',
  pause: 'Zuguhr anhalten',
  resume: 'Zuguhr weiterlaufen lassen',
  restart: 'Zuguhr neu starten',
  say: 'Sagen, wie lange der Zug schon dauert',
  said: (time) => `Dieser Zug dauert schon ${time}.`,
  show: 'Zuguhr',
  limit: 'Minuten je Zug',
  noLimit: '0 = keine Grenze',
  totals: 'Zeit jeder Seite',
  hint: 'Sie läuft nur auf diesem Gerät.',
};

export const TRACKER_DE: Translation<typeof TRACKER> = {
  settings: 'Wie an diesem Tisch gespielt wird',
  mode: 'Regeln',
  modes: [
    { id: 'rules', label: 'Mit den Regeln' },
    { id: 'tracker', label: 'Nur mitzählen' },
  ],
  modeHint: 'Der Tracker hält Zahlen, Zustände und Reihenfolge fest und lehnt nichts ab.',
  dice: 'Würfel',
  rollers: [
    { id: 'roll', label: 'Rollcall würfelt' },
    { id: 'typed', label: 'Wir würfeln' },
  ],
  diceHint: 'Wo ihr würfelt, werden die Augen eingetippt, wie sie auf dem Tisch liegen.',
  switchToTracker: 'Stattdessen den Tracker nehmen',
  switchToTrackerText:
    'Der Tracker braucht keine Regeln: Er hält Zahlen, Zustände und Reihenfolge fest von allen in der Aufstellung.',
  back: 'Zurück zu den Regeln',

  name: 'Tracker',
  round: (clock, n) => (n === 0 ? 'Nicht begonnen' : `${clock} ${number(n)}`),
  roundLess: (clock) => `${clock}: eins zurück`,
  roundMore: (clock) => `${clock}: eins weiter`,
  begin: (clock) => `${clock} 1 beginnen`,
  next: (name) => `Weiter: ${shortName(name)}`,
  nextRound: (clock, name) => `${clock} weiter: ${shortName(name)}`,
  previous: 'Zurück',
  nobodyOn: 'Noch ist niemand dran',
  nobodyLeft: 'Alle sind aus',
  commandNext: 'Weiter zum nächsten Modell',
  order: 'Reihenfolge',
  isOn: 'ist dran',
  onNow: (clock, round, name) => `${clock} ${number(round)}: ${shortName(name)} ist dran.`,
  takesTurn: 'kommt dran',
  move: (name) => `${shortName(name)} verschieben`,
  moveHint: 'Ziehen, oder Pfeiltasten auf und ab',
  more: (name) => `${shortName(name)}: mehr`,
  ofMost: (label, most) => `${label} von ${number(most)}`,
  noTag: (tag) => `Nicht mehr ${tag}`,
  tagLabel: (name) => `Zustand von ${shortName(name)}`,
  tagHint: 'Zustand',
  addTag: 'Hinzufügen',
  known: 'An diesem Tisch verwendet',
  numberLabel: (name) => `Neue Zahl von ${shortName(name)}`,
  numberHint: 'Zahl, etwa Munition',
  goOut: 'Aus dem Spiel',
  comeIn: 'Zurück ins Spiel',
  dropNumber: (label) => `${label} nicht mehr mitzählen`,
  out: 'aus',
  moved: (name, at, of) => `${name} ist Nummer ${number(at)} von ${number(of)}.`,

  withRules: 'Von jetzt an wird mit den Regeln gespielt.',
  withoutRules: 'Von jetzt an hält der Tracker dieses Spiel fest, ohne Regeln.',
  carriedNote: 'vom Tracker',
  carried: (n) =>
    n === 1
      ? '1 Zahl wurde in die Regeln übernommen, als Berichtigung im Protokoll.'
      : `${number(n)} Zahlen wurden in die Regeln übernommen, jede als Berichtigung im Protokoll.`,
  left: (what) =>
    `Die Regeln behalten ihren eigenen Wert von ${someOf(what, NAMED)}: Berichtige ihn auf der Kachel, wo es darauf ankommt.`,
};

export const EVENT_FORM_DE: Translation<typeof EVENT_FORM> = {
  close: 'Schließen',
  more: (n) => `Was sich noch angeben lässt (${number(n)})`,
  moreOf: (name, n) => `${shortName(name)}: was sich noch angeben lässt (${number(n)})`,
  add: (what) => `Hinzufügen: ${what}`,
  entry: (n) => `Eintrag ${number(n)}`,
  nothing: 'Nicht angegeben',
  out: 'aus',
  less: (label, by) => `${label}: ${by} weniger`,
  plus: (label, by) => `${label}: ${by} mehr`,
  noNumber: 'Das ist keine ganze Zahl.',
  noInches: 'Zoll gehen in Vierteln: 6, 6.25 oder 6 1/4.',

  afresh: 'Von vorn',

  dice: 'Würfel',
  diceOf: (n, sides) => `${count(n, 'Würfel', 'Würfel')}, d${sides}`,
  rollDice: (n) => `${count(n, 'Würfel', 'Würfel')} werfen`,
  rollMore: (n) => `Noch ${number(n)} werfen`,
  lookFirst: 'Erst ansehen',
  countDice: 'Diese Würfel zählen',
  rolls: 'Hier würfeln',
  types: 'Würfel eintippen',
  typedHint: (sides) =>
    sides === 10
      ? 'Wie sie auf dem Tisch liegen: 10 4 1 2 3, eine 0 ist eine 10'
      : 'Wie sie auf dem Tisch liegen: 4 1 2 3',
  face: (face, sides) => `${face} auf einem d${sides}`,
  takeBack: 'Letzten Würfel zurücknehmen',
  noFace: (word, sides) => `Ein d${sides} hat keine ${shortName(word)}.`,
  tooMany: (n) => `${count(n, 'Würfel ist', 'Würfel sind')} zu viel.`,
  missing: (n) => (n === 1 ? '1 Würfel fehlt.' : `${number(n)} Würfel fehlen.`),
  added: (n, face) => `Jede ${face} bringt einen Würfel dazu: ${count(n, 'weiterer Würfel', 'weitere Würfel')}.`,
  allThere: 'Alle Würfel sind da.',
  marks: { miss: 'verfehlt', success: 'Success', pow: 'POW' },
  rerolls: 'Einige noch einmal werfen',
  rerollHint: 'Wähle, was dich noch einmal werfen lässt, dann die Würfel.',
  die: (n, face) => `Würfel ${n}: ${face}`,

  need: (need) => `${need}+`,
  needLong: (need) => `${need} oder mehr`,
  eachDie: 'auf jedem Würfel',
  inAll: 'insgesamt',
  follows: 'Folgt aus dem Spiel',
  tick: 'Stimmt es am Tisch?',
  asks: 'Danach gefragt',
  odds: 'Chancen',
  percent,
  react: 'Wer reagiert?',
  nobodyReacts: 'Niemand reagiert',
  others: (n) => `Andere Reactions (${number(n)})`,
  back: 'Zurück',
  result: 'Was dabei herauskam',
  changed: 'Was sich geändert hat',
  done: 'Fertig',
};
