/** A pseudo-locale: English that shows which texts come from a catalog and whether there is room for longer ones. */
import { type MessageFormatElement, type PluralOrSelectOption, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import type { MessageCatalog } from './translate.ts';

const PLAIN_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ACCENTED_LETTERS = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž';
const ACCENT_BY_LETTER = new Map(
  [...PLAIN_LETTERS].map((letter, index) => [letter, [...ACCENTED_LETTERS][index] ?? letter]),
);

const addAccents = (plainText: string): string =>
  [...plainText].map((letter) => ACCENT_BY_LETTER.get(letter) ?? letter).join('');

/** Texts in other languages are a third longer than in English. */
const GROWTH = 1 / 3;

/** Returns a catalog with longer, accented texts in brackets. Arguments and plural or select options stay. */
export function pseudoLocalize(catalog: MessageCatalog): MessageCatalog {
  return Object.fromEntries(
    Object.entries(catalog).map(([messageName, value]) => [
      messageName,
      typeof value === 'string' ? pseudoLocalizeMessage(value) : pseudoLocalize(value),
    ]),
  );
}

/** Localizes a message. A term and its explanation with a tab between them are two texts. */
const pseudoLocalizeMessage = (message: string): string =>
  message
    .split('\t')
    .map((messageText) => printAST(surround(parse(messageText, { ignoreTag: true }))))
    .join('\t');

/** Puts brackets around each text that a message can result in. */
function surround(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  const [onlyElement, secondElement] = elements;
  if (secondElement === undefined && (onlyElement?.type === TYPE.plural || onlyElement?.type === TYPE.select))
    return [{ ...onlyElement, options: mapOptions(onlyElement.options, surround) } as MessageFormatElement];
  const letterCount = elements.reduce(
    (sum, element) => sum + (element.type === TYPE.literal ? element.value.length : 0),
    0,
  );
  const padding = '~'.repeat(Math.ceil(letterCount * GROWTH));
  return [createLiteral('['), ...addElementAccents(elements), createLiteral(`${padding}]`)];
}

const createLiteral = (value: string): MessageFormatElement => ({ type: TYPE.literal, value });

const addElementAccents = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
  elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: addAccents(element.value) };
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return { ...element, options: mapOptions(element.options, addElementAccents) } as MessageFormatElement;
    return element;
  });

const mapOptions = (
  options: Record<string, PluralOrSelectOption>,
  changeElements: (elements: readonly MessageFormatElement[]) => MessageFormatElement[],
): Record<string, PluralOrSelectOption> =>
  Object.fromEntries(
    Object.entries(options).map(([optionName, option]) => [
      optionName,
      { ...option, value: changeElements(option.value) },
    ]),
  );
