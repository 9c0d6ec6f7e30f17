/** Line breaks that somebody typed: they break lines of running text, and are spaces everywhere else. */

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
import { ICONS, parseTemplate, textOfList } from '../../../support/cards/cards.ts';
import { t } from '../../../support/texts.ts';
import { card, hero, plainStyle, plainTemplate, testFonts } from '../../card/support.ts';

const fonts = testFonts();
const style = plainStyle(10);

interface Broken {
  readonly text: string;
  readonly leading: number;
  readonly rightToLeft: boolean;
}

function linesOf(text: string, changes: Partial<TextStyle> = {}, prose = true, width = 400): Broken[] {
  const texts = createStyledRuns([{ text }], { ...style, ...changes }, ICONS, prose);
  const { lines } = breakLines(measureTexts(texts, fonts), { width, hang: 10 }, fonts, NO_SQUEEZE);
  return lines.map(({ words, leading, rightToLeft }) => ({
    text: words.map(({ styled, spaces }) => styled.text + ' '.repeat(spaces)).join(''),
    leading,
    rightToLeft,
  }));
}
const textsOf = (text: string): string[] => linesOf(text).map((line) => line.text);

describe('a line break in running text', () => {
  it.each([
    ['One two.\nThree four.', ['One two. ', 'Three four.']],
    ['One.\n\n\n\nTwo.\n \nThree.', ['One. ', 'Two. ', 'Three.']],
    ['\n\nOne.\n', ['One.']],
    ['**Bold\nstill bold**\n*slanted*', ['Bold ', 'still bold ', 'slanted']],
    ['Pay {2 pp}\n{fight} again', ['Pay 2 PP ', 'FIGHT again']],
    ['\n', []],
  ])('ends the line: %j', (text, lines) => {
    expect(textsOf(text).map((line) => line.toLowerCase())).toEqual(lines.map((line) => line.toLowerCase()));
  });

  it('keeps an empty line between as a little more distance, however many there are', () => {
    const [first, close, apart, far] = linesOf('One.\nTwo.\n\nThree.\n\n\n\n\nFour.').map(({ leading }) => leading);
    expect(close).toBe(first);
    expect(apart).toBeGreaterThan(first ?? 0);
    expect(apart).toBeLessThan((first ?? 0) * 1.5);
    expect(far).toBe(apart);
  });

  it('leaves all else to the width', () => {
    const narrow = linesOf('One two three four five six.\nSeven eight nine ten.', {}, true, 70).map(({ text }) => text);
    expect(narrow.length).toBeGreaterThan(3);
    expect(narrow.join('')).toBe('One two three four five six. Seven eight nine ten.');
    expect(narrow.some((line) => line.startsWith('Seven'))).toBe(true);
  });

  it('leaves every line but the first as much shorter as the text hangs', () => {
    const texts = createStyledRuns([{ text: 'One two three.\nFour five six seven eight.' }], style, ICONS, true);
    let isFilled = false;
    for (let width = 60; width < 160; width += 1) {
      const { lines } = breakLines(measureTexts(texts, fonts), { width, hang: 30 }, fonts, NO_SQUEEZE);
      for (const line of lines.slice(1)) expect(line.width).toBeLessThanOrEqual(width - 30);
      isFilled ||= (lines[0]?.width ?? 0) > width - 30;
    }
    expect(isFilled).toBe(true);
  });

  it('gives each part its own direction', () => {
    expect(linesOf('One two\nשלום עולם').map(({ rightToLeft }) => rightToLeft)).toEqual([false, true]);
  });

  it('is a space where text does not run, and in styles without markup', () => {
    expect(linesOf('Gale\nClerk', {}, false).map(({ text }) => text)).toEqual(['Gale Clerk']);
    expect(linesOf('Gale \n\n Clerk', { markup: false }).map(({ text }) => text)).toEqual(['Gale Clerk']);
    expect(linesOf('Gale\nClerk', { markup: true }, false).map(({ text }) => text)).toEqual(['Gale Clerk']);
  });
});

/** What stands on each line of the back, from top to bottom. */
function backLines(text: string, template = getDefaultTemplate(GAMES)): string[] {
  const character = hero({ talents: [{ name: 'Night\nShift', text }], concept: 'Files storms\r\nby date' });
  const { front, back } = layoutCard(GAMES, { character, factions: [], template, fonts });
  expect(textOfList(front).join('')).toContain('Files storms by date');
  const lines = new Map<number, string>();
  for (const { y, text: said } of listTextItems(back.items)) lines.set(y, (lines.get(y) ?? '') + said);
  return [...lines.values()].map((line) => line.trim());
}

describe('a card', () => {
  it.each(['\n', '\r\n', '\r', '\u2028', '\u2029', ' \n ', '\r\n\r\n', '\n\u200b\n'])(
    'breaks the text of a Talent at %j, and neither its name nor the concept',
    (end) => {
      const lines = backLines(`Sorts the first.${end}Then the second.${end}`);
      const at = lines.findIndex((line) => line.endsWith('Sorts the first.'));
      expect(lines[at]).toMatch(/^Night Shift/);
      expect(lines[at + 1]).toBe('Then the second.');
    },
  );

  it('has no more room below a text for breaks that end it', () => {
    expect(backLines('Sorts them.\n\n\n')).toEqual(backLines('Sorts them.'));
  });

  it('breaks lines on further cards too, and says all of it', () => {
    const talents = Array.from({ length: 30 }, (_, index) => ({
      name: `Talent ${index}`,
      text: `First${index}.\nSecond${index} of them.\n\nThird${index}.`,
    }));
    const layout = card({ talents });
    expect(layout.continuationCards.length).toBeGreaterThan(0);
    const lists = listCardSides(layout).flatMap(({ front, back }) => [front, back]);
    const said = lists.flatMap(textOfList).join('').replaceAll(/\s+/g, ' ');
    for (let index = 0; index < 30; index += 1)
      expect(said).toContain(`First${index}. Second${index} of them. Third${index}.`);
    const ends = lists.flatMap((list) => listTextItems(list.items)).filter(({ text }) => /^Second\d/.test(text));
    expect(ends).toHaveLength(30);
  });

  it('breaks lines wherever a text of rules runs, in every template', () => {
    for (const template of listBuiltInTemplates(GAMES, 'character')) {
      const character = hero({ talents: [{ name: 'Sorter', text: 'Sorts the first.\nThen the second.' }] });
      const layout = layoutCard(GAMES, { character, factions: [], template, fonts });
      const texts = listCardSides(layout).flatMap(({ front, back }) => [
        ...listTextItems(front.items),
        ...listTextItems(back.items),
      ]);
      const first = texts.find(({ text }) => text.includes('Sorts the first.'));
      const second = texts.find(({ text }) => text.startsWith('Then the second.'));
      // The bridge shows no Talents.
      if (first === undefined) continue;
      expect([template.id, second?.y]).not.toEqual([template.id, first.y]);
      expect(second).toBeDefined();
    }
  });

  it('prints the names of a text, a number, a list and a symbol on one line', () => {
    const common = { box: [4, 4, 50, 8] };
    const template = parseTemplate({
      ...plainTemplate(),
      front: [
        { ...common, kind: 'text', style: 'body', value: { at: '/character/name' } },
        { ...common, kind: 'stat', value: { style: 'body', value: { at: '/character/name' } } },
        { ...common, kind: 'list', padding: [0, 0], gap: 0, tags: [{ style: 'body', value: { text: 'Gale\nClerk' } }] },
      ],
      back: [],
    });
    const { front, findings: notes } = layoutCard(GAMES, {
      character: hero({ name: 'Gale\nClerk' }),
      factions: [],
      template,
      fonts,
    });
    expect(textOfList(front).map((text) => text.trim())).toEqual(['Gale Clerk', 'Gale Clerk', 'Gale Clerk']);
    expect(front.label).toBe('Gale Clerk, front');
    expect(notes.map(({ kind }) => kind)).not.toContain('overflow');
  });

  it('leaves the texts of the game as they are', () => {
    const { card: rules, options } = GAMES.getGame({ ruleset: 'supers-unlimited' });
    for (const kind of ['gimmick', 'marker'] as const) {
      for (const { data } of rules.listPieces(t, kind, getDefaults(options)))
        expect(JSON.stringify(data)).not.toContain('\\n');
    }
  });
});
