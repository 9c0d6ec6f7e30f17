/**
 * Tests moving, resizing and rotating elements. Boxes are `[left, top, width, height]` in millimeters on a card of 60 × 90. Handles are
 * named by compass points.
 */
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
import { applyToView, createShape, createView, getElement } from '../support.ts';

const listBoxes = (studioView: StudioView) => listElementBoxes(studioView, 'front').map(({ element }) => element.box);
const artElement = {
  kind: 'art',
  box: [10, 10, 20, 20],
  drawing: '/character/art/drawing',
  focus: [0.5, 0.5],
  fallback: [createShape([15, 10, 10, 10])],
};

describe('moving', () => {
  it('moves to a thousandth of a millimeter and makes no edit without a change', () => {
    const originalView = createView([createShape([0.1, 0.2, 5, 5])]);
    expect(listBoxes(applyToView(originalView, moveElements(originalView, ['/front/0'], { x: 0.1, y: 0.2 })))).toEqual([
      [0.2, 0.4, 5, 5],
    ]);
    expect(moveElements(originalView, ['/front/0'], { x: 0, y: 0 })).toEqual([]);
  });

  it('moves the fallback along with its art, once', () => {
    const originalView = createView([artElement]);
    const movedView = applyToView(
      originalView,
      moveElements(originalView, ['/front/0', '/front/0/fallback/0'], { x: 1, y: 2 }),
    );
    expect(listBoxes(movedView)).toEqual([
      [11, 12, 20, 20],
      [16, 12, 10, 10],
    ]);
  });

  it('moves the fallback of rotated art in the visible direction', () => {
    const originalView = createView([{ ...artElement, rotate: 90 }]);
    const movedView = applyToView(originalView, moveElements(originalView, ['/front/0/fallback/0'], { x: 3, y: 0 }));
    const [originalBounds, movedBounds] = [originalView, movedView].map(
      (studioView) => listElementBoxes(studioView, 'front')[1]?.bounds,
    );
    expect(movedBounds).toEqual({ ...originalBounds, x: (originalBounds?.x ?? 0) + 3 });
  });

  it('sets a typed frame on a path, on art with its fallback and on a line', () => {
    const pathShape = { ...createShape([0, 0, 100, 100]), d: 'M-3 -3 L12.4 -3 L11.74 11.9 L-3 11.9 Z' };
    const originalView = createView([
      pathShape,
      artElement,
      createShape([5, 5, 0, 10], { stroke: { colour: 'ink', width: 1 } }),
    ]);
    const typedFrame = { x: 10, y: 20, width: 30.8, height: 7.45 };
    const editedView = applyToView(originalView, setFrame(originalView, '/front/0', typedFrame));
    const shownFrame = getFrame(getElement(editedView, '/front/0'));
    for (const frameKey of ['x', 'y', 'width', 'height'] as const)
      expect(shownFrame[frameKey]).toBeCloseTo(typedFrame[frameKey], 3);
    expect(
      listBoxes(
        applyToView(originalView, setFrame(originalView, '/front/1', { x: 0, y: 0, width: 40, height: 20 })),
      ).slice(1, 3),
    ).toEqual([
      [0, 0, 40, 20],
      [10, 0, 20, 10],
    ]);
    expect(
      getElement(
        applyToView(originalView, setFrame(originalView, '/front/2', { x: 5, y: 5, width: 2, height: 10 })),
        '/front/2',
      ).box,
    ).toEqual([5, 5, 2, 10]);
  });

  it('cuts text at the trim when the position is typed before the width', () => {
    const textElement = { kind: 'text', style: 'body', value: { text: 'A' }, box: [4, 4, 40, 6] };
    const originalView = createView([textElement]);
    const { width } = originalView.template.size;
    const editedView = applyToView(
      originalView,
      setFrame(originalView, '/front/0', { x: width - 10, y: 4, width: 40, height: 6 }),
    );
    expect(getElement(editedView, '/front/0').box).toEqual([width - 10, 4, 10, 6]);
  });

  it('keeps locked elements in place', () => {
    const originalView = createView([createShape([1, 1, 1, 1], { locked: true })]);
    expect(moveElements(originalView, ['/front/0'], { x: 1, y: 1 })).toEqual([]);
    expect(resizeElements(originalView, ['/front/0'], 'e', { x: 1, y: 1 })).toEqual([]);
    expect(rotateElements(originalView, ['/front/0'], 10)).toEqual([]);
  });

  it('changes only the size that is shown and gives the element an id for that', () => {
    const sizes = { large: { name: 'Large', width: 120, height: 180 } };
    const originalView: StudioView = { ...createView([createShape([10, 10, 10, 10])], { sizes }), size: 'large' };
    const moveEdits = moveElements(originalView, ['/front/0'], { x: 1, y: 0 });
    const movedView = applyToView(originalView, moveEdits);
    expect(getElement(movedView, '/front/0').box).toEqual([21, 20, 20, 20]);
    expect(getElement({ template: movedView.template }, '/front/0')).toEqual(
      createShape([10, 10, 10, 10], { id: 'shape' }),
    );
    const rotatedView = applyToView(movedView, setRotation(movedView, ['/front/0'], 30));
    expect(getElement(rotatedView, '/front/0')).toMatchObject({ box: [21, 20, 20, 20], rotate: 30 });
    expect(getElement({ template: rotatedView.template }, '/front/0').rotate).toBeUndefined();
  });
});

describe('resizing', () => {
  const originalView = createView([createShape([10, 10, 20, 10])]);
  const resizeElement = (
    handle: Parameters<typeof resizeElements>[2],
    offsetX: number,
    offsetY: number,
    resizeOptions = {},
    studioView = originalView,
  ) =>
    listBoxes(
      applyToView(
        studioView,
        resizeElements(studioView, ['/front/0'], handle, { x: offsetX, y: offsetY }, resizeOptions),
      ),
    )[0];

  it('moves the edges of the dragged handle', () => {
    expect(resizeElement('se', 5, 3)).toEqual([10, 10, 25, 13]);
    expect(resizeElement('nw', 5, 3)).toEqual([15, 13, 15, 7]);
    expect(resizeElement('e', 5, 3)).toEqual([10, 10, 25, 10]);
    expect(resizeElement('n', 5, -3)).toEqual([10, 7, 20, 13]);
  });

  it('keeps the aspect ratio or the center on request', () => {
    expect(resizeElement('se', 10, 0, { keepRatio: true })).toEqual([10, 10, 30, 15]);
    expect(resizeElement('e', 10, 0, { keepRatio: true })).toEqual([10, 7.5, 30, 15]);
    expect(resizeElement('se', 2, 1, { fromCenter: true })).toEqual([8, 9, 24, 12]);
  });

  it('never inverts a box', () => {
    expect(resizeElement('e', -50, 0)).toEqual([10, 10, 0.1, 10]);
    expect(resizeElement('w', 50, 0)).toEqual([29.9, 10, 0.1, 10]);
  });

  it('keeps the opposite corner of a rotated element in place', () => {
    const rotatedView = createView([createShape([10, 10, 20, 10], { rotate: 30 })]);
    const [originalBox] = listElementBoxes(rotatedView, 'front');
    const [resizedBox] = listElementBoxes(
      applyToView(rotatedView, resizeElements(rotatedView, ['/front/0'], 'se', { x: 4, y: 1 })),
      'front',
    );
    expect(resizedBox?.corners[0]?.x).toBeCloseTo(originalBox?.corners[0]?.x ?? 0, 2);
    expect(resizedBox?.corners[0]?.y).toBeCloseTo(originalBox?.corners[0]?.y ?? 0, 2);
    expect(resizedBox?.corners[2]?.x).toBeCloseTo((originalBox?.corners[2]?.x ?? 0) + 4, 2);
    expect(resizedBox?.corners[2]?.y).toBeCloseTo((originalBox?.corners[2]?.y ?? 0) + 1, 2);
  });

  it('scales several elements with their common frame, and art with its fallback', () => {
    const threeElementView = createView([createShape([10, 10, 10, 10]), artElement, createShape([30, 30, 10, 10])]);
    const resizedBoxes = listBoxes(
      applyToView(
        threeElementView,
        resizeElements(threeElementView, ['/front/0', '/front/1', '/front/2'], 'se', { x: 30, y: 0 }),
      ),
    );
    expect(resizedBoxes).toEqual([
      [10, 10, 20, 10],
      [10, 10, 40, 20],
      [20, 10, 20, 10],
      [50, 30, 20, 10],
    ]);
  });
});

describe('a path drawn off its box', () => {
  const offsetPath = { d: 'M10 10H30V20Z' };
  const getBounds = (studioView: StudioView) => listElementBoxes(studioView, 'front')[0]?.bounds;

  it('resizes by the frame around the drawn path', () => {
    const originalView = createView([createShape([0, 0, 100, 100], offsetPath)]);
    const editedView = applyToView(originalView, resizeElements(originalView, ['/front/0'], 'se', { x: 20, y: 5 }));
    expect(getBounds(originalView)).toEqual({ x: 10, y: 10, width: 20, height: 10 });
    expect(getBounds(editedView)).toEqual({ x: 10, y: 10, width: 40, height: 15 });
  });

  it('keeps the opposite corner in place when it is rotated', () => {
    const originalView = createView([createShape([0, 0, 100, 100], { ...offsetPath, rotate: 40 })]);
    const editedView = applyToView(originalView, resizeElements(originalView, ['/front/0'], 'e', { x: 5, y: 5 }));
    const getFirstCorner = (studioView: StudioView) => listElementBoxes(studioView, 'front')[0]?.corners[0];
    expect(getFirstCorner(editedView)?.x).toBeCloseTo(getFirstCorner(originalView)?.x ?? 0, 2);
    expect(getFirstCorner(editedView)?.y).toBeCloseTo(getFirstCorner(originalView)?.y ?? 0, 2);
  });

  it('rotates around the center of the drawn path', () => {
    const originalView = createView([createShape([0, 0, 100, 100], offsetPath)]);
    const editedView = applyToView(originalView, rotateElements(originalView, ['/front/0'], 90));
    expect(getBounds(editedView)?.x).toBeCloseTo(15, 3);
    expect(getBounds(editedView)?.y).toBeCloseTo(5, 3);
    const mixedView = createView([
      createShape([0, 0, 100, 100], { ...offsetPath, rotate: 90 }),
      createShape([0, 0, 10, 10]),
    ]);
    const resizedView = applyToView(
      mixedView,
      resizeElements(mixedView, ['/front/0', '/front/1'], 'se', { x: 0, y: 0 }),
    );
    expect(resizedView.template).toEqual(mixedView.template);
  });
});

describe('rotating', () => {
  it('rotates around the center of the selection', () => {
    const originalView = createView([createShape([10, 10, 10, 10]), createShape([30, 10, 10, 10])]);
    const rotatedView = applyToView(originalView, rotateElements(originalView, ['/front/0', '/front/1'], 90));
    expect(listBoxes(rotatedView)).toEqual([
      [20, 0, 10, 10],
      [20, 20, 10, 10],
    ]);
    expect(getElement(rotatedView, '/front/0').rotate).toBe(90);
  });

  it('removes the key when an element is upright again', () => {
    const originalView = createView([createShape([10, 10, 10, 10], { rotate: 350 })]);
    expect(getElement(applyToView(originalView, rotateElements(originalView, ['/front/0'], 10)), '/front/0')).toEqual(
      createShape([10, 10, 10, 10]),
    );
    expect(getElement(applyToView(originalView, setRotation(originalView, ['/front/0'], 270)), '/front/0').rotate).toBe(
      -90,
    );
  });
});

describe('alignment', () => {
  const originalView = createView([
    createShape([10, 10, 10, 10]),
    createShape([30, 20, 20, 20]),
    createShape([15, 60, 5, 5]),
  ]);
  const allAddresses = ['/front/0', '/front/1', '/front/2'];

  it('aligns edges or centers to the selection, the safe area or the trim', () => {
    const listLefts = (
      alignment: Parameters<typeof alignElements>[2],
      alignTarget?: Parameters<typeof alignElements>[3],
    ) =>
      listBoxes(applyToView(originalView, alignElements(originalView, allAddresses, alignment, alignTarget))).map(
        ([left]) => left,
      );
    expect(listLefts('left')).toEqual([10, 10, 10]);
    expect(listLefts('center')).toEqual([25, 20, 27.5]);
    expect(listLefts('right', 'safe')).toEqual([47, 37, 52]);
    expect(listLefts('left', 'trim')).toEqual([0, 0, 0]);
    const alignedTops = listBoxes(
      applyToView(originalView, alignElements(originalView, ['/front/2'], 'bottom', 'trim')),
    ).map(([, top]) => top);
    expect(alignedTops).toEqual([10, 20, 85]);
  });

  it('aligns the visible bounds of a rotated element', () => {
    const rotatedView = createView([createShape([10, 10, 20, 10], { rotate: 90 })]);
    const [alignedBox] = listElementBoxes(
      applyToView(rotatedView, alignElements(rotatedView, ['/front/0'], 'left', 'trim')),
      'front',
    );
    expect(alignedBox?.bounds.x).toBeCloseTo(0, 3);
  });

  it('distributes with equal gaps or equal centers and keeps the outermost elements', () => {
    const distributeCards = (distribution: 'gaps' | 'centres') =>
      listBoxes(applyToView(originalView, distributeElements(originalView, allAddresses, 'y', distribution))).map(
        ([, top]) => top,
      );
    expect(distributeCards('gaps')).toEqual([10, 30, 60]);
    expect(distributeCards('centres')).toEqual([10, 28.75, 60]);
    expect(distributeElements(originalView, allAddresses.slice(0, 2), 'y', 'gaps')).toEqual([]);
  });
});

describe('the paint order', () => {
  const originalView = createView(['a', 'b', 'c', 'd'].map((id) => createShape([0, 0, 1, 1], { id })));
  const listIds = (studioView: StudioView) => studioView.template.front.map(({ id }) => id).join('');
  const reorderCards = (elementIndices: readonly number[], direction: Parameters<typeof reorderElements>[2]) => {
    const { edits, addresses } = reorderElements(
      originalView,
      elementIndices.map((index) => `/front/${index}`),
      direction,
    );
    return [listIds(applyToView(originalView, edits)), addresses.join(' ')];
  };

  it('moves elements forward and backward and returns their new addresses', () => {
    expect(reorderCards([0, 1], 'forward')).toEqual(['cabd', '/front/1 /front/2']);
    expect(reorderCards([2, 3], 'forward')).toEqual(['abcd', '/front/2 /front/3']);
    expect(reorderCards([1, 3], 'backward')).toEqual(['badc', '/front/0 /front/2']);
    expect(reorderCards([0, 2], 'front')).toEqual(['bdac', '/front/2 /front/3']);
    expect(reorderCards([3], 'back')).toEqual(['dabc', '/front/0']);
  });

  it("keeps elements sent to the back above the card's background, unless they are a background", () => {
    const createGround = (elementId: string) => createShape([-3, -3, 66, 96], { id: elementId });
    const groundView = createView([
      createGround('a'),
      createGround('b'),
      createShape([0, 0, 1, 1], { id: 'c' }),
      createShape([0, 0, 1, 1], { id: 'd' }),
    ]);
    const sendToBack = (address: string, studioView = groundView) =>
      listIds(applyToView(studioView, reorderElements(studioView, [address], 'back').edits));
    expect(sendToBack('/front/3')).toBe('abdc');
    expect(sendToBack('/front/1')).toBe('bacd');
    // "Backward" moves below the background all the same. A background with a condition does not count as one.
    expect(listIds(applyToView(groundView, reorderElements(groundView, ['/front/2'], 'backward').edits))).toBe('acbd');
    const conditionalGround = { ...createGround('a'), when: { at: '/character/level' } };
    expect(sendToBack('/front/1', createView([conditionalGround, createShape([0, 0, 1, 1], { id: 'b' })]))).toBe('ba');
  });

  it('moves elements to where the tree drops them', () => {
    const dropResult = moveElementsBefore(originalView, ['/front/0', '/front/3'], 2);
    expect(listIds(applyToView(originalView, dropResult.edits))).toBe('badc');
    expect(dropResult.addresses).toEqual(['/front/1', '/front/2']);
  });
});

describe('groups and flags', () => {
  const originalView = createView([createShape([0, 0, 1, 1]), createShape([2, 0, 1, 1]), createShape([4, 0, 1, 1])]);

  it('makes and dissolves groups', () => {
    const groupedView = applyToView(originalView, groupElements(originalView, ['/front/0', '/front/2']));
    expect(groupedView.template.front.map((element) => element.group)).toEqual(['group-1', undefined, 'group-1']);
    const ungroupedView = applyToView(groupedView, ungroupElements(groupedView, ['/front/2']));
    expect(ungroupedView.template).toEqual(originalView.template);
    expect(groupElements(originalView, ['/front/0'])).toEqual([]);
  });

  it('locks and hides elements, and removes the keys when undone', () => {
    const hiddenView = applyToView(
      originalView,
      setElementsFlag(originalView, ['/front/0', '/front/1'], 'hidden', true),
    );
    expect(hiddenView.template.front.map((element) => element.hidden)).toEqual([true, true, undefined]);
    expect(
      applyToView(hiddenView, setElementsFlag(hiddenView, ['/front/0', '/front/1', '/front/2'], 'hidden', false))
        .template,
    ).toEqual(originalView.template);
  });
});
