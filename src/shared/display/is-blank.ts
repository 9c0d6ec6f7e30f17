import type { Color, DisplayItem } from './display-list.ts';

/** Whether a color leaves no ink on paper. */
const isPaperWhite = (color: Color | undefined): boolean => color === undefined || color.toLowerCase() === '#ffffff';

/** Whether items print nothing: there are none, or only white shapes. */
export const isBlank = (items: readonly DisplayItem[]): boolean => items.every(isBlankItem);

function isBlankItem(item: DisplayItem): boolean {
  switch (item.kind) {
    case 'group':
      return isBlank(item.items);
    case 'path':
      return isPaperWhite(item.fill) && isPaperWhite(item.stroke?.colour);
    case 'text':
    case 'image':
      return false;
  }
}
