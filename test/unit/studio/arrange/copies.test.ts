/**
 * Tests duplicated, pasted and removed elements and the references to them. Boxes are `[left, top, width, height]` in millimeters. A flow
 * is an element that continues text of others, and `more` is the continuation card.
 */
import { describe, expect, it } from 'vitest';
import { createClipping, duplicateElements } from '../../../../src/shared/studio/arrange/copies.ts';
import { changesColors, paste } from '../../../../src/shared/studio/arrange/paste.ts';
import { removeElements } from '../../../../src/shared/studio/arrange/remove.ts';
import type { StudioView } from '../../../../src/shared/studio/view.ts';
import { applyToView, createShape, createView, getElement } from '../support.ts';

const createFlow = (flowId: string, flowKeys: object = {}) => ({
  kind: 'flow',
  id: flowId,
  box: [5, 40, 50, 40],
  gap: 1,
  sectionGap: 2,
  sections: [],
  continued: { style: 'body' },
  ...flowKeys,
});
const createText = (textKeys: object = {}) => ({
  kind: 'text',
  box: [5, 5, 50, 5],
  style: 'body',
  value: { at: '/character/name' },
  ...textKeys,
});

const applyRemoval = (studioView: StudioView, removalResult: ReturnType<typeof removeElements>): StudioView => {
  if (!removalResult.ok) throw new Error(removalResult.why);
  return applyToView(studioView, removalResult.edits);
};

describe('duplicateElements', () => {
  it('offsets the copies and paints them directly above the topmost original', () => {
    const originalView = createView([
      createShape([1, 1, 5, 5]),
      createShape([9, 9, 5, 5]),
      createShape([20, 20, 5, 5]),
    ]);
    const duplicates = duplicateElements(originalView, ['/front/0', '/front/1']);
    expect(duplicates.addresses).toEqual(['/front/2', '/front/3']);
    expect(applyToView(originalView, duplicates.edits).template.front.map(({ box }) => box.slice(0, 2))).toEqual([
      [1, 1],
      [9, 9],
      [3, 3],
      [11, 11],
      [20, 20],
    ]);
  });

  it('gives each copy its own id and group and redirects text to the copied flow', () => {
    const originalView = createView([
      createText({ overflowTo: 'words', group: 'a' }),
      createFlow('words', { group: 'a' }),
    ]);
    const editedView = applyToView(originalView, duplicateElements(originalView, ['/front/0', '/front/1']).edits);
    expect(getElement(editedView, '/front/2')).toMatchObject({ overflowTo: 'words-2', group: 'a-2' });
    expect(getElement(editedView, '/front/3')).toMatchObject({ id: 'words-2', group: 'a-2' });
    const editedTextOnly = applyToView(originalView, duplicateElements(originalView, ['/front/0']).edits);
    expect(getElement(editedTextOnly, '/front/1')).toMatchObject({ overflowTo: 'words' });
  });

  it('copies the changes that other sizes make to the original', () => {
    const otherSizes = {
      small: { name: 'Small', width: 50, height: 80, without: ['b'], replace: { a: { fill: 'paper' } } },
    };
    const originalView = createView([createShape([1, 1, 5, 5], { id: 'a' }), createShape([1, 1, 5, 5], { id: 'b' })], {
      sizes: otherSizes,
    });
    const editedView = applyToView(originalView, duplicateElements(originalView, ['/front/0', '/front/1']).edits);
    expect(editedView.template.sizes?.small).toMatchObject({
      without: ['b', 'b-2'],
      replace: { a: { fill: 'paper' }, 'a-2': { fill: 'paper' } },
    });
  });

  it('omits copies that exceed the maximum number of elements and counts them', () => {
    const fullSide = Array.from({ length: 399 }, () => createShape([1, 1, 5, 5]));
    const otherSizes = { small: { name: 'Small', width: 50, height: 80, front: [createShape([2, 2, 5, 5])] } };
    const originalView = { ...createView(fullSide, { sizes: otherSizes }), size: 'small' };
    const duplicates = duplicateElements(originalView, ['/front/0', '/front/1', '/sizes/small/front/0']);
    expect(duplicates).toMatchObject({ addresses: ['/sizes/small/front/1'], omittedCount: 2 });
    expect(applyToView(originalView, duplicates.edits).template.front).toHaveLength(399);
    expect(duplicateElements(originalView, ['/front/0'])).toMatchObject({ addresses: ['/front/1'], omittedCount: 0 });
  });

  it('keeps text inside the trim', () => {
    const originalView = createView([createText({ box: [10, 85, 50, 5] })]);
    const editedView = applyToView(originalView, duplicateElements(originalView, ['/front/0']).edits);
    expect(getElement(editedView, '/front/1').box).toEqual([10, 85, 50, 5]);
  });
});

describe('elements pasted into another template', () => {
  const starSymbol = { width: 1, height: 1, shapes: [{ d: 'M0 0H1V1Z', fill: 'accent' }] };
  const sourceView = createView(
    [
      createText({ style: 'loud', overflowTo: 'words' }),
      { kind: 'symbol', box: [5, 5, 9, 9], name: { text: 'star' } },
      createShape([0, 0, 60, 90]),
    ],
    {
      styles: {
        body: { font: 'text', size: 8, colour: 'ink' },
        loud: { font: 'text-bold', size: 12, colour: 'accent' },
      },
      symbols: { star: starSymbol },
      back: [createFlow('words')],
    },
  );
  const clipping = createClipping(sourceView, ['/front/0', '/front/1']);
  if (clipping === undefined) throw new Error('nothing was copied');

  it('bring their styles and symbols and lose a flow that does not exist there', () => {
    const targetView = createView([createShape([0, 0, 60, 90])]);
    const pasteResult = paste(targetView, 'front', clipping);
    const editedView = applyToView(targetView, pasteResult.edits);
    expect(pasteResult.addresses).toEqual(['/front/1', '/front/2']);
    expect(editedView.template.styles.loud).toEqual({ font: 'text-bold', size: 12, colour: 'accent' });
    expect(editedView.template.symbols?.star).toEqual(starSymbol);
    expect(getElement(editedView, '/front/1')).not.toHaveProperty('overflowTo');
  });

  it('get a new name for a style or symbol whose name is taken, unless it is identical', () => {
    const targetView = createView([], {
      styles: { loud: { font: 'text', size: 6, colour: 'ink' } },
      symbols: { star: starSymbol },
      back: [createFlow('words', { continued: { style: 'loud' } })],
    });
    const editedView = applyToView(targetView, paste(targetView, 'front', clipping).edits);
    expect(getElement(editedView, '/front/0')).toMatchObject({ style: 'loud-2', overflowTo: 'words' });
    expect(Object.keys(editedView.template.styles)).toEqual(['loud', 'loud-2']);
    expect(Object.keys(editedView.template.symbols ?? {})).toEqual(['star']);
  });

  it('keep their colors on request and move onto a smaller card', () => {
    const targetView = createView([], { size: { width: 40, height: 40 } });
    const loudClipping = createClipping(sourceView, ['/front/0']);
    if (loudClipping === undefined) throw new Error('nothing was copied');
    const movedClipping = {
      ...loudClipping,
      elements: loudClipping.elements.map((element) => ({ ...element, box: [30, 50, 20, 5] as const })),
    } as unknown as typeof loudClipping;
    const editedView = applyToView(targetView, paste(targetView, 'front', movedClipping, { keepColors: true }).edits);
    expect(editedView.template.styles.loud?.colour).toBe('#ee4422');
    expect(getElement(editedView, '/front/0').box).toEqual([20, 35, 20, 5]);
  });

  it('bring user fonts under the name that the same file has in the target', () => {
    const userFonts = {
      inky: { src: `sha256:${'a'.repeat(64)}`, name: 'Inky', bold: 'fat' },
      fat: { src: `sha256:${'b'.repeat(64)}` },
    };
    const styles = { body: { font: 'inky', size: 8, colour: 'ink' } };
    const fontClipping = createClipping(createView([createText({})], { fonts: userFonts, styles }), ['/front/0']);
    if (fontClipping === undefined) throw new Error('nothing was copied');
    const pastedView = applyToView(createView([]), paste(createView([]), 'front', fontClipping).edits);
    expect(pastedView.template.fonts).toEqual(userFonts);
    expect(getElement(pastedView, '/front/0')).toMatchObject({ style: 'body-2' });
    expect(pastedView.template.styles['body-2']?.font).toBe('inky');
    const otherFonts = { inky: { src: `sha256:${'c'.repeat(64)}` }, mine: userFonts.fat };
    const targetView = createView([], { fonts: otherFonts });
    const editedView = applyToView(targetView, paste(targetView, 'front', fontClipping).edits);
    expect(editedView.template.fonts).toEqual({ ...otherFonts, 'inky-2': { ...userFonts.inky, bold: 'mine' } });
    expect(editedView.template.styles['body-2']?.font).toBe('inky-2');
  });

  it('report whether their colors change', () => {
    expect(changesColors(createView([]), clipping)).toBe(false);
    const otherTheme = { ...sourceView.template.theme, accent: '#123456' };
    expect(changesColors(createView([], { theme: otherTheme }), clipping)).toBe(true);
    expect(changesColors(createView([], { theme: { ...sourceView.template.theme, wash: '#123456' } }), clipping)).toBe(
      false,
    );
  });

  it('go to the size that is shown', () => {
    const otherSizes = { small: { name: 'Small', width: 50, height: 80 } };
    const targetView: StudioView = { ...createView([createShape([0, 0, 9, 9])], { sizes: otherSizes }), size: 'small' };
    const editedView = applyToView(targetView, paste(targetView, 'front', clipping).edits);
    expect(editedView.template.front).toHaveLength(1);
    expect(editedView.template.sizes?.small?.front).toHaveLength(2);
  });
});

describe('removeElements', () => {
  it('removes references to the element from text overflow and from other sizes', () => {
    const otherSizes = {
      small: { name: 'Small', width: 50, height: 80, without: ['a'], replace: { words: { gap: 3 } } },
    };
    const originalView = createView([createText({ overflowTo: 'words' }), createShape([0, 0, 1, 1], { id: 'a' })], {
      back: [createFlow('words')],
      sizes: otherSizes,
    });
    const removalResult = removeElements(originalView, ['/back/0', '/front/1']);
    const editedView = applyRemoval(originalView, removalResult);
    expect(removalResult).toMatchObject({ affectedCount: 1 });
    expect(getElement(editedView, '/front/0')).not.toHaveProperty('overflowTo');
    expect(editedView.template.sizes?.small).toEqual({ name: 'Small', width: 50, height: 80 });
  });

  it('keeps locked elements', () => {
    const originalView = createView([createShape([0, 0, 1, 1], { locked: true })]);
    expect(removeElements(originalView, ['/front/0'])).toEqual({ ok: true, edits: [], affectedCount: 0 });
  });

  it('keeps the last flow of the continuation card, unless the whole side is removed', () => {
    const originalView = createView([], { more: [createShape([0, 0, 60, 90]), createFlow('more')] });
    expect(removeElements(originalView, ['/more/1'])).toEqual({ ok: false, why: 'more' });
    expect(
      applyRemoval(originalView, removeElements(originalView, ['/more/0', '/more/1'])).template,
    ).not.toHaveProperty('more');
  });

  it('removes elements only from the size that is shown', () => {
    const artElement = {
      kind: 'art',
      box: [0, 0, 9, 9],
      drawing: '/character/art/drawing',
      focus: [0.5, 0.5],
      fallback: [createShape([0, 0, 9, 9])],
    };
    const otherSizes = { small: { name: 'Small', width: 50, height: 80, front: [createShape([1, 1, 1, 1])] } };
    const originalView: StudioView = {
      ...createView([createShape([0, 0, 9, 9]), artElement], { sizes: otherSizes }),
      size: 'small',
    };
    const editedView = applyRemoval(
      originalView,
      removeElements(originalView, ['/front/0', '/front/1/fallback/0', '/sizes/small/front/0']),
    );
    expect(editedView.template.front).toHaveLength(2);
    expect(editedView.template.sizes?.small).toMatchObject({
      without: ['shape'],
      replace: { art: { fallback: [] } },
      front: [],
    });
    const baseElement = getElement({ template: editedView.template }, '/front/1');
    expect(baseElement.kind === 'art' && baseElement.fallback).toHaveLength(1);
  });

  it('refuses to remove a flow that receives text in the size that is shown', () => {
    const otherSizes = { small: { name: 'Small', width: 50, height: 80 } };
    const originalView: StudioView = {
      ...createView([createText({ overflowTo: 'words' }), createFlow('words')], { sizes: otherSizes }),
      size: 'small',
    };
    expect(removeElements(originalView, ['/front/1'])).toEqual({ ok: false, why: 'words' });
    expect(
      applyRemoval(originalView, removeElements(originalView, ['/front/0', '/front/1'])).template.sizes?.small?.without,
    ).toEqual(['text', 'words']);
  });
});
