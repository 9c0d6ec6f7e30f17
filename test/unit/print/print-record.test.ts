import { describe, expect, it } from 'vitest';
import { getDefaultTemplate } from '../../../src/shared/card/template/built-in-templates.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { defaultOptions } from '../../../src/shared/games/supers-unlimited/options.ts';
import {
  computePrintKey,
  createEmptyRecord,
  type KeyInput,
  listChanged,
  parsePrintRecord,
  updateRecord,
} from '../../../src/shared/print/print-record.ts';
import { faction, hero } from '../card/support.ts';

const input = (changes: Partial<KeyInput> = {}): KeyInput => ({
  character: hero(),
  factions: [faction],
  options: defaultOptions,
  template: getDefaultTemplate(GAMES),
  ...changes,
});
const keyOf = (changes: Partial<KeyInput> = {}): string => computePrintKey(GAMES, input(changes)).key;

describe('what a card looks like', () => {
  it('is the same for the same card, whatever the order of keys and the notes on it', () => {
    const { name, ...rest } = hero({ notes: 'seen at the harbour' });
    expect(keyOf({ character: { ...rest, name } as ReturnType<typeof hero> })).toBe(keyOf());
    expect(keyOf({ template: structuredClone(getDefaultTemplate(GAMES)) })).toBe(keyOf());
  });

  const picture = (key: string) => new Map([['a.png', { key, width: 1, height: 1 }]]);
  const withArt = hero({ art: { image: { src: 'a.png' } } });
  it.each<[string, Partial<KeyInput>]>([
    ['the character', { character: hero({ level: 7 }) }],
    ['the art', { character: hero({ art: { image: { src: 'b.png' } } }) }],
    ['the crop', { character: hero({ art: { crop: { zoom: 2 } } }) }],
    ['the template', { template: { ...getDefaultTemplate(GAMES), bleed: 2 } }],
    ['the faction', { factions: [{ ...faction, theme: { accent: '#123456' } }] }],
    ['the house rules', { options: { ...defaultOptions, 'su.spray': 'off' } }],
  ])('is another with %s', (_, changes) => expect(keyOf(changes)).not.toBe(keyOf()));

  it('counts what a picture holds, not where it lies', () => {
    const other = new Map([['c.png', { key: 'x', width: 1, height: 1 }]]);
    const moved = hero({ art: { image: { src: 'c.png' } } });
    expect(keyOf({ character: withArt, pictures: picture('x') })).toBe(keyOf({ character: moved, pictures: other }));
    expect(keyOf({ character: withArt, pictures: picture('x') })).not.toBe(
      keyOf({ character: withArt, pictures: picture('y') }),
    );
  });
});

describe('the record of what was printed', () => {
  const [a, b, a2] = [
    { id: 'a', key: '1' },
    { id: 'b', key: '2' },
    { id: 'a', key: '3' },
  ];
  it('knows what changed, and what came back', () => {
    const first = updateRecord(createEmptyRecord(), [a, b]);
    expect(listChanged([a, b], createEmptyRecord())).toEqual([true, true]);
    expect(listChanged([a, b, a2], first)).toEqual([false, false, true]);
    const second = updateRecord(first, [a2]);
    expect(listChanged([a, b, a2], second)).toEqual([true, false, false]);
  });

  it('keeps two cards with one id apart', () => {
    expect(listChanged([a, a2], updateRecord(createEmptyRecord(), [a, a2]))).toEqual([false, false]);
  });

  it('survives a save and a load, and ids that look like something else', () => {
    const record = updateRecord(createEmptyRecord(), [{ id: 'constructor', key: '9' }, a]);
    expect(parsePrintRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
    expect(listChanged([{ id: 'toString', key: '9' }], record)).toEqual([true]);
  });

  it.each([null, 7, {}, { format: 'rollcall.printed', version: 2, cards: {} }, { cards: { a: ['x'] } }])(
    'is not %j',
    (value) => expect(parsePrintRecord(value)).toBeUndefined(),
  );
});
