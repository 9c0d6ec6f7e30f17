import { CircleCheck } from 'lucide-react';
import { Button } from '../../../../components/button.tsx';
import { Select } from '../../../../components/inputs/select.tsx';
import { attempt } from '../../../../failures/report-failure.ts';
import { shortenName } from '../../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { ListsActions } from '../lists-actions.ts';
import type { ShownList } from '../messages.ts';
import css from './lists.module.css';
import own from './overview.module.css';

interface Props {
  list: ShownList;
  expected: readonly string[];
  actions: ListsActions;
}

/** Shows the player of a list, and whether the list counts or is replaced by another one of that player. */
export function ListPlayer({ list, expected, actions }: Props) {
  const translate = useTranslate();
  const { player, replacedBy, isContested, file } = list;
  if (expected.length === 0 && player === undefined) return null;
  const names = player === undefined || expected.includes(player) ? expected : [player, ...expected];
  return (
    <div className={own.player}>
      <Select
        label={translate('eventLists.player')}
        value={player ?? ''}
        choices={[
          { id: '', label: translate('eventLists.nobody') },
          ...names.map((name) => ({ id: name, label: name })),
        ]}
        onChange={(name) => attempt(actions.setPlayer(file, name), 'eventLists.failed')}
      />
      {replacedBy === undefined && isContested === undefined ? null : (
        <div className={css.copy}>
          <p>
            {replacedBy === undefined
              ? translate('eventLists.contested')
              : translate('eventLists.doesNotCount', { file: shortenName(replacedBy) })}
          </p>
          <div className={css.act}>
            <Button icon={<CircleCheck />} onPress={() => attempt(actions.letCount(file, player), 'eventLists.failed')}>
              {translate('eventLists.letCount')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
