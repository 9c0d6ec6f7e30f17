import { describe, expect, it } from 'vitest';
import {
  DEFAULT_SELECTION,
  getPreviewSettings,
  parsePrintSettings,
} from '../../../../../../src/renderer/features/print/options/print-settings.ts';
import {
  createCardsSections,
  createSheetSection,
  findSubjectPage,
  type Section,
} from '../../../../../../src/renderer/features/print/pages/sections.ts';
import { computeScale, getNextZoom, scaleToPercent } from '../../../../../../src/renderer/features/print/pages/zoom.ts';
import type { DeckReply } from '../../../../../../src/renderer/features/print/print-messages.ts';
import { filterPrintableParts } from '../../../../../../src/renderer/store/print-parts.ts';
import { translate } from '../../../../../support/texts.ts';

const settings = parsePrintSettings(null);
const cardSize = { width: 63.5, height: 88.9 };
const deckReply: DeckReply = {
  label: 'Night Shift',
  cards: Array.from({ length: 12 }, (_, cardIndex) => ({
    name: `Card ${cardIndex}`,
    file: `card-${cardIndex}`,
    subject: `card-${cardIndex}`,
    copies: 1,
    size: cardSize,
    firstCard: cardIndex,
    cardCount: 1,
    isChanged: true,
  })),
};
const kindText = {
  label: 'Cards',
  hint: '',
  formatCount: (cardCount: number) => `${cardCount} cards`,
  emptyReason: 'There are no cards to print.',
  fileLabel: 'cards',
};
const cardsPart = { printKind: 'cards', kindText, cardSelection: DEFAULT_SELECTION } as const;
const inputBase = {
  settings,
  isShared: true,
  sharedLabel: 'Night Shift and its tokens',
  isImages: false,
  isWorkerLost: false,
} as const;

/** Returns the section of the character cards. */
function createCardsSection(deck: DeckReply | undefined, inputChanges: object = {}): Section {
  const [section] = createCardsSections(translate, { ...inputBase, parts: [{ ...cardsPart, deck }], ...inputChanges });
  if (section === undefined) throw new Error('There is no section.');
  return section;
}

const createDeck = (cardCount: number, size = cardSize): DeckReply => ({
  label: 'Night Shift',
  cards: deckReply.cards.slice(0, cardCount).map((cardInfo) => ({ ...cardInfo, size })),
});
const gimmickPart = {
  ...cardsPart,
  printKind: 'piece:gimmick',
  kindText: { ...kindText, label: 'Gimmick cards' },
} as const;
const tokenPart = {
  ...cardsPart,
  printKind: 'piece:marker',
  kindText: { ...kindText, label: 'Tokens', formatCount: (count: number) => `${count} tokens` },
} as const;

describe('pages of cards', () => {
  it('show both sides of each sheet with a caption', () => {
    const section = createCardsSection(deckReply);
    expect(section.pages.map(({ caption }) => caption)).toEqual([
      'Cards, sheet 1 of 2, front',
      'Cards, sheet 1 of 2, back',
      'Cards, sheet 2 of 2, front',
      'Cards, sheet 2 of 2, back',
    ]);
    expect(section.summaries.cards).toBe('12 cards on 2 sheets');
    const marginTexts = section.pages.map((sectionPage) =>
      sectionPage.kind === 'sheet' ? sectionPage.marginText : '',
    );
    expect(marginTexts[3]).toMatch(/Night Shift .* sheet 2 of 2, backs$/);
  });

  it('show each side of each card for image output, and no sheets of text', () => {
    const doubledDeck = { ...deckReply, cards: deckReply.cards.map((cardInfo) => ({ ...cardInfo, copies: 2 })) };
    const imageSettings = getPreviewSettings({ ...settings, format: 'png', images: { ...settings.images, bleed: 3 } });
    const section = createCardsSection(doubledDeck, { settings: imageSettings, isImages: true });
    expect(section.summaries.cards).toBe('24 sides');
    expect(section.pages[23]).toMatchObject({ caption: 'Cards, picture 24 of 24', width: 69.5, height: 94.9 });
    const scoreSheet = {
      sheetKind: 'score',
      label: 'Score',
      sheetKey: 'k',
      source: undefined,
      isImages: true,
      isWorkerLost: false,
    } as const;
    expect(createSheetSection(translate, scoreSheet).note?.kind).toBe('empty');
  });

  it('can be found by the character that they show', () => {
    const { pages } = createCardsSection(deckReply);
    expect(findSubjectPage(pages, deckReply.cards, 'card-0')).toBe(0);
    expect(findSubjectPage(pages, deckReply.cards, 'card-11')).toBe(2);
    expect(findSubjectPage(pages, deckReply.cards, 'nobody')).toBeUndefined();
  });

  it('hold the cards of all kinds that share sheets, and say which sheets these are', () => {
    const tokens = createDeck(9, { width: 34, height: 34 });
    const [section, ...otherSections] = createCardsSections(translate, {
      ...inputBase,
      parts: [
        { ...cardsPart, deck: createDeck(8) },
        { ...gimmickPart, deck: createDeck(3, { width: 44, height: 68 }) },
        { ...tokenPart, deck: tokens },
      ],
    });
    expect(otherSections).toEqual([]);
    expect(section).toMatchObject({
      printKinds: ['cards', 'piece:gimmick', 'piece:marker'],
      label: 'Sheets to cut',
      summaries: {
        cards: '8 cards, sheet 1',
        'piece:gimmick': '3 cards, sheet 2',
        'piece:marker': '9 tokens, sheet 2',
      },
    });
    expect(section?.pages.map(({ caption }) => caption)).toEqual([
      'Cards, sheet 1 of 2, front',
      'Cards, sheet 1 of 2, back',
      'Gimmick cards + Tokens, sheet 2 of 2, front',
      'Gimmick cards + Tokens, sheet 2 of 2, back',
    ]);
    expect(section?.pages[0]).toMatchObject({ marginText: expect.stringContaining('Night Shift and its tokens') });
  });

  it('share no sheets with kinds that are empty, still being arranged, or printed as separate files', () => {
    const listKinds = (gimmickDeck: DeckReply | undefined, isShared = true) =>
      createCardsSections(translate, {
        ...inputBase,
        isShared,
        parts: [
          { ...cardsPart, deck: createDeck(4) },
          { ...gimmickPart, deck: gimmickDeck },
          { ...tokenPart, deck: createDeck(1) },
        ],
      }).map(({ printKinds, note }) => [...printKinds, note?.kind]);
    expect(listKinds(createDeck(0))).toEqual([
      ['cards', 'piece:marker', undefined],
      ['piece:gimmick', 'empty'],
    ]);
    expect(listKinds(undefined)).toEqual([
      ['cards', 'piece:marker', undefined],
      ['piece:gimmick', 'waiting'],
    ]);
    expect(listKinds(createDeck(1), false)).toEqual([
      ['cards', undefined],
      ['piece:gimmick', undefined],
      ['piece:marker', undefined],
    ]);
  });

  it('name the kind that does not fit the paper', () => {
    const sections = createCardsSections(translate, {
      ...inputBase,
      parts: [
        { ...cardsPart, deck: createDeck(4) },
        { ...tokenPart, deck: createDeck(1, { width: 300, height: 300 }) },
      ],
    });
    expect(sections.map(({ label, note }) => [label, note?.kind])).toEqual([
      ['Cards', undefined],
      ['Tokens', 'problem'],
    ]);
  });

  it('show an empty page for backs without content in the middle of the file', () => {
    const blankDeck = {
      ...deckReply,
      cards: deckReply.cards.map((cardInfo, cardIndex) =>
        cardIndex < 9 ? { ...cardInfo, blankBacks: [0] } : cardInfo,
      ),
    };
    const { pages } = createCardsSection(blankDeck);
    expect(pages.map(({ kind }) => kind)).toEqual(['sheet', 'blank', 'sheet', 'sheet']);
    expect(pages[1]?.caption).toBe('Blank page');
  });

  it('say why there are none', () => {
    expect(createCardsSection(undefined).note?.kind).toBe('waiting');
    expect(createCardsSection({ ...deckReply, cards: [] }).note).toEqual({
      kind: 'empty',
      text: kindText.emptyReason,
    });
    const tinySettings = { ...settings, paper: 'custom', custom: { width: 50, height: 50 } } as const;
    expect(createCardsSection(deckReply, { settings: tinySettings }).note?.kind).toBe('problem');
    const scoreSheet = {
      sheetKind: 'score',
      label: 'Score',
      sheetKey: 'k',
      isImages: false,
      isWorkerLost: false,
    } as const;
    const { note: refused } = createSheetSection(translate, { ...scoreSheet, source: { refused: 'no' } });
    expect(refused).toEqual({ kind: 'problem', text: expect.stringContaining('no') });
    // A sheet without a preview can still be saved.
    const { note: unshown } = createSheetSection(translate, { ...scoreSheet, source: { unshown: true } });
    expect(unshown).toEqual({ kind: 'unshown', text: expect.stringContaining('but it is in the PDF') });
  });
});

describe('the zoom of pages', () => {
  const pageSize = { width: 210, height: 297 };

  it('fits the width or the whole page, or shows the true size', () => {
    const paneSize = { width: 452, height: 400 };
    expect(computeScale('width', pageSize, paneSize) * pageSize.width).toBeCloseTo(420);
    expect(computeScale('page', pageSize, paneSize) * pageSize.height).toBeLessThanOrEqual(400);
    expect(scaleToPercent(computeScale(100, pageSize, paneSize))).toBe(100);
  });

  it('moves to the next step from any value, within the first and last step', () => {
    expect([getNextZoom(61, 1), getNextZoom(61, -1), getNextZoom(400, 1), getNextZoom(20, -1)]).toEqual([
      75, 50, 400, 25,
    ]);
  });
});

it('filterPrintableParts keeps the remembered parts that can be printed, in the order of the list', () => {
  expect(filterPrintableParts(['roster', 'cards', 'piece:gone'], ['cards', 'roster', 'reference'])).toEqual([
    'cards',
    'roster',
  ]);
  expect(filterPrintableParts(['log'], ['cards', 'reference'])).toEqual(['cards']);
  expect(filterPrintableParts('nonsense', ['cards'])).toEqual(['cards']);
});
