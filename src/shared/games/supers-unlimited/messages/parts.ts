/** Formats the parts of messages of findings. Words of the rules are the same in every language. */
import { formatOption } from '../../../rules/option-texts.ts';
import { truncate } from '../../../text/truncate.ts';
import { formatLateText } from '../../../texts/late-text.ts';
import type { NamesIn, Translate } from '../../../texts/translate.ts';
import { formatValue, quoteValue } from '../../../texts/values.ts';
import type { SuRawFinding } from '../check/rule.ts';
import { nameCharacter } from '../names.ts';
import { OPTION_TEXTS } from '../option-texts.ts';
import { defaultOptions, type OptionKey, type SuOptions } from '../options.ts';

/** Formats the message of a finding. If a house rule causes the finding, the message names the house rule. */
export type FormatFinding = (translate: Translate, finding: SuRawFinding, options: SuOptions) => string;

export const formatActual = (translate: Translate, { actual }: SuRawFinding): string => formatValue(translate, actual);
export const formatRequired = (translate: Translate, { required }: SuRawFinding): string =>
  formatValue(translate, required);

/** Returns an additional value of a finding as text. Late texts and missing values become an empty text. */
export function readText({ values }: SuRawFinding, valueName: string): string {
  const value = values?.[valueName];
  return typeof value === 'function' ? '' : String(value ?? '');
}

/** Returns an additional value of a finding as a number. */
export const readNumber = ({ values }: SuRawFinding, valueName: string): number => Number(values?.[valueName] ?? 0);

/** Returns an additional value of a finding, such as a list of names, in the language of the reader. */
export function formatListed(translate: Translate, { values }: SuRawFinding, valueName: string): string {
  const value = values?.[valueName];
  return typeof value === 'number' ? String(value) : formatLateText(translate, value ?? '');
}

/** Returns the position of an entry in its list, counted from 1: `2` for `/attacks/1/type`. Returns an empty text for other lists. */
function findEntryNumber(pointer: string, listName: 'attacks' | 'members'): string {
  const entryIndex = pointer.split(`/${listName}/`)[1]?.split('/')[0] ?? '';
  return /^\d+$/.test(entryIndex) ? String(Number(entryIndex) + 1) : '';
}

/** Names the attack of a finding: its name in quotation marks, or `Attack 2` if it has no name. */
export function nameAttack(translate: Translate, finding: SuRawFinding): string {
  const attackName = readText(finding, 'attack');
  return attackName.trim() === ''
    ? translate('supersUnlimited.findingParts.attack', { number: findEntryNumber(finding.localPointer, 'attacks') })
    : quoteValue(translate, attackName);
}

/** Names the character of a finding: its name, or `Member 3` if it has no name. */
export function nameMember(translate: Translate, finding: SuRawFinding): string {
  const characterName = readText(finding, 'name');
  const position = findEntryNumber(finding.localPointer, 'members');
  return characterName.trim() === '' && position !== ''
    ? translate('supersUnlimited.findingParts.member', { number: position })
    : truncate(nameCharacter(translate, characterName, finding.subjects[0] ?? ''));
}

/** Says that a word isn't in its family: `no Class`. */
export function nameNoSuch(translate: Translate, finding: SuRawFinding): string {
  const messageKey = `supersUnlimited.findingParts.noSuch.${readText(finding, 'family')}`;
  return translate.has(messageKey) ? translate(messageKey) : translate('supersUnlimited.findingParts.noSuch.word');
}

/** Returns the plural name of the words of a list: `Classes`. */
export function nameFamily(translate: Translate, finding: SuRawFinding): string {
  const messageKey = `supersUnlimited.findingParts.families.${readText(finding, 'family')}`;
  return translate.has(messageKey) ? translate(messageKey) : translate('supersUnlimited.findingParts.families.words');
}

/** Describes a character with the Class of a finding: `a Mage`. */
export const nameHolder = (translate: Translate, finding: SuRawFinding): string =>
  translate(`supersUnlimited.findingParts.ofClass.${readText(finding, 'class') as ClassName}`);

type ClassName = NamesIn<'supersUnlimited.findingParts.ofClass'>;

/** Adds a sentence about the given options whose values differ from the defaults, if there are any. */
export function addHouseRules(
  translate: Translate,
  sentence: string,
  options: SuOptions,
  ...optionKeys: readonly OptionKey[]
): string {
  const changedRules = optionKeys
    .filter((optionKey) => options[optionKey] !== defaultOptions[optionKey])
    .map((optionKey) => {
      // `formatOption` returns the name of the house rule and the text of its value.
      const optionValue = truncate(formatOption(translate, OPTION_TEXTS, optionKey, options[optionKey])[1]);
      return translate('supersUnlimited.findingParts.houseRule', {
        rule: quoteHouseRule(translate, optionKey),
        value: optionValue,
      });
    })
    .join('; ');
  return changedRules === ''
    ? sentence
    : `${sentence} ${translate('supersUnlimited.findingParts.houseRules', { rules: changedRules })}`;
}

/** Returns the name of a house rule in quotation marks. */
export const quoteHouseRule = (translate: Translate, optionKey: string): string =>
  quoteValue(translate, formatOption(translate, OPTION_TEXTS, optionKey, undefined)[0]);
