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

/** Formats the message of a finding. The message names the house rule that causes the finding, if any. */
export type FormatFinding = (translate: Translate, finding: SuRawFinding, options: SuOptions) => string;

export const formatActual = (translate: Translate, { actual }: SuRawFinding): string => formatValue(translate, actual);
export const formatRequired = (translate: Translate, { required }: SuRawFinding): string =>
  formatValue(translate, required);

/** Returns an additional value of a finding as text. */
export function readText({ values }: SuRawFinding, valueName: string): string {
  const extraValue = values?.[valueName];
  return typeof extraValue === 'function' ? '' : String(extraValue ?? '');
}

/** Returns an additional value of a finding as a number. */
export const readNumber = ({ values }: SuRawFinding, valueName: string): number => Number(values?.[valueName] ?? 0);

/** Returns a list among the values of a finding as one joined text. */
export function formatListed(translate: Translate, { values }: SuRawFinding, valueName: string): string {
  const listedValue = values?.[valueName];
  return typeof listedValue === 'number' ? String(listedValue) : formatLateText(translate, listedValue ?? '');
}

/** Returns the position of an entry, counted from 1, in a pointer such as `/attacks/1/type`; empty if the list isn't in the pointer. */
function findEntryNumber(pointer: string, listName: 'attacks' | 'members'): string {
  const entryIndex = pointer.split(`/${listName}/`)[1]?.split('/')[0] ?? '';
  return /^\d+$/.test(entryIndex) ? String(Number(entryIndex) + 1) : '';
}

/** Returns the attack of a finding: its name in quotation marks, or `Attack 2` without a name. */
export function nameAttack(translate: Translate, finding: SuRawFinding): string {
  const attackName = readText(finding, 'attack');
  return attackName.trim() === ''
    ? translate('supersUnlimited.findingParts.attack', { number: findEntryNumber(finding.localPointer, 'attacks') })
    : quoteValue(translate, attackName);
}

/** Returns the character of a finding: its name, or `Member 3` without a name. */
export function nameMember(translate: Translate, finding: SuRawFinding): string {
  const characterName = readText(finding, 'name');
  const position = findEntryNumber(finding.localPointer, 'members');
  return characterName.trim() === '' && position !== ''
    ? translate('supersUnlimited.findingParts.member', { number: position })
    : truncate(nameCharacter(translate, characterName, finding.subjects[0] ?? ''));
}

/** Returns the family of an unknown word as something that doesn't exist: `no Class`. */
export function nameNoSuch(translate: Translate, finding: SuRawFinding): string {
  const messageKey = `supersUnlimited.findingParts.noSuch.${readText(finding, 'family')}`;
  return translate.has(messageKey) ? translate(messageKey) : translate('supersUnlimited.findingParts.noSuch.word');
}

/** Returns the plural name of the words of a list: `Classes`. */
export function nameFamily(translate: Translate, finding: SuRawFinding): string {
  const messageKey = `supersUnlimited.findingParts.families.${readText(finding, 'family')}`;
  return translate.has(messageKey) ? translate(messageKey) : translate('supersUnlimited.findingParts.families.words');
}

/** Returns a character of the Class of a finding: `a Mage`. */
export const nameHolder = (translate: Translate, finding: SuRawFinding): string =>
  translate(`supersUnlimited.findingParts.ofClass.${readText(finding, 'class') as ClassName}`);

type ClassName = NamesIn<'supersUnlimited.findingParts.ofClass'>;

/** Adds a sentence about those of the house rules that differ from their defaults, if any. */
export function addHouseRules(
  translate: Translate,
  sentence: string,
  options: SuOptions,
  ...optionKeys: readonly OptionKey[]
): string {
  const changedRules = optionKeys
    .filter((optionKey) => options[optionKey] !== defaultOptions[optionKey])
    .map((optionKey) => {
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
