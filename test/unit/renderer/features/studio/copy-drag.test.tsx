import { useMemo } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDrag } from '../../../../../src/renderer/features/studio/canvas/use-drag.ts';
import type { Studio } from '../../../../../src/renderer/features/studio/use-studio.ts';
import { TEMPLATE_LIMITS } from '../../../../../src/shared/card/template/basics.ts';
import type { CardTemplate } from '../../../../../src/shared/card/template/template.ts';
import type { Edit } from '../../../../../src/shared/document/edit.ts';
import { applyEdits } from '../../../../../src/shared/document/edit.ts';
import { act } from '../../../../support/page/act.ts';
import { createShape, createTemplate } from '../../../studio/support.ts';

const ALT = { shiftKey: false, altKey: true, ctrlKey: true, metaKey: false };
const PLAIN = { ...ALT, altKey: false };
const ELEMENT_GRIP = { kind: 'element' } as const;

const commitEdits = vi.fn((_edits: readonly Edit[]) => true);
const select = vi.fn((_addresses: readonly string[]) => {});
let dragging: ReturnType<typeof useDrag>;
let container: HTMLElement;
let reactRoot: Root;

function DragSurface({ template, selection }: { template: CardTemplate; selection: readonly string[] }) {
  const studioView = useMemo(() => ({ template, size: undefined }), [template]);
  const studio = { template, studioView, side: 'front', selection, canEdit: true, select, commitEdits };
  dragging = useDrag(studio as unknown as Studio, { scale: 4, grid: undefined, isShown: () => true });
  return null;
}

const shape = createShape([10, 10, 5, 5]);

async function renderSurface(front: readonly object[], selection: readonly string[]): Promise<CardTemplate> {
  const template = createTemplate(front);
  await act(async () => reactRoot.render(<DragSurface template={template} selection={selection} />));
  return template;
}

/** Drags from the middle of the shape, 8 mm to the right. */
async function drag(modifiers: typeof ALT) {
  await act(async () => dragging.press({ x: 12, y: 12 }, ELEMENT_GRIP, modifiers));
  await act(async () => dragging.move({ x: 20, y: 12 }, modifiers));
  const { preview } = dragging;
  let dragKind: ReturnType<typeof dragging.release>;
  await act(async () => {
    dragKind = dragging.release();
  });
  return { preview, dragKind };
}

beforeEach(() => {
  commitEdits.mockClear();
  select.mockClear();
  container = document.createElement('div');
  reactRoot = createRoot(container);
});

afterEach(() => reactRoot.unmount());

describe('a drag with Alt in the studio', () => {
  it('copies the chosen element in one step, selects the copy and leaves the original in place', async () => {
    const template = await renderSurface([shape], ['/front/0']);
    const { preview, dragKind } = await drag(ALT);
    expect(preview?.template?.front).toHaveLength(2);
    expect([...(preview?.movedAddresses ?? [])]).toEqual(['/front/1']);
    expect(dragKind).toBe('copy');
    expect(commitEdits).toHaveBeenCalledOnce();
    const edited = applyEdits(template, commitEdits.mock.calls[0]?.[0] ?? []);
    expect(edited.front.map(({ box }) => box)).toEqual([
      [10, 10, 5, 5],
      [18, 10, 5, 5],
    ]);
    expect(select).toHaveBeenLastCalledWith(['/front/1']);
  });

  it('moves the element itself once Alt is released', async () => {
    const template = await renderSurface([shape], ['/front/0']);
    await act(async () => dragging.press({ x: 12, y: 12 }, ELEMENT_GRIP, ALT));
    await act(async () => dragging.move({ x: 16, y: 12 }, ALT));
    await act(async () => dragging.move({ x: 20, y: 12 }, PLAIN));
    await act(async () => void dragging.release());
    const edited = applyEdits(template, commitEdits.mock.calls[0]?.[0] ?? []);
    expect(edited.front.map(({ box }) => box)).toEqual([[18, 10, 5, 5]]);
  });

  it('never takes the ground below the chosen element', async () => {
    const ground = createShape([-3, -3, 70, 95]);
    const template = await renderSurface([ground, shape], ['/front/1']);
    await drag(ALT);
    const edited = applyEdits(template, commitEdits.mock.calls[0]?.[0] ?? []);
    expect(edited.front[0]).toEqual(ground);
    expect(edited.front).toHaveLength(3);
  });

  it('refuses copies if the side is full', async () => {
    await renderSurface(
      Array.from({ length: TEMPLATE_LIMITS.elements }, () => shape),
      ['/front/0'],
    );
    expect((await drag(ALT)).dragKind).toBe('full');
    expect(commitEdits).not.toHaveBeenCalled();
  });

  it('computes each frame from the same copies', async () => {
    await renderSurface([shape], ['/front/0']);
    await act(async () => dragging.press({ x: 12, y: 12 }, ELEMENT_GRIP, ALT));
    await act(async () => dragging.move({ x: 16, y: 12 }, ALT));
    const firstTemplate = dragging.preview?.template;
    await act(async () => dragging.move({ x: 20, y: 12 }, ALT));
    expect(dragging.preview?.template).toBe(firstTemplate);
  });
});

describe('a click with Alt in the studio', () => {
  it('selects the element below the selected one', async () => {
    await renderSurface([shape, shape], ['/front/1']);
    await act(async () => dragging.press({ x: 12, y: 12 }, ELEMENT_GRIP, ALT));
    await act(async () => void dragging.release());
    expect(select).toHaveBeenLastCalledWith(['/front/0']);
  });
});
