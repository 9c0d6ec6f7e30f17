/** Moving, resizing and turning elements. */
import { describe, expect, it } from 'vitest';
import { alignElements, distributeElements } from '../../../../src/shared/studio/arrange/align.ts';
import {
  moveElements,
  resizeElements,
  rotateElements,
  setFrame,
  setRotation,
} from '../../../../src/shared/studio/arrange/move.ts';
import {
  groupElements,
  moveElementsBefore,
  reorderElements,
  setElementsFlag,
  ungroupElements,
} from '../../../../src/shared/studio/arrange/order.ts';
import { getFrame, listElementBoxes } from '../../../../src/shared/studio/elements.ts';
import type { StudioView } from '../../../../src/shared/studio/view.ts';
import { edited, elementOf, shape, view } from '../support.ts';

const boxes = (one: StudioView) => listElementBoxes(one, 'front').map(({ element }) => element.box);
const art = {
  kind: 'art',
  box: [10, 10, 20, 20],
  drawing: '/character/art/drawing',
  focus: [0.5, 0.5],
  fallback: [shape([15, 10, 10, 10])],
};

describe('moving', () => {
  it('is exact to a thousandth of a millimetre, and no change is no edit', () => {
    const before = view([shape([0.1, 0.2, 5, 5])]);
    expect(boxes(edited(before, moveElements(before, ['/front/0'], { x: 0.1, y: 0.2 })))).toEqual([[0.2, 0.4, 5, 5]]);
    expect(moveElements(before, ['/front/0'], { x: 0, y: 0 })).toEqual([]);
  });

  it('takes along what stands in for art, once', () => {
    const before = view([art]);
    const moved = edited(before, moveElements(before, ['/front/0', '/front/0/fallback/0'], { x: 1, y: 2 }));
    expect(boxes(moved)).toEqual([
      [11, 12, 20, 20],
      [16, 12, 10, 10],
    ]);
  });

  it('moves what stands in for turned art as it is seen', () => {
    const before = view([{ ...art, rotate: 90 }]);
    const moved = edited(before, moveElements(before, ['/front/0/fallback/0'], { x: 3, y: 0 }));
    const [was, is] = [before, moved].map((one) => listElementBoxes(one, 'front')[1]?.bounds);
    expect(is).toEqual({ ...was, x: (was?.x ?? 0) + 3 });
  });

  it('gives a path the frame that is typed, and art with what stands in for it; a line grows', () => {
    const path = { ...shape([0, 0, 100, 100]), d: 'M-3 -3 L12.4 -3 L11.74 11.9 L-3 11.9 Z' };
    const before = view([path, art, shape([5, 5, 0, 10], { stroke: { colour: 'ink', width: 1 } })]);
    const frame = { x: 10, y: 20, width: 30.8, height: 7.45 };
    const after = edited(before, setFrame(before, '/front/0', frame));
    const found = getFrame(elementOf(after, '/front/0'));
    for (const key of ['x', 'y', 'width', 'height'] as const) expect(found[key]).toBeCloseTo(frame[key], 3);
    expect(
      boxes(edited(before, setFrame(before, '/front/1', { x: 0, y: 0, width: 40, height: 20 }))).slice(1, 3),
    ).toEqual([
      [0, 0, 40, 20],
      [10, 0, 20, 10],
    ]);
    expect(
      elementOf(edited(before, setFrame(before, '/front/2', { x: 5, y: 5, width: 2, height: 10 })), '/front/2').box,
    ).toEqual([5, 5, 2, 10]);
  });

  it('cuts words at the trim where the place is typed before the width', () => {
    const words = { kind: 'text', style: 'body', value: { text: 'A' }, box: [4, 4, 40, 6] };
    const before = view([words]);
    const { width } = before.template.size;
    const after = edited(before, setFrame(before, '/front/0', { x: width - 10, y: 4, width: 40, height: 6 }));
    expect(elementOf(after, '/front/0').box).toEqual([width - 10, 4, 10, 6]);
  });

  it('leaves what is locked', () => {
    const before = view([shape([1, 1, 1, 1], { locked: true })]);
    expect(moveElements(before, ['/front/0'], { x: 1, y: 1 })).toEqual([]);
    expect(resizeElements(before, ['/front/0'], 'e', { x: 1, y: 1 })).toEqual([]);
    expect(rotateElements(before, ['/front/0'], 10)).toEqual([]);
  });

  it('stays in the size that is shown, and gives the element an id for that', () => {
    const sizes = { large: { name: 'Large', width: 120, height: 180 } };
    const before: StudioView = { ...view([shape([10, 10, 10, 10])], { sizes }), size: 'large' };
    const edits = moveElements(before, ['/front/0'], { x: 1, y: 0 });
    const moved = edited(before, edits);
    expect(elementOf(moved, '/front/0').box).toEqual([21, 20, 20, 20]);
    expect(elementOf({ template: moved.template }, '/front/0')).toEqual(shape([10, 10, 10, 10], { id: 'shape' }));
    const again = edited(moved, setRotation(moved, ['/front/0'], 30));
    expect(elementOf(again, '/front/0')).toMatchObject({ box: [21, 20, 20, 20], rotate: 30 });
    expect(elementOf({ template: again.template }, '/front/0').rotate).toBeUndefined();
  });
});

describe('resizing', () => {
  const before = view([shape([10, 10, 20, 10])]);
  const resized = (handle: Parameters<typeof resizeElements>[2], x: number, y: number, how = {}, from = before) =>
    boxes(edited(from, resizeElements(from, ['/front/0'], handle, { x, y }, how)))[0];

  it('moves the edges of its handle', () => {
    expect(resized('se', 5, 3)).toEqual([10, 10, 25, 13]);
    expect(resized('nw', 5, 3)).toEqual([15, 13, 15, 7]);
    expect(resized('e', 5, 3)).toEqual([10, 10, 25, 10]);
    expect(resized('n', 5, -3)).toEqual([10, 7, 20, 13]);
  });

  it('keeps the proportion or the middle where that is wanted', () => {
    expect(resized('se', 10, 0, { keepRatio: true })).toEqual([10, 10, 30, 15]);
    expect(resized('e', 10, 0, { keepRatio: true })).toEqual([10, 7.5, 30, 15]);
    expect(resized('se', 2, 1, { fromCenter: true })).toEqual([8, 9, 24, 12]);
  });

  it('never turns a box inside out', () => {
    expect(resized('e', -50, 0)).toEqual([10, 10, 0.1, 10]);
    expect(resized('w', 50, 0)).toEqual([29.9, 10, 0.1, 10]);
  });

  it('keeps the opposite corner of a turned element where it lies', () => {
    const turned = view([shape([10, 10, 20, 10], { rotate: 30 })]);
    const [was] = listElementBoxes(turned, 'front');
    const [is] = listElementBoxes(edited(turned, resizeElements(turned, ['/front/0'], 'se', { x: 4, y: 1 })), 'front');
    expect(is?.corners[0]?.x).toBeCloseTo(was?.corners[0]?.x ?? 0, 2);
    expect(is?.corners[0]?.y).toBeCloseTo(was?.corners[0]?.y ?? 0, 2);
    expect(is?.corners[2]?.x).toBeCloseTo((was?.corners[2]?.x ?? 0) + 4, 2);
    expect(is?.corners[2]?.y).toBeCloseTo((was?.corners[2]?.y ?? 0) + 1, 2);
  });

  it('scales several with the frame around them, and art with what stands in for it', () => {
    const two = view([shape([10, 10, 10, 10]), art, shape([30, 30, 10, 10])]);
    const all = boxes(edited(two, resizeElements(two, ['/front/0', '/front/1', '/front/2'], 'se', { x: 30, y: 0 })));
    expect(all).toEqual([
      [10, 10, 20, 10],
      [10, 10, 40, 20],
      [20, 10, 20, 10],
      [50, 30, 20, 10],
    ]);
  });
});

describe('a path that draws beside its box', () => {
  const path = { d: 'M10 10H30V20Z' };
  const bounds = (one: StudioView) => listElementBoxes(one, 'front')[0]?.bounds;

  it('is resized by the frame around what is drawn', () => {
    const before = view([shape([0, 0, 100, 100], path)]);
    const after = edited(before, resizeElements(before, ['/front/0'], 'se', { x: 20, y: 5 }));
    expect(bounds(before)).toEqual({ x: 10, y: 10, width: 20, height: 10 });
    expect(bounds(after)).toEqual({ x: 10, y: 10, width: 40, height: 15 });
  });

  it('keeps the opposite corner where it lies when it is turned', () => {
    const before = view([shape([0, 0, 100, 100], { ...path, rotate: 40 })]);
    const after = edited(before, resizeElements(before, ['/front/0'], 'e', { x: 5, y: 5 }));
    const corner = (one: StudioView) => listElementBoxes(one, 'front')[0]?.corners[0];
    expect(corner(after)?.x).toBeCloseTo(corner(before)?.x ?? 0, 2);
    expect(corner(after)?.y).toBeCloseTo(corner(before)?.y ?? 0, 2);
  });

  it('is turned about its own middle', () => {
    const before = view([shape([0, 0, 100, 100], path)]);
    const after = edited(before, rotateElements(before, ['/front/0'], 90));
    expect(bounds(after)?.x).toBeCloseTo(15, 3);
    expect(bounds(after)?.y).toBeCloseTo(5, 3);
    const both = view([shape([0, 0, 100, 100], { ...path, rotate: 90 }), shape([0, 0, 10, 10])]);
    const wide = edited(both, resizeElements(both, ['/front/0', '/front/1'], 'se', { x: 0, y: 0 }));
    expect(wide.template).toEqual(both.template);
  });
});

describe('turning', () => {
  it('is about the middle of the selection', () => {
    const before = view([shape([10, 10, 10, 10]), shape([30, 10, 10, 10])]);
    const turned = edited(before, rotateElements(before, ['/front/0', '/front/1'], 90));
    expect(boxes(turned)).toEqual([
      [20, 0, 10, 10],
      [20, 20, 10, 10],
    ]);
    expect(elementOf(turned, '/front/0').rotate).toBe(90);
  });

  it('back upright leaves no key', () => {
    const before = view([shape([10, 10, 10, 10], { rotate: 350 })]);
    expect(elementOf(edited(before, rotateElements(before, ['/front/0'], 10)), '/front/0')).toEqual(
      shape([10, 10, 10, 10]),
    );
    expect(elementOf(edited(before, setRotation(before, ['/front/0'], 270)), '/front/0').rotate).toBe(-90);
  });
});

describe('alignment', () => {
  const before = view([shape([10, 10, 10, 10]), shape([30, 20, 20, 20]), shape([15, 60, 5, 5])]);
  const all = ['/front/0', '/front/1', '/front/2'];

  it('brings edges or middles to the frame, the safe area or the trim', () => {
    const x = (how: Parameters<typeof alignElements>[2], to?: Parameters<typeof alignElements>[3]) =>
      boxes(edited(before, alignElements(before, all, how, to))).map(([x]) => x);
    expect(x('left')).toEqual([10, 10, 10]);
    expect(x('center')).toEqual([25, 20, 27.5]);
    expect(x('right', 'safe')).toEqual([47, 37, 52]);
    expect(x('left', 'trim')).toEqual([0, 0, 0]);
    const y = boxes(edited(before, alignElements(before, ['/front/2'], 'bottom', 'trim'))).map(([, y]) => y);
    expect(y).toEqual([10, 20, 85]);
  });

  it('takes a turned element as wide as it lies', () => {
    const turned = view([shape([10, 10, 20, 10], { rotate: 90 })]);
    const [box] = listElementBoxes(edited(turned, alignElements(turned, ['/front/0'], 'left', 'trim')), 'front');
    expect(box?.bounds.x).toBeCloseTo(0, 3);
  });

  it('spreads with even gaps or even middles, the outermost stay', () => {
    const spread = (how: 'gaps' | 'centres') =>
      boxes(edited(before, distributeElements(before, all, 'y', how))).map(([, y]) => y);
    expect(spread('gaps')).toEqual([10, 30, 60]);
    expect(spread('centres')).toEqual([10, 28.75, 60]);
    expect(distributeElements(before, all.slice(0, 2), 'y', 'gaps')).toEqual([]);
  });
});

describe('the order of painting', () => {
  const before = view(['a', 'b', 'c', 'd'].map((id) => shape([0, 0, 1, 1], { id })));
  const ids = (one: StudioView) => one.template.front.map(({ id }) => id).join('');
  const ordered = (indices: readonly number[], how: Parameters<typeof reorderElements>[2]) => {
    const { edits, addresses } = reorderElements(
      before,
      indices.map((index) => `/front/${index}`),
      how,
    );
    return [ids(edited(before, edits)), addresses.join(' ')];
  };

  it('moves elements forward and back, and says where they are', () => {
    expect(ordered([0, 1], 'forward')).toEqual(['cabd', '/front/1 /front/2']);
    expect(ordered([2, 3], 'forward')).toEqual(['abcd', '/front/2 /front/3']);
    expect(ordered([1, 3], 'backward')).toEqual(['badc', '/front/0 /front/2']);
    expect(ordered([0, 2], 'front')).toEqual(['bdac', '/front/2 /front/3']);
    expect(ordered([3], 'back')).toEqual(['dabc', '/front/0']);
  });

  it('keeps what goes to the back above the ground of the card, unless it is a ground itself', () => {
    const all = (id: string) => shape([-3, -3, 66, 96], { id });
    const onGround = view([all('a'), all('b'), shape([0, 0, 1, 1], { id: 'c' }), shape([0, 0, 1, 1], { id: 'd' })]);
    const sentBack = (address: string, from = onGround) =>
      ids(edited(from, reorderElements(from, [address], 'back').edits));
    expect(sentBack('/front/3')).toBe('abdc');
    expect(sentBack('/front/1')).toBe('bacd');
    // One step back goes below it all the same; a ground that some cards lack is none.
    expect(ids(edited(onGround, reorderElements(onGround, ['/front/2'], 'backward').edits))).toBe('acbd');
    const sometimes = { ...all('a'), when: { at: '/character/level' } };
    expect(sentBack('/front/1', view([sometimes, shape([0, 0, 1, 1], { id: 'b' })]))).toBe('ba');
  });

  it('puts elements where a tree drops them', () => {
    const dropped = moveElementsBefore(before, ['/front/0', '/front/3'], 2);
    expect(ids(edited(before, dropped.edits))).toBe('badc');
    expect(dropped.addresses).toEqual(['/front/1', '/front/2']);
  });
});

describe('groups and flags', () => {
  const before = view([shape([0, 0, 1, 1]), shape([2, 0, 1, 1]), shape([4, 0, 1, 1])]);

  it('make and dissolve groups', () => {
    const grouped = edited(before, groupElements(before, ['/front/0', '/front/2']));
    expect(grouped.template.front.map((one) => one.group)).toEqual(['group-1', undefined, 'group-1']);
    const apart = edited(grouped, ungroupElements(grouped, ['/front/2']));
    expect(apart.template).toEqual(before.template);
    expect(groupElements(before, ['/front/0'])).toEqual([]);
  });

  it('lock and hide, and leave no key behind', () => {
    const hidden = edited(before, setElementsFlag(before, ['/front/0', '/front/1'], 'hidden', true));
    expect(hidden.template.front.map((one) => one.hidden)).toEqual([true, true, undefined]);
    expect(
      edited(hidden, setElementsFlag(hidden, ['/front/0', '/front/1', '/front/2'], 'hidden', false)).template,
    ).toEqual(before.template);
  });
});
