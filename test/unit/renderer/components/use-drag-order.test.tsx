import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { getDropMark, useDragOrder } from '../../../../src/renderer/components/use-drag-order.ts';

const ROW_PX = 50;
const PANE_PX = 150;
const INITIAL_IDS = ['Ann', 'Bo', 'Cy', 'Di'];

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanups.splice(0).reverse()) cleanUp();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Shows a sortable list in a pane that scrolls, and returns what a pointer and a reader can do with it. */
function renderList() {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => {
    frames[frame - 1] = () => undefined;
  });
  const moves: [string, number][] = [];
  let setIds: (ids: readonly string[]) => void = () => undefined;
  function List() {
    const [ids, changeIds] = useState<readonly string[]>(INITIAL_IDS);
    setIds = changeIds;
    const listRef = useRef<HTMLUListElement>(null);
    const { drag, createHandleProps } = useDragOrder(listRef, ids, (id, index) => moves.push([id, index]));
    return (
      <div data-pane style={{ overflowY: 'auto' }}>
        <ul ref={listRef}>
          {ids.map((id, index) => (
            <li key={id} data-drop={drag && getDropMark(drag.targetIndex, index, ids.length)}>
              <button type="button" {...createHandleProps(id)}>
                {id}
              </button>
            </li>
          ))}
        </ul>
      </div>
    );
  }
  const container = document.createElement('div');
  document.body.append(container);
  const reactRoot = createRoot(container);
  cleanups.push(() => {
    reactRoot.unmount();
    container.remove();
  });
  flushSync(() => reactRoot.render(<List />));
  const pane = container.querySelector<HTMLElement>('[data-pane]') as HTMLElement;
  Object.defineProperties(pane, { scrollHeight: { value: 4 * ROW_PX }, clientHeight: { value: PANE_PX } });
  const rectOf = (top: number, height: number) => new DOMRect(0, top, 100, height);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this === pane) return rectOf(0, PANE_PX);
    const index = [...(this.parentElement?.children ?? [])].indexOf(this);
    return rectOf(index * ROW_PX - pane.scrollTop, ROW_PX);
  });
  HTMLElement.prototype.setPointerCapture = () => undefined;
  const point = (type: string, target: EventTarget, clientY: number) =>
    flushSync(() =>
      target.dispatchEvent(new PointerEvent(type, { pointerId: 1, button: 0, clientX: 10, clientY, bubbles: true })),
    );
  const getHandle = (id: string) =>
    [...container.querySelectorAll('button')].find(({ textContent }) => textContent === id) as HTMLElement;
  return {
    moves,
    point,
    getHandle,
    setIds: (ids: readonly string[]) => flushSync(() => setIds(ids)),
    runFrames: () => flushSync(() => frames.splice(0).forEach((run) => void run(0))),
    getScrollTop: () => pane.scrollTop,
    listMarks: () => [...container.querySelectorAll('li')].map((row) => row.getAttribute('data-drop') ?? undefined),
  };
}

it('moves a dragged item to where the pointer releases it', () => {
  const { moves, point, getHandle, listMarks } = renderList();
  point('pointerdown', getHandle('Ann'), 25);
  point('pointermove', getHandle('Ann'), 90);
  expect(listMarks()).toEqual([undefined, undefined, 'before', undefined]);
  point('pointerup', getHandle('Ann'), 90);
  expect(moves).toEqual([['Ann', 2]]);
  expect(listMarks()).toEqual([undefined, undefined, undefined, undefined]);
});

it('neither scrolls nor moves an item for a click at the edge of the list', () => {
  const { moves, point, getHandle, listMarks, runFrames, getScrollTop } = renderList();
  point('pointerdown', getHandle('Cy'), 145);
  for (let frame = 0; frame < 20; frame += 1) runFrames();
  point('pointermove', getHandle('Cy'), 147);
  for (let frame = 0; frame < 20; frame += 1) runFrames();
  expect(getScrollTop()).toBe(0);
  expect(listMarks()).toEqual([undefined, undefined, undefined, undefined]);
  point('pointerup', getHandle('Cy'), 147);
  expect(moves).toEqual([]);
});

it('scrolls at the edge during a drag, and stops when the drag ends', () => {
  const { point, getHandle, runFrames, getScrollTop } = renderList();
  point('pointerdown', getHandle('Ann'), 25);
  point('pointermove', getHandle('Ann'), 145);
  runFrames();
  const scrollTop = getScrollTop();
  expect(scrollTop).toBeGreaterThan(0);
  point('pointercancel', getHandle('Ann'), 145);
  runFrames();
  expect(getScrollTop()).toBe(scrollTop);
});

it('ends a drag without a move when the row leaves the list', async () => {
  const { moves, point, getHandle, setIds, listMarks } = renderList();
  point('pointerdown', getHandle('Ann'), 25);
  point('pointermove', getHandle('Ann'), 90);
  setIds(['Bo', 'Cy', 'Di']);
  await vi.waitFor(() => expect(listMarks()).toEqual([undefined, undefined, undefined]));
  setIds(INITIAL_IDS);
  point('pointerup', document, 90);
  expect(moves).toEqual([]);
});

it('ends a drag when the pointer is released elsewhere or its capture is lost', () => {
  const { moves, point, getHandle, listMarks } = renderList();
  point('pointerdown', getHandle('Ann'), 25);
  point('pointermove', getHandle('Ann'), 90);
  point('pointerup', document.body, 90);
  expect(moves).toEqual([['Ann', 2]]);
  point('pointerdown', getHandle('Di'), 145);
  point('pointermove', getHandle('Di'), 60);
  point('lostpointercapture', document, 60);
  expect(listMarks()).toEqual([undefined, undefined, undefined, undefined]);
  point('pointerup', document.body, 60);
  expect(moves).toEqual([['Ann', 2]]);
});
