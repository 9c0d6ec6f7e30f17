import type { Color, DisplayItem } from './display-list.ts';

/** Whether a color leaves no ink on paper. */
const isPaperWhite = (color: Color | undefined): boolean => color === undefined || color.toLowerCase() === '#ffffff';

/** Whether items print nothing: there are none, or only white shapes. */
export const hasNoInk = (items: readonly DisplayItem[]): boolean => items.every(isInkless);

function isInkless(item: DisplayItem): boolean {
  switch (item.kind) {
    case 'group':
      return hasNoInk(item.items);
    case 'path':
      return (
        (item.gradient?.stops ?? [{ colour: item.fill }]).every(({ colour }) => isPaperWhite(colour)) &&
        isPaperWhite(item.stroke?.colour)
      );
    case 'text':
    case 'image':
      return false;
  }
}
