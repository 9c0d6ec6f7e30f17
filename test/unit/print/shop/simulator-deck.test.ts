import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createSheetSvg,
  MAX_SHEET_PIXELS,
  planSimulatorDeck,
  type SimulatorCard,
} from '../../../../src/shared/print/shop/simulator-deck.ts';
import { getTestFonts, layoutTestCard } from '../../card/support.ts';

const { front, back } = layoutTestCard();

const createCards = (cardCount: number): SimulatorCard[] =>
  Array.from({ length: cardCount }, (_value, index) => ({
    name: `Card ${index}`,
    front,
    back: { ...back, label: `Back of card ${index}` },
    copies: 1,
  }));

interface CardObject {
  readonly CardID: number;
  readonly Nickname: string;
}
interface SavedObject {
  readonly ObjectStates: readonly {
    readonly Name: string;
    readonly DeckIDs: readonly number[];
    readonly CustomDeck: Readonly<Record<string, { NumWidth: number; NumHeight: number }>>;
    readonly ContainedObjects: readonly CardObject[];
  }[];
}
const getStates = (cards: readonly SimulatorCard[]) =>
  (planSimulatorDeck(cards, 'Gear', '').savedObject as SavedObject).ObjectStates;

describe('a deck for Tabletop Simulator', () => {
  it('has a saved object with the documented fields: images, grid, numbers, names and copies', () => {
    const [rope, bell] = createCards(2) as [SimulatorCard, SimulatorCard];
    const { savedObject, sheets, objectFile } = planSimulatorDeck(
      [{ ...rope, copies: 2, credits: 'Ann' }, bell],
      'My gear',
      'https://example.org/gear/',
    );
    expect(objectFile).toBe('my-gear.json');
    expect(sheets.map(({ file }) => file)).toEqual(['my-gear-1-fronts.png', 'my-gear-1-back.png']);
    expect(savedObject).toMatchObject({
      ObjectStates: [
        {
          Name: 'DeckCustom',
          Nickname: 'My gear',
          DeckIDs: [100, 100, 101],
          CustomDeck: {
            1: {
              FaceURL: 'https://example.org/gear/my-gear-1-fronts.png',
              BackURL: 'https://example.org/gear/my-gear-1-back.png',
              NumWidth: 2,
              NumHeight: 2,
              BackIsHidden: true,
              UniqueBack: false,
            },
          },
          ContainedObjects: [
            { Name: 'Card', CardID: 100, Nickname: 'Card 0', Description: 'Ann' },
            { Name: 'Card', CardID: 100, Nickname: 'Card 0' },
            { Name: 'Card', CardID: 101, Nickname: 'Card 1' },
          ],
        },
      ],
    });
  });

  it('has a sheet of backs when the backs differ, and makes a single card an object of its own', () => {
    const [rope, bell] = createCards(2) as [SimulatorCard, SimulatorCard];
    const { sheets } = planSimulatorDeck([rope, { ...bell, back: front }], 'Gear', '');
    expect(sheets.map(({ file, columns }) => [file, columns])).toEqual([
      ['gear-1-fronts.png', 2],
      ['gear-1-backs.png', 2],
    ]);
    expect(getStates([rope])).toMatchObject([{ Name: 'CardCustom', CardID: 100 }]);
  });

  it('puts at most 69 cards on a sheet of 10 x 7, leaves its last place to the back, and numbers every card once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 150 }), (cardCount) => {
        const cards = createCards(cardCount);
        const { sheets } = planSimulatorDeck(cards, 'Gear', '');
        const faces = sheets.filter(({ file }) => file.endsWith('-fronts.png'));
        expect(faces).toHaveLength(Math.ceil(cardCount / 69));
        for (const { columns, rows, sides } of faces) {
          expect([columns <= 10, rows <= 7, sides.length]).toEqual([true, true, columns * rows]);
          expect(sides.at(-1)).toMatchObject({ items: back.items });
        }
        const [state] = getStates(cards);
        expect(new Set(state?.DeckIDs).size).toBe(cardCount);
        for (const cardId of state?.DeckIDs ?? []) {
          const { NumWidth = 0, NumHeight = 0 } = state?.CustomDeck[Math.floor(cardId / 100)] ?? {};
          expect(cardId % 100).toBeLessThan(NumWidth * NumHeight - 1);
        }
      }),
      { seed: 5, numRuns: 25 },
    );
  });

  it('draws sheets of at most 4096 pixels, and of print resolution where they fit', () => {
    const [largeSheet] = planSimulatorDeck(createCards(69), 'Gear', '').sheets;
    const [smallSheet] = planSimulatorDeck(createCards(3), 'Gear', '').sheets;
    if (largeSheet === undefined || smallSheet === undefined) throw new Error('no sheet');
    const largeImage = createSheetSvg(largeSheet, getTestFonts(), () => undefined);
    expect(Math.max(largeImage.width, largeImage.height)).toBeLessThanOrEqual(MAX_SHEET_PIXELS);
    expect(createSheetSvg(smallSheet, getTestFonts(), () => undefined).dpi).toBe(300);
  });

  it('keeps the blend modes of cards as styles, since the file has no style sheet', () => {
    const [card] = createCards(1) as [SimulatorCard];
    const blendedFront = { ...front, items: front.items.map((item) => ({ ...item, blend: 'multiply' as const })) };
    const [sheet] = planSimulatorDeck([{ ...card, front: blendedFront }], 'Gear', '').sheets;
    if (sheet === undefined) throw new Error('no sheet');
    const { svg } = createSheetSvg(sheet, getTestFonts(), () => undefined);
    expect(svg).toContain('mix-blend-mode:multiply');
    expect(svg).not.toContain('class="blend-');
  });
});
