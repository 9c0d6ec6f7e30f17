import { Scale } from 'lucide-react';
import { useMemo } from 'react';
import type { Character } from '../../../shared/document/schema.ts';
import type { Command } from '../../commands/command.ts';
import { useCommands } from '../../commands/registry.ts';
import { ActionButton } from '../../components/action-button.tsx';
import { navigateTo } from '../../navigation/router.ts';
import type { Item } from '../../store/item.ts';
import { useTranslate } from '../../texts/use-translate.ts';

/** A command that opens the comparison of two selected characters. It is shown only for two characters of one game. */
export function CompareSelected({ selected }: { selected: readonly Item<Character>[] }) {
  const translate = useTranslate();
  const [firstItem, secondItem, ...otherItems] = selected;
  const canCompare =
    firstItem?.kind === 'ready' &&
    secondItem?.kind === 'ready' &&
    otherItems.length === 0 &&
    haveSameGame(firstItem.document, secondItem.document);
  const [firstId = '', secondId = ''] = [firstItem?.id, secondItem?.id];
  const commands = useMemo<Command[]>(
    () =>
      canCompare
        ? [
            {
              id: 'compare-selected',
              label: translate('characters.compare'),
              run: () => navigateTo({ screen: 'compare', id: firstId, other: secondId }),
            },
          ]
        : [],
    [canCompare, firstId, secondId, translate],
  );
  useCommands(commands);
  const [compareCommand] = commands;
  return compareCommand === undefined ? null : (
    <ActionButton icon={<Scale />} label={compareCommand.label} onPress={compareCommand.run} />
  );
}

const haveSameGame = (first: Character, second: Character): boolean => first.ruleset === second.ruleset;
