import { CircleCheck } from 'lucide-react';
import { Button } from '../../../../components/button.tsx';
import { Select } from '../../../../components/inputs/select.tsx';
import { attempt } from '../../../../failures/report-failure.ts';
import { EVENT_LISTS } from '../../../../strings/documents/events.ts';
import type { ListsActions } from '../lists-actions.ts';
import type { ShownList } from '../messages.ts';
import css from './lists.module.css';
import own from './overview.module.css';

interface Props {
  list: ShownList;
  expected: readonly string[];
  actions: ListsActions;
}

/** Whose list it is, and whether it counts among those of its player. */
export function ListPlayer({ list, expected, actions }: Props) {
  const { player, replacedBy, isContested, file } = list;
  if (expected.length === 0 && player === undefined) return null;
  const names = player === undefined || expected.includes(player) ? expected : [player, ...expected];
  return (
    <div className={own.player}>
      <Select
        label={EVENT_LISTS.player}
        value={player ?? ''}
        choices={[{ id: '', label: EVENT_LISTS.nobody }, ...names.map((name) => ({ id: name, label: name }))]}
        onChange={(name) => attempt(actions.setPlayer(file, name), EVENT_LISTS.failed)}
      />
      {replacedBy === undefined && isContested === undefined ? null : (
        <div className={css.copy}>
          <p>{replacedBy === undefined ? EVENT_LISTS.contested : EVENT_LISTS.doesNotCount(replacedBy)}</p>
          <div className={css.act}>
            <Button icon={<CircleCheck />} onPress={() => attempt(actions.letCount(file, player), EVENT_LISTS.failed)}>
              {EVENT_LISTS.letCount}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
