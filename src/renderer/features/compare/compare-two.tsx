import { Scale } from 'lucide-react';
import { useMemo } from 'react';
import type { Character } from '../../../shared/document/schema.ts';
import { go } from '../../app/router.ts';
import type { Command } from '../../commands/command.ts';
import { useCommands } from '../../commands/registry.ts';
import { Button } from '../../components/button.tsx';
import type { Item } from '../../store/item.ts';
import { COMPARE } from '../../strings/documents/compare.ts';

/** Leads from two selected characters to their comparison; nothing where other than two are selected. */
export function CompareTwo({ selected }: { selected: readonly Item<Character>[] }) {
  const [one, other, ...more] = selected;
  const areTwo = one?.kind === 'ready' && other?.kind === 'ready' && more.length === 0;
  const commands = useMemo<Command[]>(
    () =>
      areTwo
        ? [
            {
              id: 'compare-selected',
              label: COMPARE.compareTwo,
              run: () => go({ screen: 'compare', id: one.id, other: other.id }),
            },
          ]
        : [],
    [areTwo, one?.id, other?.id],
  );
  useCommands(commands);
  const [compare] = commands;
  return compare === undefined ? null : (
    <Button icon={<Scale />} onPress={compare.run}>
      {compare.label}
    </Button>
  );
}
