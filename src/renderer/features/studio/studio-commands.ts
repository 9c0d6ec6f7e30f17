/** Keys and commands of the studio, the editor for card templates. */

import { useEffect, useMemo } from 'react';
import type { Command } from '../../commands/command.ts';
import { isTextBox, useCommands } from '../../commands/registry.ts';
import { useLatest } from '../../platform/use-latest.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { getNextZoom } from './canvas/geometry.ts';
import { isPictureFile } from './pictures/picture-files.ts';
import type { Studio } from './use-studio.ts';
import type { StudioActions } from './use-studio-actions.ts';

interface ZoomControls {
  readonly zoom: number;
  setZoom(zoom: number): void;
  fitCard(): void;
}

/** The distance that an arrow key moves an element. */
const NUDGE_MM = 0.5;
/** The distance with Alt. */
const FINE_NUDGE_MM = 0.1;
/** The distance with Shift: ten steps. */
const FAR_NUDGE_MM = 5;

/** The direction of each arrow key: x to the right, y down. */
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Returns the handler of key presses on the canvas.
 *
 * @param endMeasure ends measuring. Undefined while the measuring tool is off
 */
export function createCanvasKeyHandler(
  actions: StudioActions,
  { selection, canEdit }: Studio,
  endMeasure?: () => void,
) {
  const canMove = selection.length > 0 && canEdit;
  return (event: React.KeyboardEvent): void => {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    const arrow = canMove ? ARROWS[key] : undefined;
    if (ctrlKey || metaKey) return;
    if (arrow !== undefined) {
      const step = getNudgeDistance(event);
      actions.nudge(arrow[0] * step, arrow[1] * step);
    } else if (key === 'Escape' && endMeasure !== undefined) endMeasure();
    else if (key === 'Escape' && selection.length > 0) actions.clearSelection();
    else if (key !== 'Tab' || !actions.selectNext(shiftKey ? -1 : 1)) return;
    event.preventDefault();
  };
}

const getNudgeDistance = ({ altKey, shiftKey }: React.KeyboardEvent): number =>
  altKey ? FINE_NUDGE_MM : shiftKey ? FAR_NUDGE_MM : NUDGE_MM;

export function useStudioCommands(
  actions: StudioActions,
  studio: Studio,
  { zoom: currentZoom, setZoom, fitCard }: ZoomControls,
  toggleMeasure: () => void,
): void {
  const translate = useTranslate();
  const { selection, canEdit } = studio;
  const canEditSelection = selection.length > 0 && canEdit;
  const canEditSeveral = selection.length > 1 && canEdit;
  useCommands(
    useMemo<Command[]>(
      () => [
        {
          id: 'duplicate',
          label: translate('studio.duplicate'),
          shortcut: 'mod+d',
          isEnabled: canEditSelection,
          run: actions.duplicate,
        },
        {
          id: 'group',
          label: translate('studio.group'),
          shortcut: 'mod+g',
          isEnabled: canEditSeveral,
          run: actions.group,
        },
        {
          id: 'ungroup',
          label: translate('studio.ungroup'),
          shortcut: 'mod+shift+g',
          isEnabled: canEditSelection,
          run: actions.ungroup,
        },
        {
          id: 'select-all',
          label: translate('studio.selectAll'),
          shortcut: 'mod+a',
          // In a text box these keys select text. The keys of the other commands with `leavesText` type or delete text there.
          leavesText: true,
          run: actions.selectAll,
        },
        {
          id: 'remove-elements',
          label: translate('studio.remove'),
          shortcut: 'delete',
          otherShortcut: 'backspace',
          leavesText: true,
          isEnabled: canEditSelection,
          run: actions.remove,
        },
        {
          id: 'forward',
          label: translate('studio.orders.forward'),
          shortcut: ']',
          leavesText: true,
          isEnabled: canEditSelection,
          run: () => actions.reorder('forward'),
        },
        {
          id: 'backward',
          label: translate('studio.orders.backward'),
          shortcut: '[',
          leavesText: true,
          isEnabled: canEditSelection,
          run: () => actions.reorder('backward'),
        },
        {
          id: 'to-front',
          label: translate('studio.orders.front'),
          isEnabled: canEditSelection,
          run: () => actions.reorder('front'),
        },
        {
          id: 'to-back',
          label: translate('studio.orders.back'),
          isEnabled: canEditSelection,
          run: () => actions.reorder('back'),
        },
        {
          id: 'zoom-in',
          label: translate('studio.zoomIn'),
          shortcut: 'mod+plus',
          run: () => setZoom(getNextZoom(currentZoom, 1)),
        },
        {
          id: 'zoom-out',
          label: translate('studio.zoomOut'),
          shortcut: 'mod+minus',
          run: () => setZoom(getNextZoom(currentZoom, -1)),
        },
        { id: 'zoom-reset', label: translate('studio.zoomFit'), shortcut: 'mod+0', run: fitCard },
        { id: 'measure', label: translate('studio.measure'), shortcut: 'm', leavesText: true, run: toggleMeasure },
      ],
      [actions, canEditSelection, canEditSeveral, currentZoom, setZoom, fitCard, toggleMeasure, translate],
    ),
  );
  useClipboard(actions, canEditSelection, canEdit);
}

/** Copies, cuts and pastes elements while no text has the focus, and pastes pictures. */
function useClipboard(actions: StudioActions, canEditSelection: boolean, canEdit: boolean): void {
  const latestRef = useLatest({ actions, canEditSelection, canEdit });
  useEffect(() => {
    /** Whether an event concerns elements: no text field, dialog or code editor has the focus, and no text is selected. */
    const isForElements = (event: ClipboardEvent) =>
      !isTextBox(event.target) &&
      (event.target as Element | null)?.closest?.('[role="dialog"], [data-code]') == null &&
      (window.getSelection()?.toString() ?? '') === '';
    const copyElements = (event: ClipboardEvent) => {
      const clipboardText = isForElements(event) ? latestRef.current.actions.createClipboardText() : undefined;
      if (clipboardText === undefined) return;
      event.clipboardData?.setData('text/plain', clipboardText);
      event.preventDefault();
      if (event.type === 'cut' && latestRef.current.canEditSelection) latestRef.current.actions.remove();
    };
    const pasteElements = (event: ClipboardEvent) => {
      if (!isForElements(event)) return;
      const clipboardText = event.clipboardData?.getData('text/plain') ?? '';
      const pictureFiles = [...(event.clipboardData?.files ?? [])].filter(isPictureFile);
      const { actions: currentActions, canEdit: canPaste } = latestRef.current;
      if (currentActions.paste(clipboardText)) event.preventDefault();
      else if (canPaste && clipboardText === '' && pictureFiles.length > 0) {
        event.preventDefault();
        currentActions.bringPictures(pictureFiles);
      }
    };
    document.addEventListener('copy', copyElements);
    document.addEventListener('cut', copyElements);
    document.addEventListener('paste', pasteElements);
    return () => {
      document.removeEventListener('copy', copyElements);
      document.removeEventListener('cut', copyElements);
      document.removeEventListener('paste', pasteElements);
    };
  }, [latestRef]);
}
