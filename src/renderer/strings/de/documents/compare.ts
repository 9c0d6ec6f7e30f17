/** Comparisons: beside a character, of two, and of a duel. */

import type { Translation } from '../../../../shared/i18n/translation.ts';
import type { COMPARE } from '../../documents/compare.ts';
import { decimal, listText, number, percent } from '../words.ts';

interface Nouns {
  readonly one: string;
  readonly many: string;
}

const kind = (n: number, { one, many }: Nouns): string => (n === 1 ? one : many);

/** Who is compared with stands in brackets, so that no noun of a game needs a case: `der 7 anderen hier (Helden von Level 6)`. */
const ofOthers = (n: number, nouns: Nouns): string =>
  n === 1
    ? `des einzigen anderen in dieser Bibliothek (${kind(n, nouns)})`
    : `der ${number(n)} anderen in dieser Bibliothek (${kind(n, nouns)})`;

const withOthers = (n: number, nouns: Nouns): string =>
  n === 1
    ? `beim einzigen anderen in dieser Bibliothek (${kind(n, nouns)})`
    : `bei allen ${number(n)} anderen in dieser Bibliothek (${kind(n, nouns)})`;

export const COMPARE_DE: Translation<typeof COMPARE> = {
  percent: (chance) => percent(Math.round(chance * 1e12) / 1e12),
  tenths(chance) {
    if (chance > 0 && chance < 0.0005) return '< 0,1 %';
    if (chance < 1 && chance >= 0.9995) return '> 99,9 %';
    return `${decimal(chance * 100)} %`;
  },
  againstTheMiddle: (roll, n, nouns) => `${roll}: die Mitte ${ofOthers(n, nouns)}.`,
  byTheRules: (roll) => `${roll}.`,

  title: 'Im Vergleich',
  scope: 'Verglichen mit',
  everybody: ({ many }) => `Alle ${many}`,
  among: (n, nouns) =>
    `Im Vergleich zu ${n === 1 ? 'einem anderen' : `${number(n)} anderen`} in dieser Bibliothek (${kind(n, nouns)}).`,
  nobody: ({ many }) => `In dieser Bibliothek sind keine anderen ${many} zum Vergleichen.`,
  levelBuys: (label) =>
    `Die Regeln sagen nicht, was ${label} kaufen darf; so steht es bei den anderen, die gleich viel haben.`,
  houseRules: (n) =>
    `Nach deinen Vorgaben der Hausregeln, von denen ${n === 1 ? 'eine' : n} von den Vorgaben ${n === 1 ? 'abweicht' : 'abweichen'}.`,
  event: 'Obergrenzen von',
  noEvent: 'Kein Event',
  noCeilings: (event) => `${event} setzt hier keine Obergrenzen.`,
  number: 'Zahl',
  value: 'Wert',
  standing: 'Rang',
  spread: 'Verteilung',
  most: 'am meisten',
  least: 'am wenigsten',
  mostWith: (same) => `am meisten, wie ${number(same)}`,
  leastWith: (same) => `am wenigsten, wie ${number(same)}`,
  likeAll: 'wie alle anderen',
  moreThan: (less, n) => `mehr als ${number(less)} von ${number(n)}`,
  ceiling: (most) => `höchstens ${number(most)}`,
  above: (by, most) => `${number(by)} über ${number(most)}`,
  sentence: (standing, ceiling) => (ceiling === '' ? `${standing}.` : `${standing}; ${ceiling}.`),
  mostOf: (what, n, nouns) => `${what}: mehr als ${withOthers(n, nouns)}`,
  leastOf: (what, n, nouns) => `${what}: weniger als ${withOthers(n, nouns)}`,
  moreOf: (what, less, n, nouns) => `${what}: mehr als bei ${number(less)} ${ofOthers(n, nouns)}`,
  asFew: (what, same, n, nouns) =>
    same === n
      ? `${what}, wie ${withOthers(n, nouns)}`
      : `${what}: am wenigsten, wie bei ${number(same)} ${ofOthers(n, nouns)}`,
  aloneIn: (what) => `${what}, was sonst niemand zum Vergleichen hat`,
  eventAllows: (most) => `das Event erlaubt ${number(most)}`,
  eventForbids: (most) => `das Event erlaubt nur ${number(most)}`,
  legend: 'Ein Balken ist so hoch, wie es andere mit der Zahl gibt; die Raute ist dieser, der Strich die Mitte.',
  legendCeiling: 'Die gestrichelte Linie ist die Obergrenze des Events.',
  chances: 'Gegen einen typischen Gegner',
  chancesOf: (n, nouns) => `Typisch ist die Mitte ${ofOthers(n, nouns)}; was nur im Augenblick gilt, bleibt weg.`,
  chancesByRules: 'Hierüber entscheidet, was die Regeln verlangen, wer auch immer der Gegner ist.',
  rolls: 'Würfe',
  itself: 'Dieser',
  typical: 'Der typische',
  compareWith: 'Vergleichen mit',
  compareHint: 'Jemanden wählen',
  goTo: (label) => `Zu ${label}`,

  command: 'Mit jemandem vergleichen',
  heading: 'Vergleich',
  first: 'Erster Charakter',
  second: 'Zweiter Charakter',
  swap: 'Die beiden tauschen',
  withWhom: 'Mit wem?',
  withWhomText: 'Wähle oben den zweiten Charakter, oder wähle zwei in der Liste der Charaktere aus.',
  cannot: 'Diese beiden lassen sich nicht vergleichen',
  cannotText: 'Einer davon ist weg, nicht lesbar oder aus einem anderen Spiel.',
  cardOf: (name) => `Karte von ${name}`,
  numbers: 'Zahlen',
  difference: 'Unterschied',
  alike: '=',
  moreBy: (name, by) => `${name} hat ${number(by)} mehr`,
  betterBy: (name, by) => `${name} steht um ${number(by)} besser da`,

  working: 'Wird ausgerechnet …',
  failed: (reason) => (reason === '' ? 'Das ließ sich nicht ausrechnen.' : `Das ließ sich nicht ausrechnen: ${reason}`),
  illegal: (names) =>
    `${listText(names)} ${names.length === 1 ? 'kann' : 'können'} gegen niemanden antreten, bevor die Fehler im Formular repariert sind.`,
  attacksOn: (one, other) => `${one} greift ${other} an`,
  attack: 'Attack',
  noAttacks: 'Auf der Karte stehen keine Attacks.',
  rollAndNote: (roll, note) => `${roll}; ${note}`,
  mean: (value) => number(Math.round(value * 100) / 100),
  duel: 'Duell',
  exactly: 'Genaue Chancen',
  notExact:
    'Was diese Attacks außer HP noch nehmen, hält an, und es gibt zu viele Wege, wie es ausgehen kann: Würfel können es sagen, so oft du willst.',
  begins: (name, [first, second]) =>
    `${name} gewinnt ${percent(first)} der selbst begonnenen Duelle und ${percent(second)} der anderen.`,
  undecided: (share) => (share < 0.0005 ? '' : `${percent(share)} davon gewinnt niemand.`),
  turnsOnAverage: (turns) => `Ein Duell dauert im Mittel ${number(Math.round(turns * 10) / 10)} Turns.`,
  byDice: 'Mit Würfeln',
  howMany: 'Wie viele Duelle',
  duels: (n) => number(n),
  seed: 'Startzahl der Würfel',
  sameSeed: 'Dieselbe Startzahl würfelt dasselbe.',
  fight: 'Kämpfen',
  stop: 'Anhalten',
  fighting: 'Gekämpfte Duelle',
  fightsWith: (name) => `${name} kämpft mit`,
  bestAttack: 'der besten Attack',
  between: (least, most) => `(${decimal(100 * least)} bis ${decimal(100 * most)} %)`,
  afterDuels: (duels, [one, other], [first, second]) =>
    `Von ${number(duels)} Duellen gewann ${first} ${number(one)} und ${second} ${number(other)}.`,
  error: (off) =>
    `Eine so große Stichprobe liegt in 95 von 100 Fällen um höchstens ${number(Math.max(0.1, Math.round(off * 1000) / 10))} Punkte daneben; der Bereich steht in Klammern.`,
  howFought: 'Wie sie kämpfen, und was dabei wegbleibt',
};
