/** A pseudo-locale: English that shows which texts come out of a catalogue, and whether longer ones have room. */
import { type MessageFormatElement, type PluralOrSelectOption, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import type { MessageCatalog } from './translate.ts';

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ACCENTED = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž';
const ACCENTS = new Map([...PLAIN].map((letter, index) => [letter, [...ACCENTED][index] ?? letter]));

const addAccents = (text: string): string => [...text].map((letter) => ACCENTS.get(letter) ?? letter).join('');

/** Texts in other languages are about a third longer than in English. */
const GROWTH = 1 / 3;

/** Returns the catalogue with longer, accented texts in brackets. Arguments and the choices between texts stay. */
export function pseudoLocalize(catalogue: MessageCatalog): MessageCatalog {
  return Object.fromEntries(
    Object.entries(catalogue).map(([name, value]) => [
      name,
      typeof value === 'string' ? pseudoLocalizeMessage(value) : pseudoLocalize(value),
    ]),
  );
}

/** The term and the explanation of an option, with a tab between them, are two texts. */
const pseudoLocalizeMessage = (message: string): string =>
  message
    .split('\t')
    .map((text) => printAST(surround(parse(text, { ignoreTag: true }))))
    .join('\t');

/** Puts brackets around each text that a message may become. */
function surround(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  const [only, another] = elements;
  if (another === undefined && (only?.type === TYPE.plural || only?.type === TYPE.select))
    return [{ ...only, options: mapOptions(only.options, surround) } as MessageFormatElement];
  const letters = elements.reduce((n, one) => n + (one.type === TYPE.literal ? one.value.length : 0), 0);
  const padding = '~'.repeat(Math.ceil(letters * GROWTH));
  return [literal('['), ...accent(elements), literal(`${padding}]`)];
}

const literal = (value: string): MessageFormatElement => ({ type: TYPE.literal, value });

const accent = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
  elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: addAccents(element.value) };
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return { ...element, options: mapOptions(element.options, accent) } as MessageFormatElement;
    return element;
  });

const mapOptions = (
  options: Record<string, PluralOrSelectOption>,
  change: (elements: readonly MessageFormatElement[]) => MessageFormatElement[],
): Record<string, PluralOrSelectOption> =>
  Object.fromEntries(
    Object.entries(options).map(([name, option]) => [name, { ...option, value: change(option.value) }]),
  );
