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
import { createHero, faction } from '../card/support.ts';

const createInput = (inputChanges: Partial<KeyInput> = {}): KeyInput => ({
  character: createHero(),
  factions: [faction],
  options: defaultOptions,
  template: getDefaultTemplate(GAMES),
  ...inputChanges,
});
const computeKey = (inputChanges: Partial<KeyInput> = {}): string =>
  computePrintKey(GAMES, createInput(inputChanges)).key;

describe('computePrintKey', () => {
  it('ignores the order of keys and the notes on the character', () => {
    const { name, ...otherKeys } = createHero({ notes: 'seen at the harbour' });
    expect(computeKey({ character: { ...otherKeys, name } as ReturnType<typeof createHero> })).toBe(computeKey());
    expect(computeKey({ template: structuredClone(getDefaultTemplate(GAMES)) })).toBe(computeKey());
  });

  const createPictures = (pictureKey: string) => new Map([['a.png', { key: pictureKey, width: 1, height: 1 }]]);
  const withArt = createHero({ art: { image: { src: 'a.png' } } });
  it.each<[string, Partial<KeyInput>]>([
    ['the character', { character: createHero({ level: 7 }) }],
    ['the art', { character: createHero({ art: { image: { src: 'b.png' } } }) }],
    ['the crop', { character: createHero({ art: { crop: { zoom: 2 } } }) }],
    ['the template', { template: { ...getDefaultTemplate(GAMES), bleed: 2 } }],
    ['the faction', { factions: [{ ...faction, theme: { accent: '#123456' } }] }],
    ['the house rules', { options: { ...defaultOptions, 'su.spray': 'off' } }],
  ])('changes with %s', (_label, inputChanges) => expect(computeKey(inputChanges)).not.toBe(computeKey()));

  it('depends on the content of a picture, not on its location', () => {
    const otherPictures = new Map([['c.png', { key: 'x', width: 1, height: 1 }]]);
    const movedHero = createHero({ art: { image: { src: 'c.png' } } });
    expect(computeKey({ character: withArt, pictures: createPictures('x') })).toBe(
      computeKey({ character: movedHero, pictures: otherPictures }),
    );
    expect(computeKey({ character: withArt, pictures: createPictures('x') })).not.toBe(
      computeKey({ character: withArt, pictures: createPictures('y') }),
    );
  });
});

describe('the print record', () => {
  const [firstCard, secondCard, changedCard] = [
    { id: 'a', key: '1' },
    { id: 'b', key: '2' },
    { id: 'a', key: '3' },
  ];
  it('detects changed cards and cards that changed back', () => {
    const firstRecord = updateRecord(createEmptyRecord(), [firstCard, secondCard]);
    expect(listChanged([firstCard, secondCard], createEmptyRecord())).toEqual([true, true]);
    expect(listChanged([firstCard, secondCard, changedCard], firstRecord)).toEqual([false, false, true]);
    const secondRecord = updateRecord(firstRecord, [changedCard]);
    expect(listChanged([firstCard, secondCard, changedCard], secondRecord)).toEqual([true, false, false]);
  });

  it('distinguishes two cards with the same id', () => {
    expect(listChanged([firstCard, changedCard], updateRecord(createEmptyRecord(), [firstCard, changedCard]))).toEqual([
      false,
      false,
    ]);
  });

  it('survives saving and loading, and ids that name object properties', () => {
    const printRecord = updateRecord(createEmptyRecord(), [{ id: 'constructor', key: '9' }, firstCard]);
    expect(parsePrintRecord(JSON.parse(JSON.stringify(printRecord)))).toEqual(printRecord);
    expect(listChanged([{ id: 'toString', key: '9' }], printRecord)).toEqual([true]);
  });

  it.each([null, 7, {}, { format: 'rollcall.printed', version: 2, cards: {} }, { cards: { a: ['x'] } }])(
    'rejects the invalid record %j',
    (invalidRecord) => expect(parsePrintRecord(invalidRecord)).toBeUndefined(),
  );
});
