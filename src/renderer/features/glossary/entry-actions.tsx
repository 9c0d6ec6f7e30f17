import { ArrowRight, Eye, EyeOff, FolderOpen } from 'lucide-react';
import type { KnownEntry } from '../../../shared/glossary/collect-entries.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import type { MenuAction } from '../../components/row-menu/action-menu.tsx';
import { createRemoveAction } from '../../components/row-menu/row-menu.tsx';
import { attempt } from '../../failures/report-failure.ts';
import type { Library } from '../../store/library.ts';
import { countOutdatedCards, type GlossaryScope, removeEntry, saveEntry, updateCards } from './actions.ts';

/**
 * Returns the action that removes an entry from the glossary. Entries that cards have can't be removed, because the glossary collects
 * them from the cards; they have none.
 */
export const createRemoveEntryActions = (
  translate: Translate,
  library: Library,
  scope: GlossaryScope,
  { name, usedBy, userEntry }: KnownEntry,
  onRemoved: () => void,
): readonly MenuAction[] => {
  if (userEntry === undefined || usedBy.length > 0) return [];
  const remove = () => {
    onRemoved();
    attempt(removeEntry(translate, library, scope, name));
  };
  return [{ ...createRemoveAction(translate, remove), label: translate('glossary.remove') }];
};

/** Returns the actions on an entry of the list. */
export function createEntryActions(
  translate: Translate,
  library: Library,
  scope: GlossaryScope,
  entry: KnownEntry,
  { onOpen, onRemoved }: { onOpen(): void; onRemoved(): void },
): readonly MenuAction[] {
  const { name, text, items, userEntry } = entry;
  const isHidden = userEntry?.hidden === true;
  const outdatedCount = countOutdatedCards(library, scope, entry);
  const updateAction: MenuAction = {
    id: 'update-cards',
    label: translate('glossary.putOnCards', { n: outdatedCount }),
    icon: <ArrowRight aria-hidden />,
    run: () => attempt(updateCards(translate, library, scope, entry)),
  };
  return [
    { id: 'open', label: translate('lists.open'), icon: <FolderOpen aria-hidden />, run: onOpen },
    {
      id: 'offer',
      label: isHidden ? translate('glossary.offer') : translate('glossary.stopOffering'),
      icon: isHidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />,
      run: () => attempt(saveEntry(translate, library, scope, name, { name, text, items, hidden: !isHidden })),
    },
    ...(outdatedCount === 0 ? [] : [updateAction]),
    ...createRemoveEntryActions(translate, library, scope, entry, onRemoved),
  ];
}
