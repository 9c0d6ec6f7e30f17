/** Sentences on what an event does not allow, and on event packs themselves. */
import { segments } from '../../../document/pointer.ts';
import { counted } from '../../../text/counted.ts';
import { short } from '../../../text/short.ts';
import type { SuRaised } from '../check/rule.ts';
import type { SuCode } from '../codes.ts';
import { nameOf, traitName } from '../names.ts';
import type { SuOptions } from '../options.ts';
import { actual, called, family, houseRule, type Message, quoted, required, text, who } from './parts.ts';

type EventCode = Extract<SuCode, `event.${string}`>;

export const EVENT_MESSAGES: Readonly<Record<EventCode, Message>> = {
  'event.formation': (f) => `The event does not allow the formation ${nameOf(String(f.actual))}.`,
  'event.allegiance': (f) => `The event does not allow ${nameOf(String(f.actual))} Teams.`,
  'event.banned': (f) => `${who(f)} is banned at this event.`,
  'event.copies': (f) => `${who(f)} stands ${actual(f)} times in the team; the event allows ${required(f)}.`,
  'event.character-level': (f) =>
    `${who(f)} has Level ${actual(f)}; the event allows none ${Number(f.actual) > Number(f.required) ? 'above' : 'below'} ${required(f)}.`,
  'event.ceiling': (f, options) =>
    `${who(f)} has ${numberName(text(f, 'label'), options)} ${actual(f)}; the event allows ${required(f)} at most.`,
  'event.gimmicks': () => 'The event is played without Gimmicks.',
  'event.not-approved': (f) =>
    text(f, 'kind') === 'changed'
      ? `${who(f)} has changed since it was approved: its fingerprint is ${actual(f)}, approved was ${required(f)}.`
      : `${who(f)} is not among the approved characters of the event.`,
  'event.levels': (f) =>
    `The list states ${counted(f.actual ?? 0, 'Level')}; it is checked at the ${counted(f.required ?? 0, 'Level')} of the event.`,
  'event.vocabulary': (f) => {
    const which = text(f, 'family');
    if (which === 'option') return `Rollcall knows no option ${called(f.actual)}; it changes nothing.`;
    if (which === 'optionValue')
      return `The house rule ${houseRule(text(f, 'option'))} cannot be ${quoted(f.actual)}; it keeps its default.`;
    if (which === 'ceiling') return `No printed number is ${called(f.actual)}; this ceiling holds nobody back.`;
    return `The rules know no ${family(f)} ${called(f.actual)}; no list will ever have it.`;
  },
  'event.number': (f, options) => {
    if (f.values?.kind === 'crossed')
      return `The lowest Level allowed is ${actual(f)} and the highest ${required(f)}: nobody may come.`;
    return f.actual === undefined || typeof f.actual === 'string'
      ? `The ceilings of Level ${quoted(f.actual)} meet nobody; Levels are whole numbers from ${required(f)}.`
      : `${packField(f, options)} is ${actual(f)}; it must be a whole number ${
          typeof f.required === 'string' ? `from ${required(f)}` : `of ${required(f)} or more`
        }.`;
  },
};

/** `fight.dice` is Fight dice, `hp` is HP; a key nobody knows comes in quotation marks. */
function numberName(label: string, options: SuOptions): string {
  const [first = '', second, ...more] = label.split('.');
  if (more.length > 0 || !/^[a-z]+$/.test(first)) return quoted(label);
  if (second === undefined) return nameOf(first);
  return `${short(traitName(first, options))} ${second === 'dice' ? 'dice' : 'Resistance'}`;
}

/** What stands at a place of an event pack. */
function packField({ place }: SuRaised, options: SuOptions): string {
  const [first = '', second = '', third, fourth] = segments(place);
  if (first === 'maxCopies') return 'The number of copies allowed';
  if (first === 'level') return second === 'min' ? 'The lowest Level allowed' : 'The highest Level allowed';
  if (first !== 'ceilings') return 'The size of the event';
  return third !== undefined && fourth !== undefined
    ? `The ceiling of ${numberName(fourth, options)} at Level ${short(third)}`
    : `The ceiling of ${numberName(second, options)}`;
}
