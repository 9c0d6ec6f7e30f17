/** Decides which options of a long list are rendered at once, and which after the paint. */
import type { OptionGroup } from '../../../../../shared/play/play-screen/offer-groups.ts';

/**
 * Returns the first `room` options from `now`, and below them the options that were rendered last. These are below the
 * fold and follow in a moment. No group shows more options than it has.
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
