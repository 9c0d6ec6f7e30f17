/** German sentences on what an event does not allow, and on event packs themselves. */
import { segments } from '../../../document/pointer.ts';
import { count, quoted, valueText } from '../../../german/words.ts';
import { short } from '../../../text/short.ts';
import type { SuRaised } from '../check/rule.ts';
import type { EVENT_MESSAGES } from '../messages/event.ts';
import { nameOf, traitName } from '../names.ts';
import type { SuOptions } from '../options.ts';
import { houseRule, text, unknownWord, who } from './parts.ts';

const actual = (f: SuRaised): string => valueText(f.actual);
const required = (f: SuRaised): string => valueText(f.required);

export const EVENT_MESSAGES_DE: typeof EVENT_MESSAGES = {
  'event.formation': (f) => `Das Event erlaubt die Formation ${nameOf(String(f.actual))} nicht.`,
  'event.allegiance': (f) => `Das Event erlaubt keine ${nameOf(String(f.actual))} Teams.`,
  'event.banned': (f) => `${who(f)} ist bei diesem Event gesperrt.`,
  'event.copies': (f) => `${who(f)} steht ${actual(f)}-mal im Team; das Event erlaubt ${required(f)}.`,
  'event.character-level': (f) =>
    `${who(f)} hat Level ${actual(f)}; das Event erlaubt niemanden ${Number(f.actual) > Number(f.required) ? 'über' : 'unter'} ${required(f)}.`,
  'event.ceiling': (f, options) =>
    `${who(f)} hat ${numberName(text(f, 'label'), options)} ${actual(f)}; das Event erlaubt höchstens ${required(f)}.`,
  'event.gimmicks': () => 'Das Event wird ohne Gimmicks gespielt.',
  'event.not-approved': (f) =>
    text(f, 'kind') === 'changed'
      ? `${who(f)} hat sich seit der Zulassung geändert: Der Fingerabdruck ist ${actual(f)}, zugelassen war ${required(f)}.`
      : `${who(f)} ist nicht unter den zugelassenen Charakteren des Events.`,
  'event.levels': (f) =>
    `Die Liste nennt ${count(f.actual, 'Level', 'Levels')}; geprüft wird sie mit den ${count(f.required, 'Level', 'Levels')} des Events.`,
  'event.vocabulary': (f) => {
    const which = text(f, 'family');
    if (which === 'option') return `Rollcall kennt keine Hausregel namens ${quoted(f.actual)}; sie ändert nichts.`;
    if (which === 'optionValue')
      return `Die Hausregel ${houseRule(text(f, 'option'))} kann nicht ${quoted(f.actual)} sein; es bleibt bei ihrer Vorgabe.`;
    if (which === 'ceiling')
      return `Keine gedruckte Zahl heißt ${quoted(f.actual)}; diese Obergrenze hält niemanden auf.`;
    return `${unknownWord(f)}; keine Liste wird das je haben.`;
  },
  'event.number': (f, options) => {
    if (f.values?.kind === 'crossed')
      return `Das niedrigste erlaubte Level ist ${actual(f)}, das höchste ${required(f)}: Niemand darf kommen.`;
    return f.actual === undefined || typeof f.actual === 'string'
      ? `Die Obergrenzen von Level ${quoted(f.actual)} betreffen niemanden; Levels sind ganze Zahlen ${range(f)}.`
      : `${packField(f, options)}: ${actual(f)} ist keine ganze Zahl ${
          typeof f.required === 'string' ? range(f) : `von mindestens ${required(f)}`
        }.`;
  },
};

/** `von 1 bis 10`, where the finding has `1 to 10`. */
const range = (f: SuRaised): string => `von ${required(f).replace(' to ', ' bis ')}`;

/** `fight.dice` is Fight (Würfel), `hp` is HP; a key nobody knows comes in quotation marks. */
function numberName(label: string, options: SuOptions): string {
  const [first = '', second, ...more] = label.split('.');
  if (more.length > 0 || !/^[a-z]+$/.test(first)) return quoted(label);
  if (second === undefined) return nameOf(first);
  return `${short(traitName(first, options))} ${second === 'dice' ? '(Würfel)' : 'Resistance'}`;
}

/** What stands at a place of an event pack. */
function packField({ place }: SuRaised, options: SuOptions): string {
  const [first = '', second = '', third, fourth] = segments(place);
  if (first === 'maxCopies') return 'Die erlaubte Anzahl je Charakter';
  if (first === 'level') return second === 'min' ? 'Der niedrigste erlaubte Level' : 'Der höchste erlaubte Level';
  if (first !== 'ceilings') return 'Die Größe des Events';
  return third !== undefined && fourth !== undefined
    ? `Die Obergrenze von ${numberName(fourth, options)} auf Level ${short(third)}`
    : `Die Obergrenze von ${numberName(second, options)}`;
}
