import { describe, expect, it } from 'vitest';
import { loadSharp } from '../../../../src/cli/cards/picture-pixels.ts';
import { nameImages } from '../../../../src/shared/print/shop/image-names.ts';
import { setPngResolution } from '../../../../src/shared/print/shop/png-resolution.ts';
import { card } from '../../card/support.ts';

const { front, back } = card();
const one = { front, back };
const other = { front: back, back: front };
const namesOf = (...how: Parameters<typeof nameImages>) => nameImages(...how).map(({ name }) => name);

describe('names of pictures', () => {
  it('say the card and the side, and which of several cards', () => {
    expect(namesOf([{ id: 'tide', cards: [one, other] }], 'png')).toEqual([
      'tide-front.png',
      'tide-back.png',
      'tide-2-front.png',
      'tide-2-back.png',
    ]);
    expect(namesOf([{ id: 'tide', cards: [one, other] }], 'svg', 'fronts')).toEqual([
      'tide-front.svg',
      'tide-2-front.svg',
    ]);
  });

  it('stand once for equal cards, apart for different ones, and lead nowhere', () => {
    const cards = [
      { id: 'tide', cards: [one] },
      { id: 'tide', cards: [one] },
      { id: 'Tide!', cards: [other] },
      { id: '../..', cards: [one] },
    ];
    expect(namesOf(cards, 'png', 'fronts')).toEqual(['tide-front.png', 'tide_2-front.png', 'card-front.png']);
  });

  it('keep plain letters for those with accents', () => {
    const cards = ['Rußkröte', 'Ærø', 'Łódź'].map((id, index) => ({ id, cards: index === 0 ? [one] : [other] }));
    expect(namesOf(cards, 'png', 'fronts')).toEqual(['russkrote-front.png', 'aero-front.png', 'lodz-front.png']);
  });

  it('never meet those of a card that another continues on', () => {
    const rope = { id: 'Rope', cards: [one, other] };
    const second = { id: 'Rope 2', cards: [one] };
    expect(namesOf([rope, second], 'png', 'fronts')).toEqual([
      'rope-front.png',
      'rope-2-front.png',
      'rope-2_2-front.png',
    ]);
    expect(namesOf([second, rope], 'png', 'fronts')).toEqual([
      'rope-2-front.png',
      'rope_2-front.png',
      'rope_2-2-front.png',
    ]);
  });

  it('stand once for a back that cards share, and say of how many', () => {
    const named = (side: typeof front, label: string) => ({ ...side, label });
    const cards = ['Bell', 'Rope', 'Torch'].map((id, index) => ({
      id,
      cards: [{ front: { ...front, items: front.items.slice(index) }, back: named(back, `${id}, back`) }],
    }));
    expect(namesOf(cards, 'png')).toEqual(['bell-front.png', 'back.png', 'rope-front.png', 'torch-front.png']);
    expect(nameImages(cards, 'png').find(({ name }) => name === 'back.png')).toMatchObject({
      backOf: 3,
      list: { label: 'back', items: back.items },
    });
    const mixed = [...cards, { id: 'Map', cards: [other] }];
    expect(namesOf(mixed, 'png')).toEqual([
      'bell-front.png',
      'bell-back.png',
      'rope-front.png',
      'torch-front.png',
      'map-front.png',
      'map-back.png',
    ]);
    expect(namesOf(cards, 'png', 'fronts')).toEqual(['bell-front.png', 'rope-front.png', 'torch-front.png']);
  });
});

describe('the resolution of a PNG', () => {
  it('is what other programs read, and the pixels stay', async () => {
    const sharp = await loadSharp();
    const plain = await sharp({ create: { width: 7, height: 5, channels: 3, background: '#aa3300' } })
      .png()
      .toBuffer();
    const [at300, at600] = [setPngResolution(plain, 300), setPngResolution(plain, 600)];
    expect((await sharp(at300).metadata()).density).toBe(300);
    expect((await sharp(at600).metadata()).density).toBe(600);
    expect(await sharp(at300).raw().toBuffer()).toEqual(await sharp(plain).raw().toBuffer());
  });
});
