/** Parts of the messages of findings. Words of the rules are the same in every language. */
import { optionInWords } from '../../../rules/option-texts.ts';
import { short } from '../../../text/short.ts';
import { formatText } from '../../../texts/late-text.ts';
import type { NamesIn, Translate } from '../../../texts/translate.ts';
import { formatValue, quoteValue } from '../../../texts/values.ts';
import type { SuRawFinding } from '../check/rule.ts';
import { nameCharacter } from '../names.ts';
import { OPTION_TEXTS } from '../option-texts.ts';
import { defaultOptions, type OptionKey, type SuOptions } from '../options.ts';

/** Makes the message of a finding in a language. It names the house rule that causes the finding, where one does. */
export type Message = (translate: Translate, finding: SuRawFinding, options: SuOptions) => string;

export const formatActual = (translate: Translate, { actual }: SuRawFinding): string => formatValue(translate, actual);
export const formatRequired = (translate: Translate, { required }: SuRawFinding): string =>
  formatValue(translate, required);

/** Returns a further value of a finding as text. */
export function readText({ values }: SuRawFinding, key: string): string {
  const value = values?.[key];
  return typeof value === 'function' ? '' : String(value ?? '');
}

/** Returns a further value of a finding as a number. */
export const readNumber = ({ values }: SuRawFinding, key: string): number => Number(values?.[key] ?? 0);

/** Returns a list of a finding, joined. */
export function formatListed(translate: Translate, { values }: SuRawFinding, key: string): string {
  const list = values?.[key];
  return typeof list === 'number' ? String(list) : formatText(translate, list ?? '');
}

/** Returns the position of an entry, from 1 on, in a pointer such as `/attacks/1/type`; empty when the list is not in it. */
function findEntryNumber(path: string, list: 'attacks' | 'members'): string {
  const index = path.split(`/${list}/`)[1]?.split('/')[0] ?? '';
  return /^\d+$/.test(index) ? String(Number(index) + 1) : '';
}

/** Returns the attack that a finding concerns: its name in quotation marks, or `Attack 2` without one. */
export function nameAttack(translate: Translate, finding: SuRawFinding): string {
  const name = readText(finding, 'attack');
  return name.trim() === ''
    ? translate('supersUnlimited.findingParts.attack', { number: findEntryNumber(finding.place, 'attacks') })
    : quoteValue(translate, name);
}

/** Returns the character that a finding concerns: its name, or `Member 3` without one. */
export function nameMember(translate: Translate, finding: SuRawFinding): string {
  const name = readText(finding, 'name');
  const position = findEntryNumber(finding.place, 'members');
  return name.trim() === '' && position !== ''
    ? translate('supersUnlimited.findingParts.member', { number: position })
    : short(nameCharacter(translate, name, finding.subjects[0] ?? ''));
}

/** Returns what the word of a finding should have been, as something that does not exist: `no Class`. */
export function nameNoSuch(translate: Translate, finding: SuRawFinding): string {
  const key = `supersUnlimited.findingParts.noSuch.${readText(finding, 'family')}`;
  return translate.has(key) ? translate(key) : translate('supersUnlimited.findingParts.noSuch.word');
}

/** Returns what the words of a list are: `Classes`. */
export function nameFamily(translate: Translate, finding: SuRawFinding): string {
  const key = `supersUnlimited.findingParts.families.${readText(finding, 'family')}`;
  return translate.has(key) ? translate(key) : translate('supersUnlimited.findingParts.families.words');
}

/** Returns whoever has the Class of a finding: `a Mage`. */
export const nameHolder = (translate: Translate, finding: SuRawFinding): string =>
  translate(`supersUnlimited.findingParts.ofClass.${readText(finding, 'class') as ClassName}`);

type ClassName = NamesIn<'supersUnlimited.findingParts.ofClass'>;

/** Adds a sentence on those of the house rules that differ from their default; none when none does. */
export function addHouseRules(
  translate: Translate,
  sentence: string,
  options: SuOptions,
  ...keys: readonly OptionKey[]
): string {
  const rules = keys
    .filter((key) => options[key] !== defaultOptions[key])
    .map((key) => {
      const value = short(optionInWords(translate, OPTION_TEXTS, key, options[key])[1]);
      return translate('supersUnlimited.findingParts.houseRule', { rule: quoteHouseRule(translate, key), value });
    })
    .join('; ');
  return rules === '' ? sentence : `${sentence} ${translate('supersUnlimited.findingParts.houseRules', { rules })}`;
}

/** Returns the name of a house rule in quotation marks. */
export const quoteHouseRule = (translate: Translate, key: string): string =>
  quoteValue(translate, optionInWords(translate, OPTION_TEXTS, key, undefined)[0]);
