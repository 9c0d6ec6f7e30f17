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
export function CompareTwo({ selected }: { selected: readonly Item<Character>[] }) {
  const translate = useTranslate();
  const [one, other, ...more] = selected;
  const areTwo =
    one?.kind === 'ready' && other?.kind === 'ready' && more.length === 0 && areOfOneGame(one.document, other.document);
  const [oneId = '', otherId = ''] = [one?.id, other?.id];
  const commands = useMemo<Command[]>(
    () =>
      areTwo
        ? [
            {
              id: 'compare-selected',
              label: translate('characters.compare'),
              run: () => navigateTo({ screen: 'compare', id: oneId, other: otherId }),
            },
          ]
        : [],
    [areTwo, oneId, otherId, translate],
  );
  useCommands(commands);
  const [compare] = commands;
  return compare === undefined ? null : <ActionButton icon={<Scale />} label={compare.label} onPress={compare.run} />;
}

const areOfOneGame = (one: Character, other: Character): boolean => one.ruleset === other.ruleset;
