/** Characters with texts in many scripts and with markup, and checks of their cards. */

import fc from 'fast-check';
import { expect } from 'vitest';
import { cleanText } from '../../../src/shared/card/binding/runs.ts';
import { createStyledRuns } from '../../../src/shared/card/binding/styled-runs.ts';
import { createLineItems } from '../../../src/shared/card/display/line-items.ts';
import { layoutCard, listCardSides } from '../../../src/shared/card/layout-card.ts';
import { getDefaultTemplate } from '../../../src/shared/card/template/built-in-templates.ts';
import { listTextItems } from '../../../src/shared/display/display-list.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Character } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { breakLines } from '../../../src/shared/text/lines/lines.ts';
import { measureTexts } from '../../../src/shared/text/lines/measure.ts';
import type { TextStyle } from '../../../src/shared/text/lines/styles.ts';
import { SQUEEZES } from '../../../src/shared/text/lines/styles.ts';
import { getSpaceWidth } from '../../../src/shared/text/lines/words.ts';
import { getTestFonts, measureInk } from '../../unit/card/support.ts';
import { anyCharacter } from '../documents/arbitrary.ts';
import { ICONS, stripMarkup } from './cards.ts';

const WORDS = [
  'the',
  'electromagnetic',
  'Reposition',
  'extraordinarily',
  'fine',
  '12',
  '4"',
  '+1D10,',
  '(once)',
  '—',
  'x',
  '**bold**',
  '*slanted',
  'words*',
  '{2 pp}',
  '{fight}',
  '{none}',
  '2*3',
  '\\*',
  'a\u00adto\u00adsun\u00adder',
  'Ünïcödé',
  'Łódź',
  'ΑΘΗΝΑ',
  'Ξένια',
  'Ночной',
  'שלום',
  'עולם',
  'نور',
  'الصحراء،',
  '(כן)',
  '★',
  '→',
  '😀',
  '👩‍🚀',
  '❤️',
  '₿',
  'Ẁỳn',
  'AVAVA',
  'unverantwortungsvollerweisegewitterwolkenschieber',
];
const textOfWords = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 22 })
  .map((parts) => parts.join(' '));
const nameWords = fc.array(fc.constantFrom(...WORDS.filter((testWord) => !/[*{\\\u00ad]/.test(testWord))), {
  minLength: 1,
  maxLength: 5,
});
const namedTexts = fc.array(
  fc.record({ name: nameWords.map((parts) => parts.join(' ').slice(0, 60)), text: textOfWords }),
  {
    maxLength: 7,
  },
);

export const multilingualCharacter: fc.Arbitrary<Character> = fc
  .record({
    character: anyCharacter,
    name: nameWords.map((parts) => parts.join(' ').slice(0, 90)),
    talents: namedTexts,
    abilities: namedTexts,
    spells: namedTexts,
  })
  .map(({ character, ...cardTexts }) => ({ ...character, ...cardTexts }));

/** Normalizes letters for comparison: without case, accents, white space and control characters. */
const normalizeLetters = (sourceText: string): string =>
  sourceText
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}\s]/gu, '')
    .toUpperCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

function countCharacters(sourceText: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const character of sourceText) counts.set(character, (counts.get(character) ?? 0) + 1);
  return counts;
}

/** Expects every letter of the rules texts on the card, in whatever direction its lines run. */
export function expectEveryWord(character: Character): void {
  const layout = layoutCard(GAMES, {
    character,
    factions: [],
    template: getDefaultTemplate(GAMES),
    fonts: getTestFonts(),
  });
  if (layout.findings.some(({ kind }) => kind === 'overflow')) return;
  const displayLists = listCardSides(layout).flatMap(({ front: frontList, back: backList }) => [frontList, backList]);
  const printedCounts = countCharacters(
    normalizeLetters(
      displayLists.flatMap(({ items }) => listTextItems(items).map(({ text: itemText }) => itemText)).join(''),
    ),
  );
  const writtenTexts = [character.talents, character.abilities, character.spells]
    .flatMap((parts) => parts ?? [])
    .map((namedText) => stripMarkup(cleanText(namedText.name)) + stripMarkup(cleanText(namedText.text ?? '')));
  for (const [letter, count] of countCharacters(normalizeLetters(writtenTexts.join('')))) {
    expect(printedCounts.get(letter) ?? 0, `${letter} of ${writtenTexts.join(' | ')}`).toBeGreaterThanOrEqual(count);
  }
}

const baseStyle: TextStyle = {
  font: 'text',
  size: 8,
  min: 6,
  colour: '#000000',
  tracking: 0.03,
  tight: -0.01,
  upper: false,
  leading: 1.2,
};

export const typesettingCase = fc.record({
  text: textOfWords,
  font: fc.constantFrom<TextStyle['font']>('text', 'display-black', 'text-bold'),
  upper: fc.boolean(),
  squeeze: fc.constantFrom(...SQUEEZES),
  width: fc.integer({ min: 40, max: 260 }),
});

/** Expects lines to be as wide as they report and no wider than their limit, with their ink inside. */
export function expectValidLines(typesetting: typeof typesettingCase extends fc.Arbitrary<infer T> ? T : never): void {
  const { text: sourceText, font: fontId, upper: isUppercase, squeeze: squeezeFactor, width: lineWidth } = typesetting;
  const fonts = getTestFonts();
  const textRuns = [{ text: cleanText(sourceText) }];
  const measuredRuns = measureTexts(
    createStyledRuns(textRuns, { ...baseStyle, font: fontId, upper: isUppercase }, ICONS, true),
    fonts,
  );
  for (const line of breakLines(measuredRuns, { width: lineWidth, even: 'last' }, fonts, squeezeFactor).lines) {
    const lineRuns = listTextItems(createLineItems(line, 0, 0));
    const totalAdvance = lineRuns.reduce((sum, textRun) => sum + textRun.advance, 0);
    const lastWord = line.words[line.words.length - 1];
    const allowedExcess = lastWord === undefined ? 0 : getSpaceWidth(lastWord, squeezeFactor) + baseStyle.size * 0.03;
    expect(line.width).toBeLessThanOrEqual(lineWidth + 1e-6);
    expect(Math.abs(totalAdvance - line.width)).toBeLessThanOrEqual(allowedExcess + 1e-6);
    // Slanted and accented letters may extend beyond their advance by about an eighth of the font size.
    for (const { left: inkLeft, right: inkRight, item: inkItem } of measureInk(lineRuns, fonts)) {
      expect(inkLeft).toBeGreaterThanOrEqual(-0.12 * inkItem.size);
      expect(inkRight).toBeLessThanOrEqual(line.width + allowedExcess + 0.12 * inkItem.size);
    }
  }
}
