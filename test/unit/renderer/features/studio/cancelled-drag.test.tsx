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

function Pane() {
  const paneRef = useRef<HTMLDivElement>(null);
  const { startPan } = usePan(paneRef);
  const start = (event: ReactPointerEvent) => {
    if (paneRef.current !== null) paneRef.current.scrollTo = scrollTo;
    startPan(event);
  };
  return <div ref={paneRef} data-pane="" onPointerDown={start} />;
}

let host: HTMLElement;
let root: Root;
const find = (selector: string) => host.querySelector<HTMLElement>(selector) as HTMLElement;
const send = (target: EventTarget, type: string, clientX: number) =>
  act(async () => void target.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, clientY: 10 })));

beforeEach(async () => {
  commitEdits.mockClear();
  scrollTo.mockClear();
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  await act(async () =>
    root.render(
      <>
        <GuideRuler />
        <Pane />
      </>,
    ),
  );
});

afterEach(() => {
  root.unmount();
  host.remove();
});

describe('a drag in the studio', () => {
  it('commits a guide where it is released', async () => {
    await send(find('[data-ruler]'), 'pointerdown', 5);
    await send(window, 'pointermove', 20);
    await send(window, 'pointerup', 20);
    expect(commitEdits).toHaveBeenCalledExactlyOnceWith([{ op: 'set', path: '/guides', value: { x: [20], y: [] } }]);
  });

  it('leaves the guides unchanged when the system cancels the pointer', async () => {
    await send(find('[data-ruler]'), 'pointerdown', 5);
    await send(window, 'pointermove', 20);
    expect(find('[data-ruler]').dataset.previewed).toBe('true');
    await send(window, 'pointercancel', 20);
    await send(window, 'pointermove', 30);
    await send(window, 'pointerup', 30);
    expect(find('[data-ruler]').dataset.previewed).toBe('false');
    expect(commitEdits).not.toHaveBeenCalled();
  });

  it('stops scrolling the pane when the system cancels the pointer', async () => {
    await send(find('[data-pane]'), 'pointerdown', 5);
    await send(window, 'pointermove', 20);
    expect(scrollTo).toHaveBeenCalledTimes(1);
    await send(window, 'pointercancel', 20);
    await send(window, 'pointermove', 30);
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });
});
