/** Creates a page of trim and bleed for every side of a card, which is the format that print-on-demand shops ask for. */
import type { ImpositionJob, Sheet, Slot } from './impose.ts';
import { foldSlot } from './slots.ts';

export function imposeSingleCards({
  trims: trimSizes,
  cards: cardIndexes,
  sides,
  bleed: bleedWidth,
}: ImpositionJob): Sheet[] {
  const bleedEdges = { left: bleedWidth, top: bleedWidth, right: bleedWidth, bottom: bleedWidth };
  return cardIndexes.flatMap((cardIndex) => {
    const { width: trimWidth, height: trimHeight } = trimSizes[cardIndex] ?? { width: 0, height: 0 };
    const slot: Slot = {
      card: cardIndex,
      side: 'front',
      x: bleedWidth,
      y: bleedWidth,
      width: trimWidth,
      height: trimHeight,
      turn: 0,
      bleed: bleedEdges,
    };
    const createPage = (slots: readonly Slot[], pageWidth: number): Sheet => ({
      side: slots[0]?.side ?? 'front',
      paper: { width: pageWidth + 2 * bleedWidth, height: trimHeight + 2 * bleedWidth },
      slots,
      marks: [],
    });
    if (sides === 'fronts') return [createPage([slot], trimWidth)];
    if (sides === 'fold') return [createPage(foldSlot({ ...slot, width: 2 * trimWidth }), 2 * trimWidth)];
    const turn = sides === 'short-edge' ? 2 : 0;
    return [createPage([slot], trimWidth), createPage([{ ...slot, side: 'back', turn }], trimWidth)];
  });
}
