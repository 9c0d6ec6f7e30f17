/** Trees, addresses and boxes of elements, and which of them lie under a point. */

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
import { elementOf, shape, view } from './support.ts';

const art = {
  kind: 'art',
  box: [10, 10, 20, 20],
  rotate: 90,
  drawing: '/character/art/drawing',
  focus: [0.5, 0.5],
  fallback: [shape([10, 10, 20, 10])],
};

describe('the elements of a template', () => {
  it('have addresses that lead to them, in every template of ours', () => {
    for (const template of listBuiltInTemplates(GAMES)) {
      for (const side of SIDES) {
        for (const { address, element } of getSideElements({ template }, side))
          expect(getValueAt(template, address)).toBe(element);
      }
    }
  });

  it('are those of another size there, with what it adds and without what it leaves out', () => {
    const more = {
      sizes: {
        large: {
          name: 'Large',
          width: 120,
          height: 180,
          without: ['gone'],
          replace: { big: { box: [0, 0, 5, 5] } },
          front: [shape([1, 2, 3, 4])],
        },
      },
    };
    const large = {
      ...view([shape([0, 0, 1, 1], { id: 'gone' }), shape([10, 10, 10, 10]), shape([1, 1, 1, 1], { id: 'big' })], more),
      size: 'large',
    };
    expect(getSideElements(large, 'front').map(({ address }) => address)).toEqual([
      '/front/1',
      '/front/2',
      '/sizes/large/front/0',
    ]);
    expect(elementOf(large, '/front/1').box).toEqual([20, 20, 20, 20]);
    expect(elementOf(large, '/front/2').box).toEqual([0, 0, 5, 5]);
    expect(findElement(large, '/front/0')).toBeUndefined();
  });

  it('are the same objects while they stay where they are', () => {
    const before = view([shape([0, 0, 1, 1]), art, shape([2, 2, 1, 1])]);
    const [first, held, inner, last] = getSideElements(before, 'front');
    const { front } = before.template;
    const edited = {
      template: { ...before.template, front: [shape([0, 0, 2, 2]), ...front.slice(1)] as typeof front },
    };
    const [changed, ...others] = getSideElements(edited, 'front');
    expect(changed).not.toBe(first);
    expect(others[0]).toBe(held);
    expect(others[1]).toBe(inner);
    expect(others[2]).toBe(last);
    const moved = { template: { ...before.template, front: front.slice(1) } };
    expect(getSideElements(moved, 'front').map(({ address }) => address)).toEqual([
      '/front/0',
      '/front/0/fallback/0',
      '/front/1',
    ]);
    expect(getSideElements(moved, 'front')[1]?.inside).toBe(getSideElements(moved, 'front')[0]);
  });

  it('make a tree in which what stands for art is below the art', () => {
    const front = createSideTree(view([shape([0, 0, 1, 1]), art]), 'front');
    expect(front.map(({ address }) => address)).toEqual(['/front/0', '/front/1']);
    expect(front[1]?.children.map(({ address }) => address)).toEqual(['/front/1/fallback/0']);
    expect(createSideTree(view([art]), 'more')).toEqual([]);
  });

  it('are called by their title, their words, or what they show', () => {
    const text = {
      kind: 'text',
      box: [1, 1, 9, 9],
      style: 'body',
      when: { at: '/character/level' },
      value: { at: '/character/name' },
    };
    const stat = {
      kind: 'stat',
      box: [1, 1, 9, 9],
      label: { style: 'body', value: { text: 'Fight' } },
      value: { style: 'body', value: { at: '/character/level' } },
    };
    const all = view([text, { ...text, title: 'Big name' }, stat]);
    expect(getElementName(elementOf(all, '/front/0'))).toEqual({ kind: 'text', pointer: '/character/name' });
    expect(getElementName(elementOf(all, '/front/1'))).toMatchObject({ title: 'Big name' });
    expect(getElementName(elementOf(all, '/front/2'))).toEqual({
      kind: 'stat',
      text: 'Fight',
      pointer: '/character/level',
    });
  });
});

describe('an element on the card', () => {
  it('is as wide as it is turned', () => {
    const [box] = listElementBoxes(view([shape([10, 10, 20, 10], { rotate: 90 })]), 'front');
    expect(box?.bounds).toEqual({ x: 15, y: 5, width: 10, height: 20 });
    expect(box?.corners[0]).toEqual({ x: 25, y: 5 });
  });

  it('is turned with the art that it stands in for', () => {
    const [, inside] = listElementBoxes(view([art]), 'front');
    // The upper half of the art becomes its right half.
    expect(inside?.bounds).toEqual({ x: 20, y: 10, width: 10, height: 20 });
    expect(inside?.rotation).toBe(90);
  });
});

describe('what lies under a point', () => {
  const all = view([
    shape([0, 0, 60, 90]),
    art,
    shape([10, 40, 20, 2], { rotate: 45 }),
    shape([30, 50, 5, 5], { locked: true }),
    shape([30, 50, 5, 5], { hidden: true }),
    { kind: 'shape', box: [5, 80, 50, 0], stroke: { colour: 'ink', width: 1 } },
  ]);
  const under = (x: number, y: number, finding = {}) => findElementsUnder(all, 'front', { x, y }, finding);

  it('is topmost first, with what stands in for art right after the art', () => {
    expect(under(25, 12)).toEqual(['/front/1', '/front/1/fallback/0', '/front/0']);
    expect(under(12, 12)).toEqual(['/front/1', '/front/0']);
  });

  it('is found where it is turned, not where its box is', () => {
    // The bar lies along the diagonal through (20, 41).
    expect(under(26, 47)).toContain('/front/2');
    expect(under(12, 41)).not.toContain('/front/2');
  });

  it('is passed over while locked or hidden, unless all are asked for', () => {
    expect(under(32, 52)).toEqual(['/front/0']);
    expect(under(32, 52, { includesLocked: true })).toEqual(['/front/4', '/front/3', '/front/0']);
  });

  it('is a line within a little slack', () => {
    expect(under(20, 80.5)).toEqual(['/front/0']);
    expect(under(20, 80.5, { tolerance: 1 })).toEqual(['/front/5', '/front/0']);
  });

  it('is a path where it is drawn, wherever its box is', () => {
    const slanted = view([shape([0, 0, 100, 100], { d: 'M0 0H10V30' })]);
    expect(listElementBoxes(slanted, 'front')[0]?.bounds).toEqual({ x: 0, y: 0, width: 10, height: 30 });
    expect(findElementsUnder(slanted, 'front', { x: 9, y: 5 })).toEqual(['/front/0']);
    expect(findElementsUnder(slanted, 'front', { x: 2, y: 25 })).toEqual([]);
    expect(findElementsUnder(slanted, 'front', { x: 50, y: 50 })).toEqual([]);
  });

  it('is what a rubber band holds whole', () => {
    expect(findElementsWithin(all, 'front', { x: 5, y: 5, width: 40, height: 60 })).toEqual(['/front/1', '/front/2']);
  });
});

describe('groups', () => {
  it('are chosen as a whole, on their side only', () => {
    const all = view([shape([0, 0, 1, 1], { group: 'a' }), shape([2, 0, 1, 1]), shape([4, 0, 1, 1], { group: 'a' })], {
      back: [shape([0, 0, 1, 1], { group: 'a' })],
    });
    expect(addGroupMembers(all, ['/front/2'])).toEqual(['/front/0', '/front/2']);
    expect(addGroupMembers(all, ['/front/1', '/front/0'])).toEqual(['/front/0', '/front/1', '/front/2']);
  });
});
