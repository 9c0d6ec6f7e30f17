import { type PointerEvent as ReactPointerEvent, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useGuides } from '../../../../../src/renderer/features/studio/canvas/use-guides.ts';
import { usePan } from '../../../../../src/renderer/features/studio/canvas/use-pan.ts';
import type { Studio } from '../../../../../src/renderer/features/studio/use-studio.ts';
import { getDefaultTemplate } from '../../../../../src/shared/card/template/built-in-templates.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import { act } from '../../../../support/page/act.ts';

const commitEdits = vi.fn();
const scrollTo = vi.fn();

const template = getDefaultTemplate(GAMES);
const studio = { template, studioView: { template, size: undefined }, commitEdits } as unknown as Studio;

function GuideRuler() {
  const { preview, startDrag } = useGuides(studio);
  const getCardPoint = ({ clientX, clientY }: { clientX: number; clientY: number }) => ({ x: clientX, y: clientY });
  return <div data-ruler="" data-previewed={preview !== undefined} onPointerDown={startDrag('x', getCardPoint)} />;
}

function PannedPane() {
  const paneRef = useRef<HTMLDivElement>(null);
  const { startPan } = usePan(paneRef);
  const startPanning = (event: ReactPointerEvent) => {
    if (paneRef.current !== null) paneRef.current.scrollTo = scrollTo;
    startPan(event);
  };
  return <div ref={paneRef} data-pane="" onPointerDown={startPanning} />;
}

let container: HTMLElement;
let reactRoot: Root;
const findElement = (selector: string) => container.querySelector<HTMLElement>(selector) as HTMLElement;
const dispatchPointerEvent = (target: EventTarget, eventType: string, clientX: number) =>
  act(async () => void target.dispatchEvent(new PointerEvent(eventType, { bubbles: true, clientX, clientY: 10 })));

beforeEach(async () => {
  commitEdits.mockClear();
  scrollTo.mockClear();
  container = document.createElement('div');
  document.body.append(container);
  reactRoot = createRoot(container);
  await act(async () =>
    reactRoot.render(
      <>
        <GuideRuler />
        <PannedPane />
      </>,
    ),
  );
});

afterEach(() => {
  reactRoot.unmount();
  container.remove();
});

describe('a drag in the studio', () => {
  it('commits a guide where it is released', async () => {
    await dispatchPointerEvent(findElement('[data-ruler]'), 'pointerdown', 5);
    await dispatchPointerEvent(window, 'pointermove', 20);
    await dispatchPointerEvent(window, 'pointerup', 20);
    expect(commitEdits).toHaveBeenCalledExactlyOnceWith([{ op: 'set', path: '/guides', value: { x: [20], y: [] } }]);
  });

  it('leaves the guides unchanged when the system cancels the pointer', async () => {
    await dispatchPointerEvent(findElement('[data-ruler]'), 'pointerdown', 5);
    await dispatchPointerEvent(window, 'pointermove', 20);
    expect(findElement('[data-ruler]').dataset.previewed).toBe('true');
    await dispatchPointerEvent(window, 'pointercancel', 20);
    await dispatchPointerEvent(window, 'pointermove', 30);
    await dispatchPointerEvent(window, 'pointerup', 30);
    expect(findElement('[data-ruler]').dataset.previewed).toBe('false');
    expect(commitEdits).not.toHaveBeenCalled();
  });

  it('stops scrolling the pane when the system cancels the pointer', async () => {
    await dispatchPointerEvent(findElement('[data-pane]'), 'pointerdown', 5);
    await dispatchPointerEvent(window, 'pointermove', 20);
    expect(scrollTo).toHaveBeenCalledTimes(1);
    await dispatchPointerEvent(window, 'pointercancel', 20);
    await dispatchPointerEvent(window, 'pointermove', 30);
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });
});
