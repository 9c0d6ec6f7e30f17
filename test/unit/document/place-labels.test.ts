/** Places and values of documents in words: what people read when documents are compared. */
import { describe, expect, it } from 'vitest';
import { describePlace, formatValueLines, getPlaceLabel } from '../../../src/shared/document/place-labels.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { t } from '../../support/texts.ts';

const lines = (path: string, value: unknown) => formatValueLines(t, GAMES, path, value);

describe('labels of places', () => {
  it.each([
    ['', 'The whole document'],
    ['/art', 'Picture'],
    ['/theme', 'Colours'],
    ['/traits/fight', 'Fight'],
    ['/attacks/1', 'Attack 2'],
    ['/keywords/elements', 'Keywords: elements'],
    ['/keywords/a\u202eb', 'Keywords: a\\u{202e}b'],
  ])('call %j “%s”', (path, label) => expect(getPlaceLabel(t, GAMES, path)).toBe(label));

  it.each([
    ['/level', 'Level'],
    ['/attacks/1/range', 'Attack 2, range'],
    ['/attacks/1/effects/0', 'Attack 2, effects, 1'],
    ['/members/2', 'Members 3'],
    ['/members/2/copies', 'Members 3, copies'],
  ])('call the place %j “%s” however deep it is', (path, words) => expect(describePlace(t, GAMES, path)).toBe(words));
});

describe('values in words', () => {
  it('have a line for each entry and each paragraph, and none where there is nothing', () => {
    expect(lines('/notes', 'One\r\nTwo\nThree')).toEqual(['One', 'Two', 'Three']);
    expect(lines('/notes', undefined)).toEqual([]);
    expect(lines('/notes', '')).toEqual([]);
    expect(lines('/talents', [{ name: 'Swift', text: 'Runs.' }, { name: 'Calm' }])).toEqual(['Swift: Runs.', 'Calm']);
  });

  it('say numbers, yes and no as people do, and anything else as JSON', () => {
    expect(lines('/nowhere', 2.504)).toEqual(['2.5']);
    expect(lines('/nowhere', true)).toEqual(['yes']);
    expect(lines('/nowhere', false)).toEqual(['no']);
    expect(lines('/nowhere', null)).toEqual(['null']);
  });

  it('say of an entry its name, its text and its list', () => {
    const gear = { name: 'Gear', text: 'On the belt.', items: ['Rope', 2, null] };
    expect(lines('/talents/0', gear)).toEqual(['Gear: On the belt. Rope, 2, null']);
    expect(lines('/talents/0', { name: 'Gear', text: '', items: [] })).toEqual(['Gear']);
    expect(lines('/talents/0', { name: 'Gear', text: 7, items: 'none' })).toEqual(['Gear']);
  });

  it('say each key of what has no notation of its own, and leave out those that hold nothing', () => {
    expect(lines('/nowhere', { name: 'Ash', rank: 3, title: '', 'a\u202eb': [1, 2] })).toEqual([
      'Name: Ash',
      'Rank: 3',
      'A\\u{202e}b: 1, 2',
    ]);
    expect(lines('/art', { template: 'poster', theme: 'red' })).toEqual(['Card template: poster', 'Card theme: red']);
  });

  it('say of a document inside another one its name', () => {
    expect(lines('/carried/0', { format: 'rollcall.character', name: 'Ash', level: 3 })).toEqual(['Ash']);
    expect(lines('/carried/0', { format: 'rollcall.character', level: 3 })).toEqual([
      'Format: rollcall.character',
      'Level: 3',
    ]);
  });

  it('say how many copies of a member there are, one where nothing is said', () => {
    expect(lines('/members/0', { character: 'ash', copies: 2 })).toEqual(['2 × ash']);
    expect(lines('/members/0', { character: 'ash' })).toEqual(['1 × ash']);
  });

  it('say how a picture is cropped', () => {
    expect(lines('/art/crop', { x: 0.5, y: 0.25, zoom: 1.2, rotation: -10 })).toEqual([
      'across 50 %, down 25 %, zoom 120 %, turned -10°',
    ]);
    expect(lines('/art/crop', { y: 0, rotation: 0 })).toEqual(['across as the template has it, down 0 %, zoom 100 %']);
  });

  it('say where a picture is and who made it, without its bytes', () => {
    const hash = '0123456789abcdef'.repeat(4);
    expect(lines('/art/image', { src: 'ash.png', credit: 'Ann' })).toEqual(['ash.png', 'by Ann']);
    expect(lines('/art/image', { src: 'ash.png', credit: '' })).toEqual(['ash.png']);
    expect(lines('/art/image', { src: 'ash.png', credit: 3 })).toEqual(['ash.png']);
    expect(lines('/symbolImage', { src: `sha256:${hash}` })).toEqual(['picture 0123456789ab']);
    expect(lines('/symbolImage', { src: 'DATA:image/png;base64,AAAA' })).toEqual(['a picture in the document']);
    expect(lines('/symbolImage', { src: 'my-data:image.png' })).toEqual(['my-data:image.png']);
  });

  it('say of a drawing its size and its shapes, or the hash it is known by', () => {
    const drawing = (...shapes: unknown[]) => lines('/art/drawing', { width: 40, height: 30.5, shapes });
    expect(drawing({ d: 'M0 0' })).toEqual(['drawing of 1 shape, 40 × 30.5']);
    expect(drawing({ d: 'M0 0' }, { d: 'M1 1' })).toEqual(['drawing of 2 shapes, 40 × 30.5']);
    expect(drawing()).toEqual(['drawing of 0 shapes, 40 × 30.5']);
    expect(drawing({ d: `sha256:${'ab'.repeat(32)}` })).toEqual(['drawing abababababab, 40 × 30.5']);
    expect(drawing({ d: `M0 0 sha256:${'ab'.repeat(32)}` })).toEqual(['drawing of 1 shape, 40 × 30.5']);
    expect(drawing({ d: `sha256:${'ab'.repeat(33)}` })).toEqual(['drawing of 1 shape, 40 × 30.5']);
  });

  it('show the beginning of a long value alone', () => {
    const [line] = lines('/members/0', { character: { long: 'x'.repeat(5_000) } });
    expect(line).toMatch(/^1 × \{"long":"x+…$/);
    expect(line?.length).toBeLessThan(2_100);
  });
});
