/** Decides which options of a long list are rendered at once, and which after the paint. */
import type { OptionGroup } from '../../../../../shared/play/play-screen/offer-groups.ts';

/**
 * Returns the first `maxOptions` current options, and below them the options that were rendered last. The old ones are
 * out of sight and are replaced in a moment. No group shows more options than it has.
 */
export function selectFirstOptions(
  currentGroups: readonly OptionGroup[],
  renderedGroups: readonly OptionGroup[],
  maxOptions: number,
): OptionGroup[] {
  let remainingRoom = maxOptions;
  return currentGroups.map((group) => {
    const { id: groupId, options } = group;
    const firstOptions = options.slice(0, remainingRoom);
    remainingRoom -= firstOptions.length;
    if (firstOptions.length === options.length) return group;
    const firstKeys = new Set(firstOptions.map(({ key: optionKey }) => optionKey));
    const previousOptions =
      renderedGroups
        .find((renderedGroup) => renderedGroup.id === groupId)
        ?.options.filter(({ key: optionKey }) => !firstKeys.has(optionKey)) ?? [];
    return {
      id: groupId,
      options: [...firstOptions, ...previousOptions.slice(0, options.length - firstOptions.length)],
    };
  });
}
