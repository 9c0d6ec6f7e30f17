/** Actions on the selected elements, for buttons, keys and commands. */

import { useMemo } from 'react';
import { TEMPLATE_LIMITS } from '../../../shared/card/template/basics.ts';
import type { Element } from '../../../shared/card/template/template.ts';
import type { Point } from '../../../shared/display/matrix.ts';
import { applyEdits, type Edit } from '../../../shared/document/edit.ts';
import {
  type Alignment,
  type AlignTo,
  alignElements,
  type Distribution,
  distributeElements,
} from '../../../shared/studio/arrange/align.ts';
import {
  type Clipping,
  type CopyResult,
  createClipping,
  duplicateElements,
} from '../../../shared/studio/arrange/copies.ts';
import { moveElements } from '../../../shared/studio/arrange/move.ts';
import {
  groupElements,
  type Order,
  reorderElements,
  setElementsFlag,
  ungroupElements,
} from '../../../shared/studio/arrange/order.ts';
import { changesColors, paste } from '../../../shared/studio/arrange/paste.ts';
import { removeElements } from '../../../shared/studio/arrange/remove.ts';
import { createElement } from '../../../shared/studio/blanks.ts';
import { getBoundsAround, getElementBox } from '../../../shared/studio/elements.ts';
import type { Preset } from '../../../shared/studio/presets/preset-elements.ts';
import {
  addNumber,
  addPreset,
  getPresetSide,
  isPresetOnSide,
  listPresets,
} from '../../../shared/studio/presets/presets.ts';
import { type Address, findElements, getSideElements, type StudioView } from '../../../shared/studio/view.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { attempt } from '../../failures/report-failure.ts';
import { pickFiles } from '../../platform/pick-files.ts';
import { useLatest } from '../../platform/use-latest.ts';
import type { Library } from '../../store/library.ts';
import { useLibrary } from '../../store/library-context.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { toast } from '../../toasts/toasts.ts';
import { getBlankTexts } from './blank-texts.ts';
import { addPictureFiles, PICTURE_FILE_TYPES } from './pictures/picture-files.ts';
import { formatPosition, type Unit } from './units.ts';
import type { Studio } from './use-studio.ts';

export type StudioActions = ReturnType<typeof createStudioActions>;

/** Returns actions that stay the same functions while the studio is open. */
export function useStudioActions(studio: Studio, unit: Unit): StudioActions {
  const translate = useTranslate();
  const library = useLibrary();
  const latestRef = useLatest({ studio, unit });
  return useMemo(
    () =>
      createStudioActions(
        translate,
        () => latestRef.current.studio,
        () => latestRef.current.unit,
        library,
      ),
    [library, latestRef, translate],
  );
}

/** Marks elements on the clipboard. They are copied as JSON text, so that they can be pasted into other windows and templates. */
const CLIPBOARD_FORMAT = 'rollcall.elements';

function createStudioActions(translate: Translate, getStudio: () => Studio, getUnit: () => Unit, library: Library) {
  const { select, commitEdits, announce } = getStudio();

  const announceRefusal = (reason: string): void => {
    toast(reason);
    announce(reason);
  };

  const commitAndSelect = (
    { edits, addresses }: Pick<CopyResult, 'edits' | 'addresses'>,
    doneMessage: string,
  ): void => {
    if (commitEdits(edits)) {
      select(addresses);
      announce(doneMessage);
    }
  };

  /** Adds new elements, or reports that the side is full. */
  const addNewElements = (creation: Pick<CopyResult, 'edits' | 'addresses'>, doneMessage: string): void => {
    if (creation.edits.length > 0) commitAndSelect(creation, doneMessage);
    else announceRefusal(translate('studio.fullSide', { most: TEMPLATE_LIMITS.elements }));
  };

  const announcePosition = (changedView: StudioView, movedAddresses: readonly Address[]) => {
    const bounds = getBoundsAround(findElements(changedView, movedAddresses).map(getElementBox));
    if (bounds !== undefined)
      announce(translate('studio.movedTo', { place: formatPosition(translate, bounds, getUnit()) }));
  };

  const commitMove = (edits: readonly Edit[]): void => {
    const { studioView, selection } = getStudio();
    if (commitEdits(edits))
      announcePosition({ ...studioView, template: applyEdits(studioView.template, edits) }, selection);
  };

  const addPictures = (files: readonly File[], dropPoint?: Point): void =>
    attempt(addPictureFiles(translate, getStudio, library, files, dropPoint));
  const choosePictures = (): void =>
    attempt(
      pickFiles(PICTURE_FILE_TYPES).then((files) =>
        files.length === 0 ? undefined : addPictureFiles(translate, getStudio, library, files),
      ),
    );

  return {
    /** Moves the selection by an offset in millimeters. */
    nudge: (x: number, y: number) => {
      const { studioView, selection } = getStudio();
      commitMove(moveElements(studioView, selection, { x, y }));
    },
    remove: () => {
      const { studioView, selection } = getStudio();
      const removal = removeElements(studioView, selection);
      if (!removal.ok) {
        announceRefusal(translate(`studio.notRemoved.${removal.why}`));
        return;
      }
      if (commitEdits(removal.edits)) {
        // The number of elements whose overflowing text continued in a removed element and now continues on a further card.
        const { affectedCount } = removal;
        announce(translate('studio.removed', { n: selection.length }));
        if (affectedCount > 0) toast(translate('studio.sentWords', { n: affectedCount }));
      }
    },
    duplicate: () => {
      const { studioView, selection } = getStudio();
      const duplicates = duplicateElements(studioView, selection);
      addNewElements(duplicates, translate('studio.duplicated', { n: duplicates.addresses.length }));
      if (duplicates.omittedCount > 0 && duplicates.edits.length > 0)
        announceRefusal(
          translate('studio.partlyFull', { left: duplicates.omittedCount, most: TEMPLATE_LIMITS.elements }),
        );
    },
    group: () => {
      const { studioView, selection } = getStudio();
      if (commitEdits(groupElements(studioView, selection))) announce(translate('studio.grouped'));
    },
    ungroup: () => {
      const { studioView, selection } = getStudio();
      if (commitEdits(ungroupElements(studioView, selection))) announce(translate('studio.ungrouped'));
    },
    reorder: (newOrder: Order) => {
      const { studioView, selection } = getStudio();
      commitAndSelect(reorderElements(studioView, selection, newOrder), translate(`studio.orders.${newOrder}`));
    },
    align: (alignment: Alignment, alignTo: AlignTo) => {
      const { studioView, selection } = getStudio();
      commitMove(alignElements(studioView, selection, alignment, alignTo));
    },
    distribute: (axis: 'x' | 'y', distribution: Distribution) => {
      const { studioView, selection } = getStudio();
      if (commitEdits(distributeElements(studioView, selection, axis, distribution)))
        announce(translate('studio.spread'));
    },
    /** Sets a flag of an element, or of the whole selection if the element is part of it. */
    setFlag: (address: Address, flagName: 'locked' | 'hidden', isOn: boolean) => {
      const { studioView, selection } = getStudio();
      const addresses = selection.includes(address) ? selection : [address];
      if (commitEdits(setElementsFlag(studioView, addresses, flagName, isOn)))
        announce(translate(`studio.flags.${flagName}.${isOn ? 'on' : 'off'}`));
    },
    /** Adds pictures around a point of the card, in millimeters, or at its center. */
    bringPictures: addPictures,
    choosePictures,
    add: (kind: Element['kind']) => {
      if (kind === 'picture') {
        choosePictures();
        return;
      }
      const { studioView, side, game } = getStudio();
      const numberElements = kind === 'stat' ? addNumber(studioView, side, game) : undefined;
      addNewElements(
        numberElements ?? createElement(studioView, side, kind, getBlankTexts(translate)),
        translate('studio.added', { kind: translate(`studio.kinds.${kind}`) }),
      );
    },
    addPreset: (preset: Preset) => {
      const { studioView, side, game } = getStudio();
      const title = translate(`studio.presets.${preset}`);
      addNewElements(
        addPreset(studioView, { side, game, preset }, { title }),
        translate('studio.added', { kind: title }),
      );
    },
    /** Adds a preset without selecting its elements: a selection would close the list of presets. */
    addPresetUnselected: (preset: Preset) => {
      const { studioView, side: shownSide, game, setSide } = getStudio();
      const side = getPresetSide(preset, shownSide);
      const title = translate(`studio.presets.${preset}`);
      const { edits } = addPreset(studioView, { side, game, preset }, { title });
      if (edits.length === 0) announceRefusal(translate('studio.fullSide', { most: TEMPLATE_LIMITS.elements }));
      if (!commitEdits(edits)) return;
      if (side !== shownSide) setSide(side);
      announce(translate('studio.added', { kind: title }));
    },
    /** Adds a complete front and back as one undo step. */
    addAllPresets: () => {
      const { studioView, game } = getStudio();
      const edits: Edit[] = [];
      let currentView = studioView;
      for (const preset of listPresets(studioView, game)) {
        const side = getPresetSide(preset, 'front');
        if (isPresetOnSide(currentView, side, preset)) continue;
        const addition = addPreset(
          currentView,
          { side, game, preset },
          { title: translate(`studio.presets.${preset}`) },
        );
        edits.push(...addition.edits);
        currentView = { ...currentView, template: applyEdits(currentView.template, addition.edits) };
      }
      addNewElements({ edits, addresses: [] }, translate('studio.addedAll'));
    },
    /** Selects all elements of the side, except those inside a group (`inside`), locked and hidden ones. */
    selectAll: () => {
      const { studioView, side } = getStudio();
      select(
        getSideElements(studioView, side)
          .filter(({ inside, element }) => inside === undefined && element.locked !== true && element.hidden !== true)
          .map(({ address }) => address),
      );
    },
    /** Selects the next or previous element; returns false at the end of the list. */
    selectNext: (direction: 1 | -1): boolean => {
      const { studioView, side, selection } = getStudio();
      const allAddresses = getSideElements(studioView, side).map(({ address }) => address);
      const currentIndex = allAddresses.indexOf(selection[direction === 1 ? selection.length - 1 : 0] ?? '');
      const nextAddress =
        currentIndex < 0
          ? allAddresses[direction === 1 ? 0 : allAddresses.length - 1]
          : allAddresses[currentIndex + direction];
      if (nextAddress === undefined) return false;
      select([nextAddress]);
      return true;
    },
    clearSelection: () => select([]),
    createClipboardText: (): string | undefined => {
      const { studioView, selection } = getStudio();
      const clipping = createClipping(studioView, selection);
      return clipping && JSON.stringify({ format: CLIPBOARD_FORMAT, ...clipping });
    },
    /** Pastes elements; returns false if the text has another format. */
    paste: (clipboardText: string): boolean => {
      const { studioView, side, canEdit } = getStudio();
      const clipping = readClipping(clipboardText);
      if (clipping === undefined || !canEdit) return false;
      const pasted = paste(studioView, side, clipping);
      addNewElements(pasted, translate('studio.pasted', { n: clipping.elements.length }));
      if (pasted.edits.length > 0 && changesColors(studioView, clipping)) toast(translate('studio.pastedColours'));
      return true;
    },
  };
}

/** Parses a clipping and checks its outer form. Invalid elements are reported when the edits that add them are tried. */
function readClipping(clipboardText: string): Clipping | undefined {
  if (!clipboardText.startsWith(`{"format":"${CLIPBOARD_FORMAT}"`)) return undefined;
  try {
    const { elements, from } = JSON.parse(clipboardText) as Partial<Clipping>;
    return Array.isArray(elements) && typeof from === 'object' && from !== null ? { elements, from } : undefined;
  } catch {
    return undefined;
  }
}
