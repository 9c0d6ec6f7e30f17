import { describe, expect, it } from 'vitest';
import { loadSharp } from '../../../../src/cli/cards/picture-pixels.ts';
import { nameImages } from '../../../../src/shared/print/shop/image-names.ts';
import { formatOrderList } from '../../../../src/shared/print/shop/order-list.ts';
import { setPngResolution } from '../../../../src/shared/print/shop/png-resolution.ts';
import { translate } from '../../../support/texts.ts';
import { layoutTestCard } from '../../card/support.ts';

const { front, back } = layoutTestCard();
const normalCard = { front, back };
const swappedCard = { front: back, back: front };
const listNames = (...nameArguments: Parameters<typeof nameImages>) =>
  nameImages(...nameArguments).sides.map(({ name }) => name);

describe('nameImages', () => {
  it('names the card, its side and the number of each further card', () => {
    expect(listNames([{ name: 'tide', cards: [normalCard, swappedCard] }], 'png')).toEqual([
      'tide-front.png',
      'tide-back.png',
      'tide-2-front.png',
      'tide-2-back.png',
    ]);
    expect(listNames([{ name: 'tide', cards: [normalCard, swappedCard] }], 'svg', 'fronts')).toEqual([
      'tide-front.svg',
      'tide-2-front.svg',
    ]);
  });

  it('names equal cards once, keeps different ones apart and removes path characters', () => {
    const testCards = [
      { name: 'tide', cards: [normalCard] },
      { name: 'tide', cards: [normalCard] },
      { name: 'Tide!', cards: [swappedCard] },
      { name: '../..', cards: [normalCard] },
    ];
    expect(listNames(testCards, 'png', 'fronts')).toEqual(['tide-front.png', 'tide_2-front.png', 'card-front.png']);
  });

  it('lists the cards as they are ordered: each front with its back, the sum of its copies and its credits', () => {
    const ropeCard = { name: 'Rope', cards: [normalCard], copies: 2, artist: 'Ann' };
    const { sides, orderedCards } = nameImages(
      [ropeCard, { ...ropeCard, copies: 3 }, { name: 'Map', cards: [{ front: back, back }, swappedCard] }],
      'png',
    );
    expect(orderedCards).toMatchObject([
      { name: 'Rope', front: 'rope-front.png', back: 'rope-back.png', copies: 5, artist: 'Ann' },
      { name: 'Map 1', front: 'map-front.png', back: 'rope-back.png', copies: 1 },
      { name: 'Map 2', front: 'map-2-front.png', back: 'map-2-back.png', copies: 1 },
    ]);
    const listedFiles = new Set(orderedCards.flatMap((card) => [card.front, card.back]));
    expect(new Set(sides.map(({ name }) => name))).toEqual(listedFiles);
    expect(formatOrderList(translate, orderedCards).split('\r\n')[1]).toBe('Rope,rope-front.png,rope-back.png,5,Ann,');
  });

  it('replaces accented letters with plain ones', () => {
    const testCards = ['Rußkröte', 'Ærø', 'Łódź'].map((cardName, index) => ({
      name: cardName,
      cards: index === 0 ? [normalCard] : [swappedCard],
    }));
    expect(listNames(testCards, 'png', 'fronts')).toEqual(['russkrote-front.png', 'aero-front.png', 'lodz-front.png']);
  });

  it('keeps the letters of names in other scripts', () => {
    const testCards = ['Солнечная вспышка', 'Ωmega!', '★'].map((name, index) => ({
      name,
      cards: index === 0 ? [normalCard] : [swappedCard],
    }));
    expect(listNames(testCards, 'png', 'fronts')).toEqual([
      'солнечная-вспышка-front.png',
      'ωmega-front.png',
      'card-front.png',
    ]);
  });

  it('avoids clashes with the names of continuation cards', () => {
    const ropeCards = { name: 'Rope', cards: [normalCard, swappedCard] };
    const secondRope = { name: 'Rope 2', cards: [normalCard] };
    expect(listNames([ropeCards, secondRope], 'png', 'fronts')).toEqual([
      'rope-front.png',
      'rope-2-front.png',
      'rope-2_2-front.png',
    ]);
    expect(listNames([secondRope, ropeCards], 'png', 'fronts')).toEqual([
      'rope-2-front.png',
      'rope_2-front.png',
      'rope_2-2-front.png',
    ]);
  });

  it('writes a back shared by all cards once and counts its cards', () => {
    const labelSide = (cardSide: typeof front, sideLabel: string) => ({ ...cardSide, label: sideLabel });
    const testCards = ['Bell', 'Rope', 'Torch'].map((cardName, index) => ({
      name: cardName,
      cards: [{ front: { ...front, items: front.items.slice(index) }, back: labelSide(back, `${cardName}, back`) }],
    }));
    expect(listNames(testCards, 'png')).toEqual(['bell-front.png', 'back.png', 'rope-front.png', 'torch-front.png']);
    expect(nameImages(testCards, 'png').sides.find(({ name }) => name === 'back.png')).toMatchObject({
      backOf: 3,
      list: { label: 'back', items: back.items },
    });
    const mixedCards = [...testCards, { name: 'Map', cards: [swappedCard] }];
    expect(listNames(mixedCards, 'png')).toEqual([
      'bell-front.png',
      'bell-back.png',
      'rope-front.png',
      'torch-front.png',
      'map-front.png',
      'map-back.png',
    ]);
    expect(listNames(testCards, 'png', 'fronts')).toEqual(['bell-front.png', 'rope-front.png', 'torch-front.png']);
  });
});

describe('setPngResolution', () => {
  it('sets the density that other programs read and keeps the pixels', async () => {
    const sharp = await loadSharp();
    const plainPng = await sharp({ create: { width: 7, height: 5, channels: 3, background: '#aa3300' } })
      .png()
      .toBuffer();
    const [at300, at600] = [setPngResolution(plainPng, 300), setPngResolution(plainPng, 600)];
    expect((await sharp(at300).metadata()).density).toBe(300);
    expect((await sharp(at600).metadata()).density).toBe(600);
    expect(await sharp(at300).raw().toBuffer()).toEqual(await sharp(plainPng).raw().toBuffer());
  });
});
