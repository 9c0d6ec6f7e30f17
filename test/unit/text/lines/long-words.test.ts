import { describe, expect, it } from 'vitest';
import { createStyledRuns } from '../../../../src/shared/card/binding/styled-runs.ts';
import { layoutCard, listCardSides } from '../../../../src/shared/card/layout-card.ts';
import { listBuiltInTemplates } from '../../../../src/shared/card/template/built-in-templates.ts';
import { listTextItems } from '../../../../src/shared/display/display-list.ts';
import { mm, toPt } from '../../../../src/shared/display/units.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import type { Character } from '../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { MAX_WORD_UNITS, sliceWord, splitClusters } from '../../../../src/shared/text/fonts/clusters.ts';
import { splitTypefaceRuns } from '../../../../src/shared/text/fonts/fallback.ts';
import { shapeWord } from '../../../../src/shared/text/fonts/fonts.ts';
import type { Measure } from '../../../../src/shared/text/lines/lines.ts';
import { breakLines } from '../../../../src/shared/text/lines/lines.ts';
import { measureTexts } from '../../../../src/shared/text/lines/measure.ts';
import { NO_SQUEEZE } from '../../../../src/shared/text/lines/styles.ts';
import { parseMarkup } from '../../../../src/shared/text/markup/markup.ts';
import { ICONS } from '../../../support/cards/cards.ts';
import { scaleRuns, selectSample } from '../../../support/sample-size.ts';
import { createHero, createPlainStyle, getTestFonts, layoutTestCard, measureInk } from '../../card/support.ts';

/** Tests texts of unusual length, and words without a place to break them. Widths are in points. */

const fonts = getTestFonts();
const breakIntoLines = (text: string, lineBox: Measure) =>
  breakLines(
    measureTexts(createStyledRuns([{ text }], createPlainStyle(8), ICONS, true), fonts),
    lineBox,
    fonts,
    NO_SQUEEZE,
  ).lines;
const listLineTexts = (text: string, lineBox: Measure): string[] =>
  breakIntoLines(text, lineBox).map((line) => line.words.map((word) => word.styled.text).join(''));

/** Creates long texts without break opportunities. Quadratic work on them would never end. */
const LONG_TEXTS: Readonly<Record<string, (count: number) => string>> = {
  letters: (unitCount) => 'abcdefghij'.repeat(unitCount / 10),
  'a link': (unitCount) => 'https://example.org/?a1=b2&c3_'.repeat(unitCount / 30),
  Cyrillic: (unitCount) => 'жшщы'.repeat(unitCount / 4),
  Chinese: (unitCount) => '漢字'.repeat(unitCount / 2),
  Arabic: (unitCount) => 'صحراء'.repeat(unitCount / 5),
  'joined emoji': (unitCount) => '👩\u200d'.repeat(unitCount / 3),
  'many accents on one letter': (unitCount) => `a${'\u0301\u0323'.repeat(unitCount / 2)}`,
  'soft hyphens': (unitCount) => 'ab\u00ad'.repeat(unitCount / 3),
  'no-break spaces': (unitCount) => 'ab\u00a0'.repeat(unitCount / 3),
  'line breaks': (unitCount) => 'ab\n'.repeat(unitCount / 3),
  'unclosed stars': (unitCount) => '**a '.repeat(unitCount / 4),
  braces: (unitCount) => '{'.repeat(unitCount),
  icons: (unitCount) => '{fight}'.repeat(unitCount / 7),
};
/** Even a quarter of this length would take far too long with quadratic work. */
const TEXT_LENGTH = scaleRuns(240_000);
const ENTRY_COUNT = scaleRuns(20_000);

describe('overlong texts', () => {
  it.each(Object.keys(LONG_TEXTS))('fill at most 24 continuation cards and are reported: %s', (textKind) => {
    const longText = (LONG_TEXTS[textKind] as (count: number) => string)(TEXT_LENGTH);
    const cardLayout = layoutTestCard({
      name: longText,
      concept: longText,
      talents: [{ name: longText, text: longText, items: [longText] }],
      classes: [longText],
    });
    expect(cardLayout.continuationCards.length).toBeLessThanOrEqual(24);
    expect(cardLayout.findings).toContainEqual(expect.objectContaining({ kind: 'too-long' }));
    expect(cardLayout.front.label.length).toBeLessThan(200);
  });

  it.each<[string, Partial<Character>]>([
    [
      'talents',
      {
        talents: Array.from({ length: ENTRY_COUNT }, (_entry, index) => ({
          name: `T${index}`,
          text: `Does ${index}.`,
        })),
      },
    ],
    ['classes', { classes: Array.from({ length: ENTRY_COUNT }, (_entry, index) => `class ${index}`) }],
    ['immunities', { immunities: Array.from({ length: 20_000 }, () => '') }],
    ['weaknesses', { weaknesses: Array.from({ length: ENTRY_COUNT }, (_entry, index) => ({ keyword: `w${index}` })) }],
    [
      'attacks',
      { attacks: Array.from({ length: ENTRY_COUNT }, () => createHero().attacks[0] as Character['attacks'][number]) },
    ],
  ])('lose the end of an overlong list, which is reported: %s', (fieldName, heroChanges) => {
    const { findings } = layoutTestCard(heroChanges);
    const lengthFinding = findings.find(({ kind }) => kind === 'too-long');
    expect(lengthFinding).toEqual({ kind: 'too-long', fields: expect.arrayContaining([`/${fieldName}`]) });
  });

  it.each<[string, Partial<Character>]>([
    ['a concept', { concept: 'x'.repeat(TEXT_LENGTH) }],
    [
      'keywords',
      { keywords: { type: Array.from({ length: ENTRY_COUNT }, (_entry, index) => `k${index}`), origin: [] } },
    ],
  ])('leave room for the texts after them: %s', (_label, heroChanges) => {
    const cardLayout = layoutTestCard(heroChanges);
    const backTexts = listCardSides(cardLayout).flatMap(({ back }) =>
      listTextItems(back.items).map(({ text }) => text),
    );
    expect(backTexts.join(' ')).toContain('Overtime');
  });
});

describe.each(
  listBuiltInTemplates(GAMES).map((template, templateIndex) => [template.id, template, templateIndex] as const),
)('long words on the template %s', (_label, template, templateIndex) => {
  it.each(selectSample(Object.keys(LONG_TEXTS), templateIndex))('stay within the safe area: %s', (textKind) => {
    const longText = (LONG_TEXTS[textKind] as (count: number) => string)(1_200);
    const character = createHero({
      name: longText,
      concept: longText,
      talents: [{ name: longText, text: longText }],
      immunities: [longText],
    });
    const safeMargin = toPt(mm(template.safe)) - 0.01;
    for (const { front, back } of listCardSides(layoutCard(GAMES, { character, factions: [], template, fonts })))
      for (const cardSide of [front, back])
        expect(
          // An initial in place of the art may be cut like a picture.
          measureInk(cardSide.items, fonts).filter(
            ({ item, left, top, right, bottom }) =>
              item.size <= 40 && !(Math.min(left, top, cardSide.width - right, cardSide.height - bottom) >= safeMargin),
          ),
        ).toEqual([]);
  });
});

describe('a word wider than its line', () => {
  it('breaks after punctuation if possible', () => {
    const longLink = 'https://rollcall.example.org/heroes/list.html?family=glacier&sort=anger&page=1234567';
    const brokenLines = listLineTexts(longLink, { width: 90 });
    expect(brokenLines.join('')).toBe(longLink);
    expect(brokenLines.length).toBeGreaterThan(2);
    for (const line of brokenLines.slice(0, -1)) expect(line).toMatch(/[/.?&=]$/);
  });

  it('fills its lines when it has no punctuation, also across slices and with a hanging indent', () => {
    const longWord = 'abcdefghij'.repeat(60);
    const brokenLines = breakIntoLines(longWord, { width: 100, hang: 12 });
    expect(listLineTexts(longWord, { width: 100, hang: 12 }).join('')).toBe(longWord);
    brokenLines.forEach((line, index) => {
      const lineRoom = index === 0 ? 100 : 88;
      expect(line.width).toBeLessThanOrEqual(lineRoom);
      if (index < brokenLines.length - 1) expect(line.width).toBeGreaterThan(lineRoom - 8);
    });
  });

  it("breaks at the author's soft hyphens, however many letters it has", () => {
    const brokenLines = listLineTexts('abcdefgh\u00ad'.repeat(60), { width: 100 });
    for (const line of brokenLines.slice(0, -1)) expect(line).toMatch(/\u00ad$/);
    expect(brokenLines.join('').replaceAll('\u00ad', '')).toBe('abcdefgh'.repeat(60));
  });

  it('keeps icons intact', () => {
    const brokenLines = breakIntoLines('{fight}'.repeat(40), { width: 60 });
    for (const line of brokenLines) for (const { styled } of line.words) expect(styled.shapedWord.missing).toBe('');
  });
});

describe('slices and clusters', () => {
  it.each(Object.keys(LONG_TEXTS))('together contain the whole text: %s', (textKind) => {
    const longText = (LONG_TEXTS[textKind] as (count: number) => string)(3_000);
    expect(splitClusters(longText).join('')).toBe(longText);
    expect(sliceWord(longText).join('')).toBe(longText);
    expect(Math.max(...sliceWord(longText).map(({ length }) => length))).toBeLessThanOrEqual(MAX_WORD_UNITS);
    expect(
      splitTypefaceRuns(fonts, 'text', longText)
        .map((run) => run.text)
        .join(''),
    ).toBe(longText);
  });

  it('split no cluster at the end of the inspected section', () => {
    for (let prefixLength = 500; prefixLength < 520; prefixLength += 1) {
      const textClusters = splitClusters(`${'é'.repeat(prefixLength)}👩\u200d🚀e\u0301`);
      expect(textClusters.slice(prefixLength)).toEqual(['👩\u200d🚀', 'e\u0301']);
    }
  });

  it('keep the width of the whole word, which is not cached', () => {
    const longWord = 'abcdefghij'.repeat(100);
    const { glyphs, advance } = shapeWord(fonts.text, longWord);
    expect(glyphs.map(({ text }) => text).join('')).toBe(longWord);
    expect(advance).toBeCloseTo(100 * shapeWord(fonts.text, 'abcdefghij').advance, -3);
    expect(fonts.text.words.young.has(longWord)).toBe(false);
  });
});

describe('overlong markup', () => {
  it('keeps every bold span', () => {
    const longText = '**a** *b '.repeat(ENTRY_COUNT);
    expect(parseMarkup(longText, ICONS).filter(({ bold }) => bold).length).toBe(ENTRY_COUNT);
  });
});
