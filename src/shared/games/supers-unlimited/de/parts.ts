/** Parts of the German sentences of findings. Words of the rules stay English. */
import { number, quoted, valueText } from '../../../german/words.ts';
import { optionInWords } from '../../../rules/option-texts.ts';
import { short } from '../../../text/short.ts';
import type { SuRaised } from '../check/rule.ts';
import { entryNumber, optionWord } from '../messages/parts.ts';
import { nameFor } from '../names.ts';
import { OPTION_TEXTS } from '../option-texts.ts';
import { defaultOptions, type OptionKey, type SuOptions } from '../options.ts';

/** What the word of a finding should have been, after “kennen keine …”, and of several. */
const FAMILIES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  alignment: ['kein Alignment', 'Alignments'],
  class: ['keine Class', 'Classes'],
  faction: ['keine Faction', 'Factions'],
  movement: ['keine Bewegungsart', 'Bewegungsarten'],
  type: ['keinen Type', 'Types'],
  origin: ['keine Origin', 'Origins'],
  element: ['kein Element', 'Elements'],
  specialty: ['keine Specialty', 'Specialties'],
  weakness: ['kein Keyword für eine Weakness', 'Weaknesses'],
  immunity: ['keine Immunity', 'Immunities'],
  trait: ['keinen Action Trait', 'Action Traits'],
  attackType: ['keinen Attack Type', 'Attack Types'],
  effect: ['keinen Effect', 'Effects'],
  formation: ['keine Formation', 'Formations'],
  allegiance: ['keine Allegiance', 'Allegiances'],
};

export const value = (f: SuRaised, key: string): number | string => f.values?.[key] ?? '';
export const text = (f: SuRaised, key: string): string => String(value(f, key));

/** `Die Regeln kennen keine Class namens „Tonk“.` */
export const unknownWord = (f: SuRaised): string =>
  `Die Regeln kennen ${FAMILIES[text(f, 'family')]?.[0] ?? 'kein Wort'} ${valueText(f.actual).trim() === '' ? 'ohne Namen' : `namens ${quoted(f.actual)}`}`;
export const families = (f: SuRaised): string => FAMILIES[text(f, 'family')]?.[1] ?? 'Wörtern';

/** The attack that a finding concerns: its name in quotation marks, or `Angriff 2` without one. */
export function attack(f: SuRaised): string {
  const name = text(f, 'attack');
  return name.trim() === '' ? `Angriff ${entryNumber(f.place, 'attacks')}` : quoted(name);
}

/** The character that a finding concerns: its name, or `Mitglied 3` without one. */
export function who(f: SuRaised): string {
  const name = text(f, 'name');
  const position = entryNumber(f.place, 'members');
  return name.trim() === '' && position !== '' ? `Mitglied ${position}` : short(nameFor(name, f.subjects[0] ?? ''));
}

/** `doppelt` so viele, `3-mal` so viele. */
export const times = (n: number): string => (n === 2 ? 'doppelt' : `${number(n)}-mal`);

export const spelledOut = (n: number): string => ['keinen', 'einen', 'zwei', 'drei'][n] ?? number(n);

/** A sentence on those of the house rules that differ from their default; empty when none does. */
export function houseRules(options: SuOptions, ...keys: readonly OptionKey[]): string {
  const changed = keys.filter((key) => options[key] !== defaultOptions[key]);
  if (changed.length === 0) return '';
  return ` Hausregel ${changed.map((key) => `${houseRule(key)}: ${optionWord(key, options)}`).join('; ')}.`;
}

/** The name of a house rule in a sentence. */
export const houseRule = (key: string): string => quoted(optionInWords(OPTION_TEXTS, key, undefined)[0]);
