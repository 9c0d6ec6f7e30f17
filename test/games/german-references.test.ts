/** Tests quick references in German: same rows and numbers as in English under every option, no English text, same page count. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import { type OptionRow, type Options, resolveOptions } from '../../src/shared/rules/options.ts';
import type { Reference } from '../../src/shared/rules/reference.ts';
import { getPageSize } from '../../src/shared/sheet/kit/paper.ts';
import { fitReference } from '../../src/shared/sheet/reference/reference-fit.ts';
import type { Translate } from '../../src/shared/texts/translate.ts';
import { LOADED_GAMES } from '../support/games.ts';
import { isEnglish } from '../support/language/english.ts';
import { translate, translateToGerman } from '../support/texts.ts';
import { fonts } from '../unit/sheet/files.ts';

/** Lists the values of an option that are tested. For a number, 3 differs from every default. */
const listOtherValues = (optionRow: OptionRow): readonly (string | number | boolean)[] =>
  optionRow.kind === 'choice'
    ? optionRow.values
    : optionRow.kind === 'toggle'
      ? [!optionRow.default]
      : optionRow.kind === 'label'
        ? []
        : [3];

/** Yields the default options, then sets with one option at each of its other values. */
function* listOptionSets(gameId: string): Iterable<Options> {
  const gameRules = GAMES.all.find((candidate) => candidate.id === gameId);
  if (!gameRules) return;
  yield resolveOptions(gameRules.options);
  for (const [optionKey, optionRow] of Object.entries(gameRules.options)) {
    for (const optionValue of listOtherValues(optionRow))
      yield resolveOptions(gameRules.options, { [optionKey]: optionValue });
  }
}

const createReferences = (translate: Translate, gameId: string): Reference[] =>
  [...listOptionSets(gameId)].flatMap((options) => LOADED_GAMES.find(gameId)?.reference?.(translate, options) ?? []);

/** Returns a reference without its texts. */
const getStructure = ({ sections, pages, changed }: Reference) => ({
  changed: changed.length,
  pages: pages.length,
  sections: sections.map(({ id: sectionId, page: pageNumber, cite, layout, heads, names, rows }) => ({
    id: sectionId,
    page: pageNumber,
    cite,
    layout,
    names,
    heads: heads?.length,
    rows: rows.map(({ id, fact, icon, value, tag, cells, name, text }) => ({
      row: id,
      fact,
      icon,
      value,
      tag,
      cells: cells?.length,
      says: [name !== '', text !== ''],
    })),
  })),
});

const listTexts = ({ changed, sections, pages }: Reference): string[] => [
  ...changed,
  ...pages,
  ...sections.flatMap(({ title, heads = [], rows }) => [
    title,
    ...heads,
    ...rows.flatMap(({ name, text, group = '', cells = [] }) => [name, text, group, ...cells]),
  ]),
];

/** Returns the numbers of a text, sorted, because languages order words differently. */
const listNumbers = (printedText: string): string[] => (printedText.match(/\d+/g) ?? []).sort();

/** Terms of the rules that contain small English words and stay English in German. */
const ENGLISH_TERMS =
  /Smash it Up|Hold the Initiative|Use Ability|Shoot into Melee|Take Their Leader|Turn End|Fallen Ally|Attack, Court/g;

const GAME_IDS = LOADED_GAMES.all.filter(({ reference }) => reference !== undefined).map(({ id }) => id);
const englishById = new Map(GAME_IDS.map((gameId) => [gameId, createReferences(translate, gameId)]));

const inGerman = new Map<string, Reference[]>();
/** Returns every reference of a game in German, and caches them for all tests. */
function getGerman(gameId: string): readonly Reference[] {
  const references = inGerman.get(gameId) ?? createReferences(translateToGerman, gameId);
  inGerman.set(gameId, references);
  return references;
}

/** Compares two values and calls Vitest only when they differ, which is faster. */
function expectSame(actualValue: unknown, expectedValue: unknown): void {
  if (!isDeepStrictEqual(actualValue, expectedValue)) expect(actualValue).toEqual(expectedValue);
}

describe.each(GAME_IDS)('the German quick reference of %s', (gameId) => {
  it('matches the rows and numbers of the English one under every option', () => {
    const inEnglish = englishById.get(gameId) ?? [];
    expect(getGerman(gameId).length).toBe(inEnglish.length);
    for (const [index, reference] of getGerman(gameId).entries()) {
      const original = inEnglish[index] as Reference;
      expectSame(getStructure(reference), getStructure(original));
      expectSame(listTexts(reference).flatMap(listNumbers).sort(), listTexts(original).flatMap(listNumbers).sort());
    }
  });

  it('contains no English sentence and no unfilled placeholder', () => {
    const germanTexts = new Set(getGerman(gameId).flatMap(listTexts));
    const untranslated = [...germanTexts].filter(
      (printedText) => isEnglish(printedText.replaceAll(ENGLISH_TERMS, '…')) || /\{\w+\}/.test(printedText),
    );
    expect(untranslated).toEqual([]);
    const englishTexts = new Set((englishById.get(gameId) ?? []).flatMap(listTexts));
    // Only names and numbers may be the same in both languages, never a sentence. The pattern matches a text with two sentences, or a
    // long text that ends like a sentence.
    expect(
      [...germanTexts].filter(
        (printedText) => englishTexts.has(printedText) && /[a-z]{2}.*\. |^.{60}.*\.$/.test(printedText),
      ),
    ).toEqual([]);
  });

  it.each(['a4', 'letter'] as const)('fits its pages on %s', (paperSize) => {
    const [reference] = getGerman(gameId);
    const footerHeight = 20; // In points.
    const fitted = reference && fitReference(reference, getPageSize(paperSize, 'landscape'), footerHeight, fonts);
    expect(fitted?.isFitting).toBe(true);
  });
});
