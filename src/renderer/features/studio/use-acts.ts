/** What can be done to the chosen elements: for buttons, keys and the list of commands. */

import { useMemo } from 'react';
import { LIMITS } from '../../../shared/card/template/basics.ts';
import type { Element } from '../../../shared/card/template/template.ts';
import type { Point } from '../../../shared/display/matrix.ts';
import { applyEdits, type Edit } from '../../../shared/document/edit.ts';
import { type Alignment, type AlignTo, align, distribute, type Spread } from '../../../shared/studio/arrange/align.ts';
import { type Clipping, type Copied, clip, duplicate } from '../../../shared/studio/arrange/copies.ts';
import { moveBy } from '../../../shared/studio/arrange/move.ts';
import { group, type Order, reorder, setFlag, ungroup } from '../../../shared/studio/arrange/order.ts';
import { changesColours, paste } from '../../../shared/studio/arrange/paste.ts';
import { remove } from '../../../shared/studio/arrange/remove.ts';
import { newElement } from '../../../shared/studio/blanks.ts';
import { boundsAround, boxOf } from '../../../shared/studio/elements.ts';
import type { Preset } from '../../../shared/studio/presets/preset-elements.ts';
import { addNumber, addPreset, hasPreset, presetsFor, sideFor } from '../../../shared/studio/presets/presets.ts';
import { type Address, elementsAt, elementsOf, type StudioView } from '../../../shared/studio/view.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { attempt } from '../../failures/report-failure.ts';
import { pickFiles } from '../../platform/pick-files.ts';
import { useLatest } from '../../platform/use-latest.ts';
import type { Library } from '../../store/library.ts';
import { useLibrary } from '../../store/library-context.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { toast } from '../../toasts/toasts.ts';
import { getBlankTexts } from './blank-texts.ts';
import { bringPictures as bring, PICTURE_FILES } from './pictures/bring-pictures.ts';
import { placeText, type Unit } from './units.ts';
import type { Studio } from './use-studio.ts';

export type Acts = ReturnType<typeof actsOf>;

/** The same functions for as long as the studio is open. */
export function useActs(studio: Studio, unit: Unit): Acts {
  const translate = useTranslate();
  const library = useLibrary();
  const latest = useLatest({ studio, unit });
  return useMemo(
    () =>
      actsOf(
        translate,
        () => latest.current.studio,
        () => latest.current.unit,
        library,
      ),
    [library, latest, translate],
  );
}

/** In the clipboard a text, so that elements go from window to window and from template to template. */
const MARK = 'rollcall.elements';

function actsOf(translate: Translate, studio: () => Studio, unit: () => Unit, library: Library) {
  const { select, run, say } = studio();

  const refuse = (why: string): void => {
    toast(why);
    say(why);
  };

  const put = ({ edits, addresses }: Pick<Copied, 'edits' | 'addresses'>, done: string): void => {
    if (run(edits)) {
      select(addresses);
      say(done);
    }
  };

  /** What is to stand on the card besides the rest, which has room for so many. */
  const putNew = (made: Pick<Copied, 'edits' | 'addresses'>, done: string): void => {
    if (made.edits.length > 0) put(made, done);
    else refuse(translate('studio.fullSide', { most: LIMITS.elements }));
  };

  const sayPlace = (after: StudioView, of: readonly Address[]) => {
    const bounds = boundsAround(elementsAt(after, of).map(boxOf));
    if (bounds !== undefined) say(translate('studio.movedTo', { place: placeText(translate, bounds, unit()) }));
  };

  const place = (edits: readonly Edit[]): void => {
    const { studioView, selection } = studio();
    if (run(edits)) sayPlace({ ...studioView, template: applyEdits(studioView.template, edits) }, selection);
  };

  const bringPictures = (files: readonly File[], at?: Point): void =>
    attempt(bring(translate, studio, library, files, at));
  const choosePictures = (): void =>
    attempt(
      pickFiles(PICTURE_FILES).then((files) =>
        files.length === 0 ? undefined : bring(translate, studio, library, files),
      ),
    );

  return {
    /** Millimetres. */
    nudge: (x: number, y: number) => {
      const { studioView, selection } = studio();
      place(moveBy(studioView, selection, { x, y }));
    },
    remove: () => {
      const { studioView, selection } = studio();
      const removal = remove(studioView, selection);
      if (!removal.ok) {
        refuse(translate(`studio.notRemoved.${removal.why}`));
        return;
      }
      if (run(removal.edits)) {
        const { sentWords } = removal;
        say(translate('studio.removed', { n: selection.length }));
        if (sentWords > 0) toast(translate('studio.sentWords', { n: sentWords }));
      }
    },
    duplicate: () => {
      const { studioView, selection } = studio();
      const made = duplicate(studioView, selection);
      putNew(made, translate('studio.duplicated', { n: made.addresses.length }));
      if (made.left > 0 && made.edits.length > 0)
        refuse(translate('studio.partlyFull', { left: made.left, most: LIMITS.elements }));
    },
    group: () => {
      const { studioView, selection } = studio();
      if (run(group(studioView, selection))) say(translate('studio.grouped'));
    },
    ungroup: () => {
      const { studioView, selection } = studio();
      if (run(ungroup(studioView, selection))) say(translate('studio.ungrouped'));
    },
    order: (order: Order) => {
      const { studioView, selection } = studio();
      put(reorder(studioView, selection, order), translate(`studio.orders.${order}`));
    },
    align: (how: Alignment, to: AlignTo) => {
      const { studioView, selection } = studio();
      place(align(studioView, selection, how, to));
    },
    distribute: (along: 'x' | 'y', how: Spread) => {
      const { studioView, selection } = studio();
      if (run(distribute(studioView, selection, along, how))) say(translate('studio.spread'));
    },
    /** Of an element, and with it of all that are chosen where it is one of them. */
    flag: (address: Address, key: 'locked' | 'hidden', on: boolean) => {
      const { studioView, selection } = studio();
      const addresses = selection.includes(address) ? selection : [address];
      if (run(setFlag(studioView, addresses, key, on))) say(translate(`studio.flags.${key}.${on ? 'on' : 'off'}`));
    },
    /** Takes pictures about a point of the card, in millimetres, or in its middle. */
    bringPictures,
    choosePictures,
    add: (kind: Element['kind']) => {
      if (kind === 'picture') {
        choosePictures();
        return;
      }
      const { studioView, side, game } = studio();
      const number = kind === 'stat' ? addNumber(studioView, side, game) : undefined;
      putNew(
        number ?? newElement(studioView, side, kind, getBlankTexts(translate)),
        translate('studio.added', { kind: translate(`studio.kinds.${kind}`) }),
      );
    },
    addPreset: (preset: Preset) => {
      const { studioView, side, game } = studio();
      const title = translate(`studio.presets.${preset}`);
      putNew(addPreset(studioView, { side, game, preset }, { title }), translate('studio.added', { kind: title }));
    },
    /** The same from a list that stays: nothing is chosen, which would close it. */
    addOneOf: (preset: Preset) => {
      const { studioView, side: shown, game, setSide } = studio();
      const side = sideFor(preset, shown);
      const title = translate(`studio.presets.${preset}`);
      const { edits } = addPreset(studioView, { side, game, preset }, { title });
      if (edits.length === 0) refuse(translate('studio.fullSide', { most: LIMITS.elements }));
      if (!run(edits)) return;
      if (side !== shown) setSide(side);
      say(translate('studio.added', { kind: title }));
    },
    /** A whole front and back, as one step. */
    addAll: () => {
      const { studioView, game } = studio();
      const edits: Edit[] = [];
      let now = studioView;
      for (const preset of presetsFor(studioView, game)) {
        const side = sideFor(preset, 'front');
        if (hasPreset(now, side, preset)) continue;
        const made = addPreset(now, { side, game, preset }, { title: translate(`studio.presets.${preset}`) });
        edits.push(...made.edits);
        now = { ...now, template: applyEdits(now.template, made.edits) };
      }
      putNew({ edits, addresses: [] }, translate('studio.addedAll'));
    },
    selectAll: () => {
      const { studioView, side } = studio();
      select(
        elementsOf(studioView, side)
          .filter(({ inside, element }) => inside === undefined && element.locked !== true && element.hidden !== true)
          .map(({ address }) => address),
      );
    },
    /** To the next element, or with -1 to the one before; false at the end. */
    step: (way: 1 | -1): boolean => {
      const { studioView, side, selection } = studio();
      const all = elementsOf(studioView, side).map(({ address }) => address);
      const at = all.indexOf(selection[way === 1 ? selection.length - 1 : 0] ?? '');
      const next = at < 0 ? all[way === 1 ? 0 : all.length - 1] : all[at + way];
      if (next === undefined) return false;
      select([next]);
      return true;
    },
    clear: () => select([]),
    copied: (): string | undefined => {
      const { studioView, selection } = studio();
      const clipping = clip(studioView, selection);
      return clipping && JSON.stringify({ format: MARK, ...clipping });
    },
    /** False where the text is none of ours. */
    paste: (text: string): boolean => {
      const { studioView, side, canEdit } = studio();
      const clipping = readClipping(text);
      if (clipping === undefined || !canEdit) return false;
      const pasted = paste(studioView, side, clipping);
      putNew(pasted, translate('studio.pasted', { n: clipping.elements.length }));
      if (pasted.edits.length > 0 && changesColours(studioView, clipping)) toast(translate('studio.pastedColours'));
      return true;
    },
  };
}

/** What is wrong in it is told when the edits are tried. */
function readClipping(text: string): Clipping | undefined {
  if (!text.startsWith(`{"format":"${MARK}"`)) return undefined;
  try {
    const { elements, from } = JSON.parse(text) as Partial<Clipping>;
    return Array.isArray(elements) && typeof from === 'object' && from !== null ? { elements, from } : undefined;
  } catch {
    return undefined;
  }
}
