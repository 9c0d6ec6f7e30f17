/** Characters whose texts are of many scripts, with markup, and what a card must do with their words. */

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
import { inkOf, testFonts } from '../../unit/card/support.ts';
import { anyCharacter } from '../documents/arbitrary.ts';
import { ICONS, withoutMarkup } from './cards.ts';

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
const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 22 }).map((list) => list.join(' '));
const name = fc.array(fc.constantFrom(...WORDS.filter((word) => !/[*{\\\u00ad]/.test(word))), {
  minLength: 1,
  maxLength: 5,
});
const entries = fc.array(fc.record({ name: name.map((list) => list.join(' ').slice(0, 60)), text: words }), {
  maxLength: 7,
});

export const manyTongued: fc.Arbitrary<Character> = fc
  .record({
    character: anyCharacter,
    name: name.map((list) => list.join(' ').slice(0, 90)),
    talents: entries,
    abilities: entries,
    spells: entries,
  })
  .map(({ character, ...texts }) => ({ ...character, ...texts }));

/** Letters as they are compared: without case, accents, white space and marks that only steer. */
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}\s]/gu, '')
    .toUpperCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

function counted(text: string): Map<string, number> {
  const out = new Map<string, number>();
  for (const character of text) out.set(character, (out.get(character) ?? 0) + 1);
  return out;
}

/** Every letter of the rules texts stands on the card, in whatever order its lines run. */
export function expectEveryWord(character: Character): void {
  const layout = layoutCard(GAMES, {
    character,
    factions: [],
    template: getDefaultTemplate(GAMES),
    fonts: testFonts(),
  });
  if (layout.findings.some(({ kind }) => kind === 'overflow')) return;
  const lists = listCardSides(layout).flatMap(({ front, back }) => [front, back]);
  const printed = counted(bare(lists.flatMap(({ items }) => listTextItems(items).map(({ text }) => text)).join('')));
  const written = [character.talents, character.abilities, character.spells]
    .flatMap((list) => list ?? [])
    .map((one) => withoutMarkup(cleanText(one.name)) + withoutMarkup(cleanText(one.text ?? '')));
  for (const [letter, count] of counted(bare(written.join('')))) {
    expect(printed.get(letter) ?? 0, `${letter} of ${written.join(' | ')}`).toBeGreaterThanOrEqual(count);
  }
}

const style: TextStyle = {
  font: 'text',
  size: 8,
  min: 6,
  colour: '#000000',
  tracking: 0.03,
  tight: -0.01,
  upper: false,
  leading: 1.2,
};

export const setText = fc.record({
  text: words,
  font: fc.constantFrom<TextStyle['font']>('text', 'display-black', 'text-bold'),
  upper: fc.boolean(),
  squeeze: fc.constantFrom(...SQUEEZES),
  width: fc.integer({ min: 40, max: 260 }),
});

/** Lines are as wide as they say, none is wider than its measure, and their ink stands within them. */
export function expectSoundLines(set: typeof setText extends fc.Arbitrary<infer T> ? T : never): void {
  const { text, font, upper, squeeze, width } = set;
  const fonts = testFonts();
  const runs = [{ text: cleanText(text) }];
  const all = measureTexts(createStyledRuns(runs, { ...style, font, upper }, ICONS, true), fonts);
  for (const line of breakLines(all, { width, even: 'last' }, fonts, squeeze).lines) {
    const runs = listTextItems(createLineItems(line, 0, 0));
    const advance = runs.reduce((sum, run) => sum + run.advance, 0);
    const end = line.words[line.words.length - 1];
    const free = end === undefined ? 0 : getSpaceWidth(end, squeeze) + style.size * 0.03;
    expect(line.width).toBeLessThanOrEqual(width + 1e-6);
    expect(Math.abs(advance - line.width)).toBeLessThanOrEqual(free + 1e-6);
    for (const { left, right, item } of inkOf(runs, fonts)) {
      expect(left).toBeGreaterThanOrEqual(-0.12 * item.size);
      expect(right).toBeLessThanOrEqual(line.width + free + 0.12 * item.size);
    }
  }
}
