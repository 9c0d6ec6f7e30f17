/** Tests typed line breaks: they break running text and are spaces everywhere else. */

import { describe, expect, it } from 'vitest';
import { createStyledRuns } from '../../../../src/shared/card/binding/styled-runs.ts';
import { layoutCard, listCardSides } from '../../../../src/shared/card/layout-card.ts';
import { getDefaultTemplate, listBuiltInTemplates } from '../../../../src/shared/card/template/built-in-templates.ts';
import { listTextItems } from '../../../../src/shared/display/display-list.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { getDefaults } from '../../../../src/shared/rules/options.ts';
import { breakLines } from '../../../../src/shared/text/lines/lines.ts';
import { measureTexts } from '../../../../src/shared/text/lines/measure.ts';
import type { TextStyle } from '../../../../src/shared/text/lines/styles.ts';
import { NO_SQUEEZE } from '../../../../src/shared/text/lines/styles.ts';
import { ICONS, listTexts, parseTemplate } from '../../../support/cards/cards.ts';
import { translate } from '../../../support/texts.ts';
import { createHero, createPlainStyle, createPlainTemplate, getTestFonts, layoutTestCard } from '../../card/support.ts';

const fonts = getTestFonts();
const textStyle = createPlainStyle(10);

interface BrokenLine {
  readonly text: string;
  readonly leading: number;
  readonly rightToLeft: boolean;
}

/** @param isProse whether the text is running text. Names and labels are not. */
function breakIntoLines(
  text: string,
  styleChanges: Partial<TextStyle> = {},
  isProse = true,
  width = 400,
): BrokenLine[] {
  const styledRuns = createStyledRuns([{ text }], { ...textStyle, ...styleChanges }, ICONS, isProse);
  const { lines } = breakLines(measureTexts(styledRuns, fonts), { width, hang: 10 }, fonts, NO_SQUEEZE);
  return lines.map(({ words, leading, rightToLeft }) => ({
    text: words.map(({ styled, spaces }) => styled.text + ' '.repeat(spaces)).join(''),
    leading,
    rightToLeft,
  }));
}
const listLineTexts = (text: string): string[] => breakIntoLines(text).map((line) => line.text);

describe('a line break in running text', () => {
  it.each([
    ['One two.\nThree four.', ['One two. ', 'Three four.']],
    ['One.\n\n\n\nTwo.\n \nThree.', ['One. ', 'Two. ', 'Three.']],
    ['\n\nOne.\n', ['One.']],
    ['**Bold\nstill bold**\n*slanted*', ['Bold ', 'still bold ', 'slanted']],
    ['Pay {2 pp}\n{fight} again', ['Pay 2 PP ', 'FIGHT again']],
    ['\n', []],
  ])('ends the line in %j', (text, expectedLines) => {
    expect(listLineTexts(text).map((line) => line.toLowerCase())).toEqual(
      expectedLines.map((expectedLine) => expectedLine.toLowerCase()),
    );
  });

  it('adds the same small gap for one or several empty lines', () => {
    const [firstLeading, closeLeading, wideLeading, farLeading] = breakIntoLines(
      'One.\nTwo.\n\nThree.\n\n\n\n\nFour.',
    ).map(({ leading }) => leading);
    expect(closeLeading).toBe(firstLeading);
    expect(wideLeading).toBeGreaterThan(firstLeading ?? 0);
    expect(wideLeading).toBeLessThan((firstLeading ?? 0) * 1.5);
    expect(farLeading).toBe(wideLeading);
  });

  it('leaves all other breaks to the width', () => {
    const narrowLines = breakIntoLines('One two three four five six.\nSeven eight nine ten.', {}, true, 70).map(
      ({ text }) => text,
    );
    expect(narrowLines.length).toBeGreaterThan(3);
    expect(narrowLines.join('')).toBe('One two three four five six. Seven eight nine ten.');
    expect(narrowLines.some((line) => line.startsWith('Seven'))).toBe(true);
  });

  it('shortens every line but the first by the hanging indent', () => {
    const styledRuns = createStyledRuns(
      [{ text: 'One two three.\nFour five six seven eight.' }],
      textStyle,
      ICONS,
      true,
    );
    let isFilled = false;
    for (let width = 60; width < 160; width += 1) {
      const { lines } = breakLines(measureTexts(styledRuns, fonts), { width, hang: 30 }, fonts, NO_SQUEEZE);
      for (const line of lines.slice(1)) expect(line.width).toBeLessThanOrEqual(width - 30);
      isFilled ||= (lines[0]?.width ?? 0) > width - 30;
    }
    expect(isFilled).toBe(true);
  });

  it('lets each line have its own direction', () => {
    expect(breakIntoLines('One two\nשלום עולם').map(({ rightToLeft }) => rightToLeft)).toEqual([false, true]);
  });

  it('becomes a space in names and in styles without markup', () => {
    expect(breakIntoLines('Gale\nClerk', {}, false).map(({ text }) => text)).toEqual(['Gale Clerk']);
    expect(breakIntoLines('Gale \n\n Clerk', { markup: false }).map(({ text }) => text)).toEqual(['Gale Clerk']);
    expect(breakIntoLines('Gale\nClerk', { markup: true }, false).map(({ text }) => text)).toEqual(['Gale Clerk']);
  });
});

/** Lists the lines of the back from top to bottom. */
function listBackLines(talentText: string, template = getDefaultTemplate(GAMES)): string[] {
  const character = createHero({
    talents: [{ name: 'Night\nShift', text: talentText }],
    concept: 'Files storms\r\nby date',
  });
  const { front, back } = layoutCard(GAMES, { character, factions: [], template, fonts });
  expect(listTexts(front).join('')).toContain('Files storms by date');
  const linesByBaseline = new Map<number, string>();
  for (const { y, text } of listTextItems(back.items)) linesByBaseline.set(y, (linesByBaseline.get(y) ?? '') + text);
  return [...linesByBaseline.values()].map((line) => line.trim());
}

describe('line breaks on a card', () => {
  it.each(['\n', '\r\n', '\r', '\u2028', '\u2029', ' \n ', '\r\n\r\n', '\n\u200b\n'])(
    'break the text of a Talent at %j, but neither its name nor the concept',
    (lineBreak) => {
      const printedLines = listBackLines(`Sorts the first.${lineBreak}Then the second.${lineBreak}`);
      const firstIndex = printedLines.findIndex((line) => line.endsWith('Sorts the first.'));
      expect(printedLines[firstIndex]).toMatch(/^Night Shift/);
      expect(printedLines[firstIndex + 1]).toBe('Then the second.');
    },
  );

  it('add no space below a text that ends with them', () => {
    expect(listBackLines('Sorts them.\n\n\n')).toEqual(listBackLines('Sorts them.'));
  });

  it('break lines on continuation cards too, without losing text', () => {
    const talents = Array.from({ length: 30 }, (_entry, index) => ({
      name: `Talent ${index}`,
      text: `First${index}.\nSecond${index} of them.\n\nThird${index}.`,
    }));
    const cardLayout = layoutTestCard({ talents });
    expect(cardLayout.continuationCards.length).toBeGreaterThan(0);
    const cardSides = listCardSides(cardLayout).flatMap(({ front, back }) => [front, back]);
    const printedText = cardSides.flatMap(listTexts).join('').replaceAll(/\s+/g, ' ');
    for (let index = 0; index < 30; index += 1)
      expect(printedText).toContain(`First${index}. Second${index} of them. Third${index}.`);
    const secondLines = cardSides
      .flatMap((cardSide) => listTextItems(cardSide.items))
      .filter(({ text }) => /^Second\d/.test(text));
    expect(secondLines).toHaveLength(30);
  });

  it('break rules text in every template', () => {
    for (const template of listBuiltInTemplates(GAMES, 'character')) {
      const character = createHero({ talents: [{ name: 'Sorter', text: 'Sorts the first.\nThen the second.' }] });
      const cardLayout = layoutCard(GAMES, { character, factions: [], template, fonts });
      const textItems = listCardSides(cardLayout).flatMap(({ front, back }) => [
        ...listTextItems(front.items),
        ...listTextItems(back.items),
      ]);
      const firstItem = textItems.find(({ text }) => text.includes('Sorts the first.'));
      const secondItem = textItems.find(({ text }) => text.startsWith('Then the second.'));
      // The bridge template shows no Talents.
      if (firstItem === undefined) continue;
      expect([template.id, secondItem?.y]).not.toEqual([template.id, firstItem.y]);
      expect(secondItem).toBeDefined();
    }
  });

  it('become spaces in the names of a text, a stat and a list', () => {
    const commonKeys = { box: [4, 4, 50, 8] };
    const template = parseTemplate({
      ...createPlainTemplate(),
      front: [
        { ...commonKeys, kind: 'text', style: 'body', value: { at: '/character/name' } },
        { ...commonKeys, kind: 'stat', value: { style: 'body', value: { at: '/character/name' } } },
        {
          ...commonKeys,
          kind: 'list',
          padding: [0, 0],
          gap: 0,
          tags: [{ style: 'body', value: { text: 'Gale\nClerk' } }],
        },
      ],
      back: [],
    });
    const { front, findings } = layoutCard(GAMES, {
      character: createHero({ name: 'Gale\nClerk' }),
      factions: [],
      template,
      fonts,
    });
    expect(listTexts(front).map((text) => text.trim())).toEqual(['Gale Clerk', 'Gale Clerk', 'Gale Clerk']);
    expect(front.label).toBe('Gale Clerk, front');
    expect(findings.map(({ kind }) => kind)).not.toContain('overflow');
  });

  it('do not occur in the texts of the built-in gimmicks and markers', () => {
    const { card, options } = GAMES.getGame({ ruleset: 'supers-unlimited' });
    for (const kind of ['gimmick', 'marker'] as const) {
      for (const { data } of card.listPieces(translate, kind, getDefaults(options)))
        expect(JSON.stringify(data)).not.toContain('\\n');
    }
  });
});
