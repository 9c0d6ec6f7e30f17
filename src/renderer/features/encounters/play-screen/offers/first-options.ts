/** Decides which options of a long list are rendered before the next paint. The others are rendered after it. */
import type { OptionGroup } from '../../../../../shared/play/play-screen/offer-groups.ts';

/**
 * Returns the groups with the first `maxOptions` current options. If a group has more options, the previously rendered ones
 * fill their places. These are out of sight and are replaced after the paint.
 */
export function selectFirstOptions(
  currentGroups: readonly OptionGroup[],
  renderedGroups: readonly OptionGroup[],
  maxOptions: number,
): OptionGroup[] {
  let remainingRoom = maxOptions;
  return currentGroups.map((group) => {
    const { id, options } = group;
    const firstOptions = options.slice(0, remainingRoom);
    remainingRoom -= firstOptions.length;
    if (firstOptions.length === options.length) return group;
    const firstKeys = new Set(firstOptions.map(({ key }) => key));
    const previousOptions =
      renderedGroups
        .find((renderedGroup) => renderedGroup.id === id)
        ?.options.filter(({ key }) => !firstKeys.has(key)) ?? [];
    return {
      id,
      options: [...firstOptions, ...previousOptions.slice(0, options.length - firstOptions.length)],
    };
  });
}
