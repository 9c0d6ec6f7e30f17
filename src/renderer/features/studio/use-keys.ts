/** Keys of the studio, and its commands. */

import { useEffect, useMemo } from 'react';
import type { Command } from '../../commands/command.ts';
import { isTextBox, useCommands } from '../../commands/registry.ts';
import { useLatest } from '../../platform/use-latest.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { nextZoom } from './canvas/geometry.ts';
import { isPicture } from './pictures/bring-pictures.ts';
import type { Acts } from './use-acts.ts';
import type { Studio } from './use-studio.ts';

interface Zooming {
  readonly zoom: number;
  set(zoom: number): void;
  fit(): void;
}

/** Millimetres of an arrow, with Alt and with Shift. */
const STEP = 0.5;
const FINE = 0.1;
const FAR = 1;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Keys pressed on the canvas.
 * @param endMeasure while the pointer measures
 */
export function canvasKeys(acts: Acts, { selection, canEdit }: Studio, endMeasure?: () => void) {
  const canMove = selection.length > 0 && canEdit;
  return (event: React.KeyboardEvent): void => {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    const arrow = canMove ? ARROWS[key] : undefined;
    if (ctrlKey || metaKey) return;
    if (arrow !== undefined) {
      const step = stepOf(event);
      acts.nudge(arrow[0] * step, arrow[1] * step);
    } else if (key === 'Escape' && endMeasure !== undefined) endMeasure();
    else if (key === 'Escape' && selection.length > 0) acts.clear();
    else if (key !== 'Tab' || !acts.step(shiftKey ? -1 : 1)) return;
    event.preventDefault();
  };
}

const stepOf = ({ altKey, shiftKey }: React.KeyboardEvent): number => (altKey ? FINE : shiftKey ? FAR : STEP);

export function useStudioCommands(acts: Acts, studio: Studio, { zoom, set, fit }: Zooming, measure: () => void): void {
  const translate = useTranslate();
  const { selection, canEdit } = studio;
  const some = selection.length > 0 && canEdit;
  const many = selection.length > 1 && canEdit;
  useCommands(
    useMemo<Command[]>(
      () => [
        {
          id: 'duplicate',
          label: translate('studio.duplicate'),
          shortcut: 'mod+d',
          enabled: some,
          run: acts.duplicate,
        },
        { id: 'group', label: translate('studio.group'), shortcut: 'mod+g', enabled: many, run: acts.group },
        {
          id: 'ungroup',
          label: translate('studio.ungroup'),
          shortcut: 'mod+shift+g',
          enabled: some,
          run: acts.ungroup,
        },
        {
          id: 'select-all',
          label: translate('studio.selectAll'),
          shortcut: 'mod+a',
          leavesText: true,
          run: acts.selectAll,
        },
        {
          id: 'remove-elements',
          label: translate('studio.remove'),
          shortcut: 'delete',
          otherShortcut: 'backspace',
          leavesText: true,
          enabled: some,
          run: acts.remove,
        },
        {
          id: 'forward',
          label: translate('studio.orders.forward'),
          shortcut: ']',
          leavesText: true,
          enabled: some,
          run: () => acts.order('forward'),
        },
        {
          id: 'backward',
          label: translate('studio.orders.backward'),
          shortcut: '[',
          leavesText: true,
          enabled: some,
          run: () => acts.order('backward'),
        },
        { id: 'to-front', label: translate('studio.orders.front'), enabled: some, run: () => acts.order('front') },
        { id: 'to-back', label: translate('studio.orders.back'), enabled: some, run: () => acts.order('back') },
        { id: 'zoom-in', label: translate('studio.zoomIn'), shortcut: 'mod+plus', run: () => set(nextZoom(zoom, 1)) },
        {
          id: 'zoom-out',
          label: translate('studio.zoomOut'),
          shortcut: 'mod+minus',
          run: () => set(nextZoom(zoom, -1)),
        },
        { id: 'zoom-reset', label: translate('studio.zoomFit'), shortcut: 'mod+0', run: fit },
        { id: 'measure', label: translate('studio.measure'), shortcut: 'm', leavesText: true, run: measure },
      ],
      [acts, some, many, zoom, set, fit, measure, translate],
    ),
  );
  useClipboard(acts, some, canEdit);
}

/** Copies, cuts and pastes elements wherever no text has the focus, and pastes pictures. */
function useClipboard(acts: Acts, some: boolean, canEdit: boolean): void {
  const latest = useLatest({ acts, some, canEdit });
  useEffect(() => {
    const isOurs = (event: ClipboardEvent) =>
      !isTextBox(event.target) &&
      (event.target as Element | null)?.closest?.('[role="dialog"], [data-code]') == null &&
      (window.getSelection()?.toString() ?? '') === '';
    const copy = (event: ClipboardEvent) => {
      const text = isOurs(event) ? latest.current.acts.copied() : undefined;
      if (text === undefined) return;
      event.clipboardData?.setData('text/plain', text);
      event.preventDefault();
      if (event.type === 'cut' && latest.current.some) latest.current.acts.remove();
    };
    const paste = (event: ClipboardEvent) => {
      if (!isOurs(event)) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const pictures = [...(event.clipboardData?.files ?? [])].filter(isPicture);
      const { acts: now, canEdit: can } = latest.current;
      if (now.paste(text)) event.preventDefault();
      else if (can && text === '' && pictures.length > 0) {
        event.preventDefault();
        now.bringPictures(pictures);
      }
    };
    document.addEventListener('copy', copy);
    document.addEventListener('cut', copy);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('copy', copy);
      document.removeEventListener('cut', copy);
      document.removeEventListener('paste', paste);
    };
  }, [latest]);
}
