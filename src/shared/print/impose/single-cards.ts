/** Every side of a card as a page of its own, of trim and bleed: the format that print-on-demand shops ask for. */
import type { Job, Sheet, Slot } from './impose.ts';
import { folded } from './slots.ts';

export function singleCards({ trims, cards, sides, bleed }: Job): Sheet[] {
  const all = { left: bleed, top: bleed, right: bleed, bottom: bleed };
  return cards.flatMap((card) => {
    const { width, height } = trims[card] ?? { width: 0, height: 0 };
    const slot: Slot = { card, side: 'front', x: bleed, y: bleed, width, height, turn: 0, bleed: all };
    const page = (slots: readonly Slot[], across: number): Sheet => ({
      side: slots[0]?.side ?? 'front',
      paper: { width: across + 2 * bleed, height: height + 2 * bleed },
      slots,
      marks: [],
    });
    if (sides === 'fronts') return [page([slot], width)];
    if (sides === 'fold') return [page(folded({ ...slot, width: 2 * width }), 2 * width)];
    const turn = sides === 'short-edge' ? 2 : 0;
    return [page([slot], width), page([{ ...slot, side: 'back', turn }], width)];
  });
}
