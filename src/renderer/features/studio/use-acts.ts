/** What can be done to the chosen elements: for buttons, keys and the list of commands. */
import { useMemo } from 'react';
import type { Element } from '../../../shared/card/template/template.ts';
import { applyEdits } from '../../../shared/document/edit.ts';
import { type Alignment, type AlignTo, align, distribute, type Spread } from '../../../shared/studio/arrange/align.ts';
import { type Clipping, type Copied, clip, duplicate } from '../../../shared/studio/arrange/copies.ts';
import { moveBy } from '../../../shared/studio/arrange/move.ts';
import { group, type Order, reorder, setFlag, ungroup } from '../../../shared/studio/arrange/order.ts';
import { paste } from '../../../shared/studio/arrange/paste.ts';
import { remove } from '../../../shared/studio/arrange/remove.ts';
import { newElement } from '../../../shared/studio/blanks.ts';
import { boundsAround, boxOf } from '../../../shared/studio/elements.ts';
import { type Address, elementsAt, elementsOf, rounded, type StudioView } from '../../../shared/studio/view.ts';
import { toast } from '../../app/toasts/toasts.ts';
import { STUDIO } from '../../strings/studio.ts';
import type { Studio } from './use-studio.ts';

export type Acts = ReturnType<typeof actsOf>;

export const useActs = (studio: Studio) => useMemo(() => actsOf(studio), [studio]);

/** In the clipboard a text, so that elements go from window to window and from template to template. */
const MARK = 'rollcall.elements';

function actsOf(studio: Studio) {
  const { view, side, selection, select, run, say, canEdit } = studio;

  const put = ({ edits, addresses }: Pick<Copied, 'edits' | 'addresses'>, done: string): void => {
    if (run(edits)) {
      select(addresses);
      say(done);
    }
  };

  const sayPlace = (after: StudioView, of: readonly Address[] = selection) => {
    const bounds = boundsAround(elementsAt(after, of).map(boxOf));
    if (bounds !== undefined) say(STUDIO.movedTo(rounded(bounds.x), rounded(bounds.y)));
  };

  return {
    /** Millimetres. */
    nudge: (x: number, y: number) => {
      const edits = moveBy(view, selection, { x, y });
      // Several arrows in quick succession are one step where only one place changes.
      if (run(edits)) sayPlace({ ...view, template: applyEdits(view.template, edits) });
    },
    remove: () => {
      const removal = remove(view, selection);
      if (!removal.ok) {
        toast(STUDIO.notRemoved[removal.why]);
        say(STUDIO.notRemoved[removal.why]);
        return;
      }
      if (run(removal.edits)) {
        const { sentWords } = removal;
        say(STUDIO.removed(selection.length));
        if (sentWords > 0) toast(STUDIO.sentWords(sentWords));
      }
    },
    duplicate: () => put(duplicate(view, selection), STUDIO.duplicated(selection.length)),
    group: () => {
      if (run(group(view, selection))) say(STUDIO.grouped);
    },
    ungroup: () => {
      if (run(ungroup(view, selection))) say(STUDIO.ungrouped);
    },
    order: (order: Order) => put(reorder(view, selection, order), STUDIO.orders[order]),
    align: (how: Alignment, to: AlignTo) => {
      const edits = align(view, selection, how, to);
      if (run(edits)) sayPlace({ ...view, template: applyEdits(view.template, edits) });
    },
    distribute: (along: 'x' | 'y', how: Spread) => {
      if (run(distribute(view, selection, along, how))) say(STUDIO.spread);
    },
    flag: (addresses: readonly Address[], key: 'locked' | 'hidden', on: boolean) => {
      if (run(setFlag(view, addresses, key, on))) say(STUDIO.flags[key][on ? 'on' : 'off']);
    },
    add: (kind: Element['kind']) => {
      put(newElement(view, side, kind, STUDIO.blank), STUDIO.added(STUDIO.kinds[kind]));
    },
    selectAll: () =>
      select(
        elementsOf(view, side)
          .filter(({ inside, element }) => inside === undefined && element.locked !== true && element.hidden !== true)
          .map(({ address }) => address),
      ),
    /** To the next element, or with -1 to the one before; false at the end. */
    step: (way: 1 | -1): boolean => {
      const all = elementsOf(view, side).map(({ address }) => address);
      const at = all.indexOf(selection[way === 1 ? selection.length - 1 : 0] ?? '');
      const next = at < 0 ? all[way === 1 ? 0 : all.length - 1] : all[at + way];
      if (next === undefined) return false;
      select([next]);
      return true;
    },
    clear: () => select([]),
    copied: (): string | undefined => {
      const clipping = clip(view, selection);
      return clipping && JSON.stringify({ format: MARK, ...clipping });
    },
    /** False where the text is none of ours. */
    paste: (text: string): boolean => {
      const clipping = readClipping(text);
      if (clipping === undefined || !canEdit) return false;
      put(paste(view, side, clipping), STUDIO.pasted(clipping.elements.length));
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
