/** Copies, pasted elements and removed ones, with all that refers to them. */
import { describe, expect, it } from 'vitest';
import { createClipping, duplicateElements } from '../../../../src/shared/studio/arrange/copies.ts';
import { changesColors, paste } from '../../../../src/shared/studio/arrange/paste.ts';
import { removeElements } from '../../../../src/shared/studio/arrange/remove.ts';
import type { StudioView } from '../../../../src/shared/studio/view.ts';
import { edited, elementOf, shape, view } from '../support.ts';

const flow = (id: string, more: object = {}) => ({
  kind: 'flow',
  id,
  box: [5, 40, 50, 40],
  gap: 1,
  sectionGap: 2,
  sections: [],
  continued: { style: 'body' },
  ...more,
});
const text = (more: object = {}) => ({
  kind: 'text',
  box: [5, 5, 50, 5],
  style: 'body',
  value: { at: '/character/name' },
  ...more,
});

const made = (from: StudioView, removal: ReturnType<typeof removeElements>): StudioView => {
  if (!removal.ok) throw new Error(removal.why);
  return edited(from, removal.edits);
};

describe('a duplicate', () => {
  it('lies beside its original, right above the topmost of them', () => {
    const before = view([shape([1, 1, 5, 5]), shape([9, 9, 5, 5]), shape([20, 20, 5, 5])]);
    const copy = duplicateElements(before, ['/front/0', '/front/1']);
    expect(copy.addresses).toEqual(['/front/2', '/front/3']);
    expect(edited(before, copy.edits).template.front.map(({ box }) => box.slice(0, 2))).toEqual([
      [1, 1],
      [9, 9],
      [3, 3],
      [11, 11],
      [20, 20],
    ]);
  });

  it('has an id and a group of its own, and sends its words to the copy of their flow', () => {
    const before = view([text({ overflowTo: 'words', group: 'a' }), flow('words', { group: 'a' })]);
    const after = edited(before, duplicateElements(before, ['/front/0', '/front/1']).edits);
    expect(elementOf(after, '/front/2')).toMatchObject({ overflowTo: 'words-2', group: 'a-2' });
    expect(elementOf(after, '/front/3')).toMatchObject({ id: 'words-2', group: 'a-2' });
    const alone = edited(before, duplicateElements(before, ['/front/0']).edits);
    expect(elementOf(alone, '/front/1')).toMatchObject({ overflowTo: 'words' });
  });

  it('is in other sizes what its original is there', () => {
    const sizes = {
      small: { name: 'Small', width: 50, height: 80, without: ['b'], replace: { a: { fill: 'paper' } } },
    };
    const before = view([shape([1, 1, 5, 5], { id: 'a' }), shape([1, 1, 5, 5], { id: 'b' })], { sizes });
    const after = edited(before, duplicateElements(before, ['/front/0', '/front/1']).edits);
    expect(after.template.sizes?.small).toMatchObject({
      without: ['b', 'b-2'],
      replace: { a: { fill: 'paper' }, 'a-2': { fill: 'paper' } },
    });
  });

  it('leaves out what its list has no room for, and says how many that are', () => {
    const full = Array.from({ length: 399 }, () => shape([1, 1, 5, 5]));
    const sizes = { small: { name: 'Small', width: 50, height: 80, front: [shape([2, 2, 5, 5])] } };
    const before = { ...view(full, { sizes }), size: 'small' };
    const copy = duplicateElements(before, ['/front/0', '/front/1', '/sizes/small/front/0']);
    expect(copy).toMatchObject({ addresses: ['/sizes/small/front/1'], omittedCount: 2 });
    expect(edited(before, copy.edits).template.front).toHaveLength(399);
    expect(duplicateElements(before, ['/front/0'])).toMatchObject({ addresses: ['/front/1'], omittedCount: 0 });
  });

  it('of words stays inside the trim', () => {
    const before = view([text({ box: [10, 85, 50, 5] })]);
    const after = edited(before, duplicateElements(before, ['/front/0']).edits);
    expect(elementOf(after, '/front/1').box).toEqual([10, 85, 50, 5]);
  });
});

describe('elements pasted into another template', () => {
  const symbol = { width: 1, height: 1, shapes: [{ d: 'M0 0H1V1Z', fill: 'accent' }] };
  const from = view(
    [
      text({ style: 'loud', overflowTo: 'words' }),
      { kind: 'symbol', box: [5, 5, 9, 9], name: { text: 'star' } },
      shape([0, 0, 60, 90]),
    ],
    {
      styles: {
        body: { font: 'text', size: 8, colour: 'ink' },
        loud: { font: 'text-bold', size: 12, colour: 'accent' },
      },
      symbols: { star: symbol },
      back: [flow('words')],
    },
  );
  const clipping = createClipping(from, ['/front/0', '/front/1']);
  if (clipping === undefined) throw new Error('nothing was copied');

  it('bring their styles and symbols, and lose a flow that is not there', () => {
    const to = view([shape([0, 0, 60, 90])]);
    const pasted = paste(to, 'front', clipping);
    const after = edited(to, pasted.edits);
    expect(pasted.addresses).toEqual(['/front/1', '/front/2']);
    expect(after.template.styles.loud).toEqual({ font: 'text-bold', size: 12, colour: 'accent' });
    expect(after.template.symbols?.star).toEqual(symbol);
    expect(elementOf(after, '/front/1')).not.toHaveProperty('overflowTo');
  });

  it('get another name for a part where theirs is taken, and none where it is the same', () => {
    const to = view([], {
      styles: { loud: { font: 'text', size: 6, colour: 'ink' } },
      symbols: { star: symbol },
      back: [flow('words', { continued: { style: 'loud' } })],
    });
    const after = edited(to, paste(to, 'front', clipping).edits);
    expect(elementOf(after, '/front/0')).toMatchObject({ style: 'loud-2', overflowTo: 'words' });
    expect(Object.keys(after.template.styles)).toEqual(['loud', 'loud-2']);
    expect(Object.keys(after.template.symbols ?? {})).toEqual(['star']);
  });

  it('keep the colours they had where that is wanted, and lie on a smaller card', () => {
    const to = view([], { size: { width: 40, height: 40 } });
    const loud = createClipping(from, ['/front/0']);
    if (loud === undefined) throw new Error('nothing was copied');
    const narrow = {
      ...loud,
      elements: loud.elements.map((one) => ({ ...one, box: [30, 50, 20, 5] as const })),
    } as unknown as typeof loud;
    const after = edited(to, paste(to, 'front', narrow, { keepColors: true }).edits);
    expect(after.template.styles.loud?.colour).toBe('#ee4422');
    expect(elementOf(after, '/front/0').box).toEqual([20, 35, 20, 5]);
  });

  it('bring fonts of the user along, under the name that the same file has here', () => {
    const fonts = {
      inky: { src: `sha256:${'a'.repeat(64)}`, name: 'Inky', bold: 'fat' },
      fat: { src: `sha256:${'b'.repeat(64)}` },
    };
    const styles = { body: { font: 'inky', size: 8, colour: 'ink' } };
    const copied = createClipping(view([text({})], { fonts, styles }), ['/front/0']);
    if (copied === undefined) throw new Error('nothing was copied');
    const bare = edited(view([]), paste(view([]), 'front', copied).edits);
    expect(bare.template.fonts).toEqual(fonts);
    expect(elementOf(bare, '/front/0')).toMatchObject({ style: 'body-2' });
    expect(bare.template.styles['body-2']?.font).toBe('inky');
    const other = { inky: { src: `sha256:${'c'.repeat(64)}` }, mine: fonts.fat };
    const to = view([], { fonts: other });
    const after = edited(to, paste(to, 'front', copied).edits);
    expect(after.template.fonts).toEqual({ ...other, 'inky-2': { ...fonts.inky, bold: 'mine' } });
    expect(after.template.styles['body-2']?.font).toBe('inky-2');
  });

  it('say whether their colours are others here', () => {
    expect(changesColors(view([]), clipping)).toBe(false);
    const theme = { ...from.template.theme, accent: '#123456' };
    expect(changesColors(view([], { theme }), clipping)).toBe(true);
    expect(changesColors(view([], { theme: { ...from.template.theme, wash: '#123456' } }), clipping)).toBe(false);
  });

  it('go to the size that is shown', () => {
    const sizes = { small: { name: 'Small', width: 50, height: 80 } };
    const to: StudioView = { ...view([shape([0, 0, 9, 9])], { sizes }), size: 'small' };
    const after = edited(to, paste(to, 'front', clipping).edits);
    expect(after.template.front).toHaveLength(1);
    expect(after.template.sizes?.small?.front).toHaveLength(2);
  });
});

describe('what is removed', () => {
  it('is forgotten by texts that went there and by other sizes', () => {
    const sizes = { small: { name: 'Small', width: 50, height: 80, without: ['a'], replace: { words: { gap: 3 } } } };
    const before = view([text({ overflowTo: 'words' }), shape([0, 0, 1, 1], { id: 'a' })], {
      back: [flow('words')],
      sizes,
    });
    const removal = removeElements(before, ['/back/0', '/front/1']);
    const after = made(before, removal);
    expect(removal).toMatchObject({ sentWords: 1 });
    expect(elementOf(after, '/front/0')).not.toHaveProperty('overflowTo');
    expect(after.template.sizes?.small).toEqual({ name: 'Small', width: 50, height: 80 });
  });

  it('is not what is locked', () => {
    const before = view([shape([0, 0, 1, 1], { locked: true })]);
    expect(removeElements(before, ['/front/0'])).toEqual({ ok: true, edits: [], sentWords: 0 });
  });

  it('is never the last flow of a further card, but may be all of it', () => {
    const before = view([], { more: [shape([0, 0, 60, 90]), flow('more')] });
    expect(removeElements(before, ['/more/1'])).toEqual({ ok: false, why: 'more' });
    expect(made(before, removeElements(before, ['/more/0', '/more/1'])).template).not.toHaveProperty('more');
  });

  it('in another size is gone from there only', () => {
    const art = {
      kind: 'art',
      box: [0, 0, 9, 9],
      drawing: '/character/art/drawing',
      focus: [0.5, 0.5],
      fallback: [shape([0, 0, 9, 9])],
    };
    const sizes = { small: { name: 'Small', width: 50, height: 80, front: [shape([1, 1, 1, 1])] } };
    const before: StudioView = { ...view([shape([0, 0, 9, 9]), art], { sizes }), size: 'small' };
    const after = made(before, removeElements(before, ['/front/0', '/front/1/fallback/0', '/sizes/small/front/0']));
    expect(after.template.front).toHaveLength(2);
    expect(after.template.sizes?.small).toMatchObject({
      without: ['shape'],
      replace: { art: { fallback: [] } },
      front: [],
    });
    const base = elementOf({ template: after.template }, '/front/1');
    expect(base.kind === 'art' && base.fallback).toHaveLength(1);
  });

  it('in another size is not a flow that words go to there', () => {
    const sizes = { small: { name: 'Small', width: 50, height: 80 } };
    const before: StudioView = { ...view([text({ overflowTo: 'words' }), flow('words')], { sizes }), size: 'small' };
    expect(removeElements(before, ['/front/1'])).toEqual({ ok: false, why: 'words' });
    expect(made(before, removeElements(before, ['/front/0', '/front/1'])).template.sizes?.small?.without).toEqual([
      'text',
      'words',
    ]);
  });
});
