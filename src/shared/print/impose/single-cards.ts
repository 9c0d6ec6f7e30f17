/** Creates a page of trim and bleed for every side of a card, which is the format that print-on-demand shops ask for. */
import type { ImpositionJob, Sheet, Slot } from './impose.ts';
import { foldSlot } from './slots.ts';

export function imposeSingleCards({ trims, cards, sides, bleed }: ImpositionJob): Sheet[] {
  const bleedOnAllSides = { left: bleed, top: bleed, right: bleed, bottom: bleed };
  return cards.flatMap((card) => {
    const { width: trimWidth, height: trimHeight } = trims[card] ?? { width: 0, height: 0 };
    const slot: Slot = {
      card,
      side: 'front',
      x: bleed,
      y: bleed,
      width: trimWidth,
      height: trimHeight,
      turn: 0,
      bleed: bleedOnAllSides,
    };
    const createPage = (slots: readonly Slot[], pageWidth: number): Sheet => ({
      side: slots[0]?.side ?? 'front',
      paper: { width: pageWidth + 2 * bleed, height: trimHeight + 2 * bleed },
      slots,
      marks: [],
    });
    if (sides === 'fronts') return [createPage([slot], trimWidth)];
    if (sides === 'fold') return [createPage(foldSlot({ ...slot, width: 2 * trimWidth }), 2 * trimWidth)];
    // A back that is flipped over the short edge is upside down.
    const turn = sides === 'short-edge' ? 2 : 0;
    return [createPage([slot], trimWidth), createPage([{ ...slot, side: 'back', turn }], trimWidth)];
  });
}
