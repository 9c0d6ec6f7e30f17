import { Check, CircleX, FileQuestion, TriangleAlert } from 'lucide-react';
import { fold } from '../../../../components/fold.ts';
import { Name } from '../../../../components/name.tsx';
import { ROVING } from '../../../../components/roving.ts';
import { VirtualList } from '../../../../components/virtual-list.tsx';
import { getChangeLabel } from '../../../../strings/documents/events.ts';
import { countFindings } from '../../../../strings/documents/findings.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { ShownList } from '../messages.ts';
import css from './lists.module.css';

const ROW = 64;
const SIGNS = {
  legal: Check,
  illegal: CircleX,
  unreadable: TriangleAlert,
  library: FileQuestion,
  'no-list': FileQuestion,
} as const;

interface Props {
  lists: readonly ShownList[];
  chosen: string | undefined;
  hasChanges: boolean;
  onChoose(file: string): void;
}

/** Returns the player and the file, or only the file if its name contains the player's name. */
const whose = (file: string, player = ''): string => (fold(file).includes(fold(player)) ? file : `${player} · ${file}`);

/** Arrow keys only move to a list; Enter opens it. */
const stay = (): void => {};

/** The table of lists: team, verdict, size and first reason. */
export function ListsTable({ lists, chosen, hasChanges, onChoose }: Props) {
  const translate = useTranslate();
  return (
    <VirtualList
      items={lists}
      keyOf={({ file }) => file}
      rowHeight={ROW}
      label={translate('eventLists.list')}
      filter={lists}
      className={css.list}
      onGo={stay}
      row={({ file, name, verdict, size, reason, change, errors, warnings, player, replacedBy }) => {
        const Sign = SIGNS[verdict];
        return (
          <button
            {...ROVING}
            type="button"
            className={css.row}
            data-verdict={verdict}
            data-replaced={replacedBy === undefined ? undefined : true}
            aria-current={file === chosen}
            onClick={() => onChoose(file)}
          >
            <span className={css.verdict}>
              <Sign aria-hidden />
              <span>
                {translate(`eventLists.verdicts.${verdict}`)}
                <span className={css.found}>
                  {replacedBy !== undefined
                    ? translate('eventLists.replacedMark')
                    : errors + warnings === 0
                      ? ''
                      : countFindings(translate, errors, errors === 0 ? warnings : 0)}
                </span>
              </span>
            </span>
            <span className={css.who}>
              <Name name={name} />
              <span className={css.file}>{whose(file, player)}</span>
            </span>
            <span className={css.size}>{size}</span>
            <span className={css.reason}>{reason}</span>
            {hasChanges ? (
              <span className={css.change} data-change={change}>
                {change === 'same' ? '' : getChangeLabel(translate, change)}
              </span>
            ) : null}
          </button>
        );
      }}
    />
  );
}
