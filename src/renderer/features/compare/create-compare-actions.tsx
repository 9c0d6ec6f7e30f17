import { Scale } from 'lucide-react';
import type { Character } from '../../../shared/document/schema.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import type { MenuAction } from '../../components/row-menu/action-menu.tsx';
import { navigateTo } from '../../navigation/router.ts';
import type { Item } from '../../store/item.ts';

/** Returns the action that compares two selected characters. Returns no action unless exactly two of one game are selected. */
export function createCompareActions(
  translate: Translate,
  selectedItems: readonly Item<Character>[],
): readonly MenuAction[] {
  const [firstItem, secondItem, ...otherItems] = selectedItems;
  if (firstItem?.kind !== 'ready' || secondItem?.kind !== 'ready' || otherItems.length > 0) return [];
  if (firstItem.document.ruleset !== secondItem.document.ruleset) return [];
  const [firstId, secondId] = [firstItem.id, secondItem.id];
  return [
    {
      id: 'compare-selected',
      label: translate('characters.compare'),
      icon: <Scale aria-hidden />,
      run: () => navigateTo({ screen: 'compare', id: firstId, other: secondId }),
    },
  ];
}
