/** Parts of the sentences of findings. */

import { optionInWords } from '../../../rules/option-texts.ts';
import { numeral } from '../../../text/numeral.ts';
import { short } from '../../../text/short.ts';
import type { SuRaised } from '../check/rule.ts';
import { nameFor, nameOf } from '../names.ts';
import { OPTION_TEXTS } from '../option-texts.ts';
import { defaultOptions, type OptionKey, type SuOptions } from '../options.ts';

export type Message = (finding: SuRaised, options: SuOptions) => string;

const FAMILIES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  alignment: ['Alignment', 'Alignments'],
  class: ['Class', 'Classes'],
  faction: ['Faction', 'Factions'],
  movement: ['movement type', 'movement types'],
  type: ['Type', 'Types'],
  origin: ['Origin', 'Origins'],
  element: ['Element', 'Elements'],
  specialty: ['Specialty', 'Specialties'],
  weakness: ['Keyword for a Weakness', 'Weaknesses'],
  immunity: ['Immunity', 'Immunities'],
  trait: ['Action Trait', 'Action Traits'],
  attackType: ['Attack Type', 'Attack Types'],
  effect: ['Effect', 'Effects'],
  formation: ['formation', 'formations'],
  allegiance: ['allegiance', 'allegiances'],
};

/** `Emissary, Living, Robotic or Undead` */
export function oneOf(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

/** `twice` as many, `3 times` as many. */
export const times = (n: number): string => (n === 2 ? 'twice' : `${numeral(n)} times`);

/** A number of the tables as a word, where it is small. */
export const spelledOut = (n: number): string => ['no', 'one', 'two', 'three'][n] ?? numeral(n);

/** A further value of the finding. */
export const value = (f: SuRaised, key: string): number | string => f.values?.[key] ?? '';
export const text = (f: SuRaised, key: string): string => String(value(f, key));

/** A number as people write it, or a word that is not too long. */
export const valueText = (given: number | string | undefined): string =>
  typeof given === 'number' ? numeral(given) : short(given ?? '');
export const actual = (f: SuRaised): string => valueText(f.actual);
export const required = (f: SuRaised): string => valueText(f.required);

/** The position of an entry, from 1 on, taken from a pointer such as `/attacks/1/type`; empty when the list is not in it. */
export function entryNumber(path: string, list: 'attacks' | 'members'): string {
  const index = path.split(`/${list}/`)[1]?.split('/')[0] ?? '';
  return /^\d+$/.test(index) ? String(Number(index) + 1) : '';
}

/** A word in quotation marks. Empty ones would look like a mistake of ours. */
export const quoted = (word: number | string | undefined): string =>
  valueText(word).trim() === '' ? 'an empty text' : `“${valueText(word)}”`;

/** What the word of a finding should have been: `Class`, or of several `Classes`. */
export const family = (f: SuRaised): string => FAMILIES[text(f, 'family')]?.[0] ?? 'word';
export const families = (f: SuRaised): string => FAMILIES[text(f, 'family')]?.[1] ?? 'words';

/** The word that the rules do not know, after `no Class`: `called “Tonk”`. */
export const called = (word: number | string | undefined): string =>
  valueText(word).trim() === '' ? 'without a name' : `called ${quoted(word)}`;

/** The attack that a finding concerns: its name in quotation marks, or `Attack 2` without one. */
export function attack(f: SuRaised): string {
  const name = text(f, 'attack');
  return name.trim() === '' ? `Attack ${entryNumber(f.place, 'attacks')}` : quoted(name);
}

/** The character that a finding concerns: its name, or `Member 3` without one. */
export function who(f: SuRaised): string {
  const name = text(f, 'name');
  const position = entryNumber(f.place, 'members');
  return name.trim() === '' && position !== '' ? `Member ${position}` : short(nameFor(name, f.subjects[0] ?? ''));
}

/** `a Mage`, `an Infiltrator`. */
export const withArticle = (name: string): string => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;

/** E-17 */
export function plural(alignment: string): string {
  return { hero: 'Heroes', villain: 'Villains', 'anti-hero': 'Anti-Heroes' }[alignment] ?? nameOf(alignment);
}

/** A sentence on those of the house rules that differ from their default; empty when none does. */
export function houseRules(options: SuOptions, ...keys: readonly OptionKey[]): string {
  const changed = keys.filter((key) => options[key] !== defaultOptions[key]);
  if (changed.length === 0) return '';
  return ` House rule ${changed.map((key) => `${houseRule(key)}: ${optionWord(key, options)}`).join('; ')}.`;
}

/** The name of a house rule in a sentence. */
export const houseRule = (key: string): string => quoted(optionInWords(OPTION_TEXTS, key, undefined)[0]);

/** The value of a house rule as people read it. */
export const optionWord = (key: OptionKey, options: SuOptions): string =>
  short(optionInWords(OPTION_TEXTS, key, options[key])[1]);
