/**
 * Tests trees, addresses and boxes of elements, and which elements lie under a point. Boxes are `[left, top, width, height]`
 * in millimeters.
 */

import { describe, expect, it } from 'vitest';
import { listBuiltInTemplates } from '../../../src/shared/card/template/built-in-templates.ts';
import { getValueAt } from '../../../src/shared/document/pointer.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import {
  addGroupMembers,
  createSideTree,
  findElementsUnder,
  findElementsWithin,
  getElementName,
  listElementBoxes,
} from '../../../src/shared/studio/elements.ts';
import { findElement, getSideElements, SIDES } from '../../../src/shared/studio/view.ts';
import { createShape, createView, getElement } from './support.ts';

const artElement = {
  kind: 'art',
  box: [10, 10, 20, 20],
  rotate: 90,
  drawing: '/character/art/drawing',
  focus: [0.5, 0.5],
  fallback: [createShape([10, 10, 20, 10])],
};

describe('the elements of a template', () => {
  it('can be found by their addresses in every built-in template', () => {
    for (const template of listBuiltInTemplates(GAMES)) {
      for (const side of SIDES) {
        for (const { address, element } of getSideElements({ template }, side))
          expect(getValueAt(template, address)).toBe(element);
      }
    }
  });

  it('reflect what another size adds, replaces and leaves out', () => {
    const largeSize = {
      sizes: {
        large: {
          name: 'Large',
          width: 120,
          height: 180,
          without: ['gone'],
          replace: { big: { box: [0, 0, 5, 5] } },
          front: [createShape([1, 2, 3, 4])],
        },
      },
    };
    const largeView = {
      ...createView(
        [
          createShape([0, 0, 1, 1], { id: 'gone' }),
          createShape([10, 10, 10, 10]),
          createShape([1, 1, 1, 1], { id: 'big' }),
        ],
        largeSize,
      ),
      size: 'large',
    };
    expect(getSideElements(largeView, 'front').map(({ address }) => address)).toEqual([
      '/front/1',
      '/front/2',
      '/sizes/large/front/0',
    ]);
    expect(getElement(largeView, '/front/1').box).toEqual([20, 20, 20, 20]);
    expect(getElement(largeView, '/front/2').box).toEqual([0, 0, 5, 5]);
    expect(findElement(largeView, '/front/0')).toBeUndefined();
  });

  it('remain the same objects while they do not change or move', () => {
    const originalView = createView([createShape([0, 0, 1, 1]), artElement, createShape([2, 2, 1, 1])]);
    const [firstElement, artInView, fallbackElement, lastElement] = getSideElements(originalView, 'front');
    const { front } = originalView.template;
    const editedView = {
      template: { ...originalView.template, front: [createShape([0, 0, 2, 2]), ...front.slice(1)] as typeof front },
    };
    const [changedElement, ...otherElements] = getSideElements(editedView, 'front');
    expect(changedElement).not.toBe(firstElement);
    expect(otherElements[0]).toBe(artInView);
    expect(otherElements[1]).toBe(fallbackElement);
    expect(otherElements[2]).toBe(lastElement);
    const movedView = { template: { ...originalView.template, front: front.slice(1) } };
    expect(getSideElements(movedView, 'front').map(({ address }) => address)).toEqual([
      '/front/0',
      '/front/0/fallback/0',
      '/front/1',
    ]);
    expect(getSideElements(movedView, 'front')[1]?.inside).toBe(getSideElements(movedView, 'front')[0]);
  });

  it('form a tree in which the fallback is below the art', () => {
    const frontTree = createSideTree(createView([createShape([0, 0, 1, 1]), artElement]), 'front');
    expect(frontTree.map(({ address }) => address)).toEqual(['/front/0', '/front/1']);
    expect(frontTree[1]?.children.map(({ address }) => address)).toEqual(['/front/1/fallback/0']);
    expect(createSideTree(createView([artElement]), 'more')).toEqual([]);
  });

  it('take their name from their title, their text or the field they show', () => {
    const textElement = {
      kind: 'text',
      box: [1, 1, 9, 9],
      style: 'body',
      when: { at: '/character/level' },
      value: { at: '/character/name' },
    };
    const statElement = {
      kind: 'stat',
      box: [1, 1, 9, 9],
      label: { style: 'body', value: { text: 'Fight' } },
      value: { style: 'body', value: { at: '/character/level' } },
    };
    const studioView = createView([textElement, { ...textElement, title: 'Big name' }, statElement]);
    expect(getElementName(getElement(studioView, '/front/0'))).toEqual({ kind: 'text', pointer: '/character/name' });
    expect(getElementName(getElement(studioView, '/front/1'))).toMatchObject({ title: 'Big name' });
    expect(getElementName(getElement(studioView, '/front/2'))).toEqual({
      kind: 'stat',
      text: 'Fight',
      pointer: '/character/level',
    });
  });
});

describe('element boxes', () => {
  it('include the rotation in the bounds', () => {
    const [elementBox] = listElementBoxes(createView([createShape([10, 10, 20, 10], { rotate: 90 })]), 'front');
    expect(elementBox?.bounds).toEqual({ x: 15, y: 5, width: 10, height: 20 });
    expect(elementBox?.corners[0]).toEqual({ x: 25, y: 5 });
  });

  it('rotate with the art whose fallback they are', () => {
    const [, fallbackBox] = listElementBoxes(createView([artElement]), 'front');
    // The upper half of the art becomes its right half.
    expect(fallbackBox?.bounds).toEqual({ x: 20, y: 10, width: 10, height: 20 });
    expect(fallbackBox?.rotation).toBe(90);
  });
});

describe('findElementsUnder and findElementsWithin', () => {
  const studioView = createView([
    createShape([0, 0, 60, 90]),
    artElement,
    createShape([10, 40, 20, 2], { rotate: 45 }),
    createShape([30, 50, 5, 5], { locked: true }),
    createShape([30, 50, 5, 5], { hidden: true }),
    { kind: 'shape', box: [5, 80, 50, 0], stroke: { colour: 'ink', width: 1 } },
  ]);
  const findUnder = (x: number, y: number, searchOptions = {}) =>
    findElementsUnder(studioView, 'front', { x, y }, searchOptions);

  it('list the topmost element first, and the fallback right after its art', () => {
    expect(findUnder(25, 12)).toEqual(['/front/1', '/front/1/fallback/0', '/front/0']);
    expect(findUnder(12, 12)).toEqual(['/front/1', '/front/0']);
  });

  it('find a rotated element where it is visible', () => {
    // The bar lies along the diagonal through (20, 41).
    expect(findUnder(26, 47)).toContain('/front/2');
    expect(findUnder(12, 41)).not.toContain('/front/2');
  });

  it('skip locked and hidden elements, unless they are requested', () => {
    expect(findUnder(32, 52)).toEqual(['/front/0']);
    expect(findUnder(32, 52, { includesLocked: true })).toEqual(['/front/4', '/front/3', '/front/0']);
  });

  it('find a line within the tolerance', () => {
    expect(findUnder(20, 80.5)).toEqual(['/front/0']);
    expect(findUnder(20, 80.5, { tolerance: 1 })).toEqual(['/front/5', '/front/0']);
  });

  it('find a path where it is drawn, not where its box is', () => {
    const pathView = createView([createShape([0, 0, 100, 100], { d: 'M0 0H10V30' })]);
    expect(listElementBoxes(pathView, 'front')[0]?.bounds).toEqual({ x: 0, y: 0, width: 10, height: 30 });
    expect(findElementsUnder(pathView, 'front', { x: 9, y: 5 })).toEqual(['/front/0']);
    expect(findElementsUnder(pathView, 'front', { x: 2, y: 25 })).toEqual([]);
    expect(findElementsUnder(pathView, 'front', { x: 50, y: 50 })).toEqual([]);
  });

  it('return the elements that lie completely inside a rectangle', () => {
    expect(findElementsWithin(studioView, 'front', { x: 5, y: 5, width: 40, height: 60 })).toEqual([
      '/front/1',
      '/front/2',
    ]);
  });
});

describe('groups', () => {
  it('expand a selection to all members on the same side', () => {
    const studioView = createView(
      [createShape([0, 0, 1, 1], { group: 'a' }), createShape([2, 0, 1, 1]), createShape([4, 0, 1, 1], { group: 'a' })],
      {
        back: [createShape([0, 0, 1, 1], { group: 'a' })],
      },
    );
    expect(addGroupMembers(studioView, ['/front/2'])).toEqual(['/front/0', '/front/2']);
    expect(addGroupMembers(studioView, ['/front/1', '/front/0'])).toEqual(['/front/0', '/front/1', '/front/2']);
  });
});
