/** What of a long list of options is drawn at once, and what right after the paint. */
import type { OptionGroup } from '../../../../../shared/play/table/offer-groups.ts';

/**
 * The first `room` options as they are now; those behind them, below the fold, as they were drawn last: they follow in a moment.
 * No group shows more options than it has.
 */
export function drawnFirst(now: readonly OptionGroup[], drawn: readonly OptionGroup[], room: number): OptionGroup[] {
  let left = room;
  return now.map((group) => {
    const { id, options } = group;
    const first = options.slice(0, left);
    left -= first.length;
    if (first.length === options.length) return group;
    const keys = new Set(first.map(({ key }) => key));
    const before = drawn.find((one) => one.id === id)?.options.filter(({ key }) => !keys.has(key)) ?? [];
    return { id, options: [...first, ...before.slice(0, options.length - first.length)] };
  });
}
