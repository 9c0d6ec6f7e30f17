/** Tests the words for pointers and values that users read when documents are compared. */
import { describe, expect, it } from 'vitest';
import { describePlace, formatValueLines, getPlaceLabel } from '../../../src/shared/document/place-labels.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { translate } from '../../support/texts.ts';

const listValueLines = (pointer: string, fieldValue: unknown) =>
  formatValueLines(translate, GAMES, pointer, fieldValue);

describe('labels of pointers', () => {
  it.each([
    ['', 'The whole document'],
    ['/art', 'Picture'],
    ['/theme', 'Colors'],
    ['/formerName', 'Former name'],
    ['/traits/fight', 'Fight'],
    ['/attacks/1', 'Attack 2'],
    ['/keywords/elements', 'Keywords: elements'],
    ['/keywords/a\u202eb', 'Keywords: a\\u{202e}b'],
  ])('getPlaceLabel calls %j “%s”', (pointer, label) => expect(getPlaceLabel(translate, GAMES, pointer)).toBe(label));

  it.each([
    ['/level', 'Level'],
    ['/attacks/1/range', 'Attack 2, range'],
    ['/attacks/1/effects/0', 'Attack 2, effects, 1'],
    ['/members/2', 'Members 3'],
    ['/members/2/copies', 'Members 3, copies'],
  ])('describePlace calls %j “%s” at any depth', (pointer, placeText) =>
    expect(describePlace(translate, GAMES, pointer)).toBe(placeText),
  );
});

describe('formatValueLines', () => {
  it('returns a line per entry and per paragraph, and none for a missing value', () => {
    expect(listValueLines('/notes', 'One\r\nTwo\nThree')).toEqual(['One', 'Two', 'Three']);
    expect(listValueLines('/notes', undefined)).toEqual([]);
    expect(listValueLines('/notes', '')).toEqual([]);
    expect(listValueLines('/talents', [{ name: 'Swift', text: 'Runs.' }, { name: 'Calm' }])).toEqual([
      'Swift: Runs.',
      'Calm',
    ]);
  });

  it('rounds numbers, writes booleans as yes and no, and null as JSON', () => {
    expect(listValueLines('/nowhere', 2.504)).toEqual(['2.5']);
    expect(listValueLines('/nowhere', true)).toEqual(['yes']);
    expect(listValueLines('/nowhere', false)).toEqual(['no']);
    expect(listValueLines('/nowhere', null)).toEqual(['null']);
  });

  it('joins the name, the text and the list of an entry', () => {
    const gearTalent = { name: 'Gear', text: 'On the belt.', items: ['Rope', 2, null] };
    expect(listValueLines('/talents/0', gearTalent)).toEqual(['Gear: On the belt. Rope, 2, null']);
    expect(listValueLines('/talents/0', { name: 'Gear', text: '', items: [] })).toEqual(['Gear']);
    expect(listValueLines('/talents/0', { name: 'Gear', text: 7, items: 'none' })).toEqual(['Gear']);
  });

  it('lists the keys of an object without a special format and leaves out empty ones', () => {
    expect(listValueLines('/nowhere', { name: 'Ash', rank: 3, title: '', 'a\u202eb': [1, 2] })).toEqual([
      'Name: Ash',
      'Rank: 3',
      'A\\u{202e}b: 1, 2',
    ]);
    expect(listValueLines('/art', { template: 'poster', theme: 'red' })).toEqual([
      'Card template: poster',
      'Card theme: red',
    ]);
  });

  it('uses the name of an embedded document, or lists its keys when it has none', () => {
    expect(listValueLines('/carried/0', { format: 'rollcall.character', name: 'Ash', level: 3 })).toEqual(['Ash']);
    expect(listValueLines('/carried/0', { format: 'rollcall.character', level: 3 })).toEqual([
      'Format: rollcall.character',
      'Level: 3',
    ]);
  });

  it('gives the number of copies of a member, 1 by default', () => {
    expect(listValueLines('/members/0', { character: 'ash', copies: 2 })).toEqual(['2 × ash']);
    expect(listValueLines('/members/0', { character: 'ash' })).toEqual(['1 × ash']);
  });

  it('describes how a picture is cropped', () => {
    expect(listValueLines('/art/crop', { x: 0.5, y: 0.25, zoom: 1.2, rotation: -10 })).toEqual([
      'across 50 %, down 25 %, zoom 120 %, turned -10°',
    ]);
    expect(listValueLines('/art/crop', { y: 0, rotation: 0 })).toEqual([
      'across as the template has it, down 0 %, zoom 100 %',
    ]);
  });

  it('gives the source and the credit of a picture without its bytes', () => {
    const hash = '0123456789abcdef'.repeat(4);
    expect(listValueLines('/art/image', { src: 'ash.png', credit: 'Ann' })).toEqual(['ash.png', 'by Ann']);
    expect(listValueLines('/art/image', { src: 'ash.png', credit: '' })).toEqual(['ash.png']);
    expect(listValueLines('/art/image', { src: 'ash.png', credit: 3 })).toEqual(['ash.png']);
    expect(listValueLines('/symbolImage', { src: `sha256:${hash}` })).toEqual(['picture 0123456789ab']);
    expect(listValueLines('/symbolImage', { src: 'DATA:image/png;base64,AAAA' })).toEqual([
      'a picture in the document',
    ]);
    expect(listValueLines('/symbolImage', { src: 'my-data:image.png' })).toEqual(['my-data:image.png']);
  });

  it('gives the size of a drawing and its number of shapes or its hash', () => {
    const formatDrawing = (...shapes: unknown[]) => listValueLines('/art/drawing', { width: 40, height: 30.5, shapes });
    expect(formatDrawing({ d: 'M0 0' })).toEqual(['drawing of 1 shape, 40 × 30.5']);
    expect(formatDrawing({ d: 'M0 0' }, { d: 'M1 1' })).toEqual(['drawing of 2 shapes, 40 × 30.5']);
    expect(formatDrawing()).toEqual(['drawing of 0 shapes, 40 × 30.5']);
    expect(formatDrawing({ d: `sha256:${'ab'.repeat(32)}` })).toEqual(['drawing abababababab, 40 × 30.5']);
    expect(formatDrawing({ d: `M0 0 sha256:${'ab'.repeat(32)}` })).toEqual(['drawing of 1 shape, 40 × 30.5']);
    expect(formatDrawing({ d: `sha256:${'ab'.repeat(33)}` })).toEqual(['drawing of 1 shape, 40 × 30.5']);
  });

  it('truncates a long value', () => {
    const [firstLine] = listValueLines('/members/0', { character: { long: 'x'.repeat(5_000) } });
    expect(firstLine).toMatch(/^1 × \{"long":"x+…$/);
    expect(firstLine?.length).toBeLessThan(2_100);
  });
});
