import { describe, expect, it } from 'vitest';
import type { DeckReply } from '../../../../../../src/renderer/features/print/job.ts';
import {
  FIRST_SELECTION,
  readSettings,
  shownSettings,
} from '../../../../../../src/renderer/features/print/options/settings.ts';
import {
  cardsSection,
  pageOfSubject,
  sheetSection,
} from '../../../../../../src/renderer/features/print/pages/sections.ts';
import { percentOfScale, scaleOf, zoomStep } from '../../../../../../src/renderer/features/print/pages/zoom.ts';
import { partsIn } from '../../../../../../src/renderer/features/print/parts.ts';
import { t } from '../../../../../support/texts.ts';

const settings = readSettings(null);
const size = { width: 63.5, height: 88.9 };
const deck: DeckReply = {
  label: 'Night Shift',
  cards: Array.from({ length: 12 }, (_, index) => ({
    name: `Card ${index}`,
    file: `card-${index}`,
    subject: `card-${index}`,
    copies: 1,
    size,
    firstCard: index,
    cardCount: 1,
    isChanged: true,
  })),
};
const text = {
  label: 'Cards',
  hint: '',
  things: (n: number) => `${n} cards`,
  empty: 'There is no card to print.',
  file: 'cards',
};
const base = { what: 'cards', text, choice: FIRST_SELECTION, settings, isImages: false, isLost: false } as const;

describe('cards as pages', () => {
  it('are the sides of their sheets, each called by its sheet', () => {
    const section = cardsSection(t, { ...base, deck });
    expect(section.pages.map(({ caption }) => caption)).toEqual([
      'Cards, sheet 1 of 2, front',
      'Cards, sheet 1 of 2, back',
      'Cards, sheet 2 of 2, front',
      'Cards, sheet 2 of 2, back',
    ]);
    expect(section.sum).toBe('12 cards on 2 sheets');
    const lines = section.pages.map((page) => (page.kind === 'sheet' ? page.line : ''));
    expect(lines[3]).toMatch(/Night Shift .* sheet 2 of 2, backs$/);
  });

  it('are sides of cards where pictures are wanted, each once, and sheets of text become none', () => {
    const twice = { ...deck, cards: deck.cards.map((one) => ({ ...one, copies: 2 })) };
    const images = shownSettings({ ...settings, format: 'png', images: { ...settings.images, bleed: 3 } });
    const section = cardsSection(t, { ...base, deck: twice, settings: images, isImages: true });
    expect(section.sum).toBe('24 pictures');
    expect(section.pages[23]).toMatchObject({ caption: 'Cards, picture 24 of 24', width: 69.5, height: 94.9 });
    const sheet = {
      what: 'score',
      label: 'Score',
      key: 'k',
      source: undefined,
      isImages: true,
      isLost: false,
    } as const;
    expect(sheetSection(t, sheet).note?.kind).toBe('empty');
  });

  it('lead from a character to the page that shows it', () => {
    const { pages } = cardsSection(t, { ...base, deck });
    expect(pageOfSubject(pages, deck.cards, 'card-0')).toBe(0);
    expect(pageOfSubject(pages, deck.cards, 'card-11')).toBe(2);
    expect(pageOfSubject(pages, deck.cards, 'nobody')).toBeUndefined();
  });

  it('say why there are none', () => {
    expect(cardsSection(t, { ...base, deck: undefined }).note?.kind).toBe('waiting');
    expect(cardsSection(t, { ...base, deck: { ...deck, cards: [] } }).note).toEqual({
      kind: 'empty',
      text: text.empty,
    });
    const tiny = { ...settings, paper: 'custom', custom: { width: 50, height: 50 } } as const;
    expect(cardsSection(t, { ...base, deck, settings: tiny }).note?.kind).toBe('problem');
    const sheet = { what: 'score', label: 'Score', key: 'k', isImages: false, isLost: false } as const;
    const { note: refused } = sheetSection(t, { ...sheet, source: { refused: 'no' } });
    expect(refused).toEqual({ kind: 'problem', text: expect.stringContaining('no') });
    // Nothing that stands in the way of saving it.
    const { note: unshown } = sheetSection(t, { ...sheet, source: { unshown: true } });
    expect(unshown).toEqual({ kind: 'unshown', text: expect.stringContaining('in the PDF all the same') });
  });
});

describe('the zoom of pages', () => {
  const page = { width: 210, height: 297 };

  it('fits the width or the whole page, and knows the true size', () => {
    const pane = { width: 452, height: 400 };
    expect(scaleOf('width', page, pane) * page.width).toBeCloseTo(420);
    expect(scaleOf('page', page, pane) * page.height).toBeLessThanOrEqual(400);
    expect(percentOfScale(scaleOf(100, page, pane))).toBe(100);
  });

  it('goes to the next step from wherever it is, and not beyond the last', () => {
    expect([zoomStep(61, 1), zoomStep(61, -1), zoomStep(400, 1), zoomStep(20, -1)]).toEqual([75, 50, 400, 25]);
  });
});

it('what was ticked is ticked again where it can be printed, in the order of the list', () => {
  expect(partsIn(['roster', 'cards', 'piece:gone'], ['cards', 'roster', 'reference'])).toEqual(['cards', 'roster']);
  expect(partsIn(['log'], ['cards', 'reference'])).toEqual(['cards']);
  expect(partsIn('nonsense', ['cards'])).toEqual(['cards']);
});
