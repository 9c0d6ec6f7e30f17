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
import { runs, some } from '../../../support/runs.ts';
import { card, hero, inkOf, plainStyle, testFonts } from '../../card/support.ts';

const fonts = testFonts();
const linesOf = (text: string, box: Measure) =>
  breakLines(measureTexts(createStyledRuns([{ text }], plainStyle(8), ICONS, true), fonts), box, fonts, NO_SQUEEZE)
    .lines;
const said = (text: string, box: Measure): string[] =>
  linesOf(text, box).map((line) => line.words.map((word) => word.styled.text).join(''));

/** Letters of all kinds without a place to break at, so long that time by their square would never end. */
const LONG: Readonly<Record<string, (count: number) => string>> = {
  letters: (count) => 'abcdefghij'.repeat(count / 10),
  'a link': (count) => 'https://example.org/?a1=b2&c3_'.repeat(count / 30),
  Cyrillic: (count) => 'жшщы'.repeat(count / 4),
  Chinese: (count) => '漢字'.repeat(count / 2),
  Arabic: (count) => 'صحراء'.repeat(count / 5),
  'emoji that are joined': (count) => '👩\u200d'.repeat(count / 3),
  'accents on one letter': (count) => `a${'\u0301\u0323'.repeat(count / 2)}`,
  'soft hyphens': (count) => 'ab\u00ad'.repeat(count / 3),
  'no-break spaces': (count) => 'ab\u00a0'.repeat(count / 3),
  'line breaks': (count) => 'ab\n'.repeat(count / 3),
  'stars that nothing closes': (count) => '**a '.repeat(count / 4),
  braces: (count) => '{'.repeat(count),
  icons: (count) => '{fight}'.repeat(count / 7),
};
/** The square of it is far more than a test has time for, also of a quarter. */
const AMOUNT = runs(240_000);
const ENTRIES = runs(20_000);

describe('texts without end', () => {
  it.each(Object.keys(LONG))('are laid out as far as cards go, and the rest is told: %s', (kind) => {
    const text = (LONG[kind] as (count: number) => string)(AMOUNT);
    const layout = card({ name: text, concept: text, talents: [{ name: text, text, items: [text] }], classes: [text] });
    expect(layout.continuationCards.length).toBeLessThanOrEqual(24);
    expect(layout.findings).toContainEqual(expect.objectContaining({ kind: 'too-long' }));
    expect(layout.front.label.length).toBeLessThan(200);
  });

  it.each<[string, Partial<Character>]>([
    [
      'talents',
      { talents: Array.from({ length: ENTRIES }, (_, index) => ({ name: `T${index}`, text: `Does ${index}.` })) },
    ],
    ['classes', { classes: Array.from({ length: ENTRIES }, (_, index) => `class ${index}`) }],
    ['immunities', { immunities: Array.from({ length: 20_000 }, () => '') }],
    ['weaknesses', { weaknesses: Array.from({ length: ENTRIES }, (_, index) => ({ keyword: `w${index}` })) }],
    ['attacks', { attacks: Array.from({ length: ENTRIES }, () => hero().attacks[0] as Character['attacks'][number]) }],
  ])('so are lists without end: %s', (field, changes) => {
    const { findings: notes } = card(changes);
    const cut = notes.find(({ kind }) => kind === 'too-long');
    expect(cut).toEqual({ kind: 'too-long', fields: expect.arrayContaining([`/${field}`]) });
  });

  it.each<[string, Partial<Character>]>([
    ['a concept', { concept: 'x'.repeat(AMOUNT) }],
    ['keywords', { keywords: { type: Array.from({ length: ENTRIES }, (_, index) => `k${index}`), origin: [] } }],
  ])('leave room for the texts beside them: %s', (_, changes) => {
    const layout = card(changes);
    const texts = listCardSides(layout).flatMap(({ back }) => listTextItems(back.items).map(({ text }) => text));
    expect(texts.join(' ')).toContain('Overtime');
  });
});

describe.each(listBuiltInTemplates(GAMES).map((template, n) => [template.id, template, n] as const))(
  'long words on %s',
  (_, template, n) => {
    it.each(some(Object.keys(LONG), n))('never leave the safe area: %s', (kind) => {
      const text = (LONG[kind] as (count: number) => string)(1_200);
      const character = hero({ name: text, concept: text, talents: [{ name: text, text }], immunities: [text] });
      const safe = toPt(mm(template.safe)) - 0.01;
      for (const { front, back } of listCardSides(layoutCard(GAMES, { character, factions: [], template, fonts })))
        for (const side of [front, back])
          expect(
            // An initial in the place of a picture may be cut like one.
            inkOf(side.items, fonts).filter(
              ({ item, left, top, right, bottom }) =>
                item.size <= 40 && !(Math.min(left, top, side.width - right, side.height - bottom) >= safe),
            ),
          ).toEqual([]);
    });
  },
);

describe('a word that no line holds', () => {
  it('is parted behind a sign where one is near', () => {
    const link = 'https://rollcall.example.org/heroes/list.html?family=glacier&sort=anger&page=1234567';
    const lines = said(link, { width: 90 });
    expect(lines.join('')).toBe(link);
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/[/.?&=]$/);
  });

  it('fills its lines where there is no sign, also where slices of it meet and where lines hang', () => {
    const word = 'abcdefghij'.repeat(60);
    const lines = linesOf(word, { width: 100, hang: 12 });
    expect(said(word, { width: 100, hang: 12 }).join('')).toBe(word);
    lines.forEach((line, index) => {
      const room = index === 0 ? 100 : 88;
      expect(line.width).toBeLessThanOrEqual(room);
      if (index < lines.length - 1) expect(line.width).toBeGreaterThan(room - 8);
    });
  });

  it('is parted at soft hyphens of its author, however many letters it has', () => {
    const lines = said('abcdefgh\u00ad'.repeat(60), { width: 100 });
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/\u00ad$/);
    expect(lines.join('').replaceAll('\u00ad', '')).toBe('abcdefgh'.repeat(60));
  });

  it('keeps icons as icons', () => {
    const lines = linesOf('{fight}'.repeat(40), { width: 60 });
    for (const line of lines) for (const { styled } of line.words) expect(styled.shapedWord.missing).toBe('');
  });
});

describe('slices and clusters', () => {
  it.each(Object.keys(LONG))('put together are the text: %s', (kind) => {
    const text = (LONG[kind] as (count: number) => string)(3_000);
    expect(splitClusters(text).join('')).toBe(text);
    expect(sliceWord(text).join('')).toBe(text);
    expect(Math.max(...sliceWord(text).map(({ length }) => length))).toBeLessThanOrEqual(MAX_WORD_UNITS);
    expect(
      splitTypefaceRuns(fonts, 'text', text)
        .map((run) => run.text)
        .join(''),
    ).toBe(text);
  });

  it('are the same wherever they stand in a text: none is parted where what is looked at ends', () => {
    for (let before = 500; before < 520; before += 1) {
      const clusters = splitClusters(`${'é'.repeat(before)}👩\u200d🚀e\u0301`);
      expect(clusters.slice(before)).toEqual(['👩\u200d🚀', 'e\u0301']);
    }
  });

  it('are shaped as wide as they are together, and not kept', () => {
    const word = 'abcdefghij'.repeat(100);
    const { glyphs, advance } = shapeWord(fonts.text, word);
    expect(glyphs.map(({ text }) => text).join('')).toBe(word);
    expect(advance).toBeCloseTo(100 * shapeWord(fonts.text, 'abcdefghij').advance, -3);
    expect(fonts.text.words.young.has(word)).toBe(false);
  });
});

describe('markup without end', () => {
  it('says what it said', () => {
    const text = '**a** *b '.repeat(ENTRIES);
    expect(parseMarkup(text, ICONS).filter(({ bold }) => bold).length).toBe(ENTRIES);
  });
});
