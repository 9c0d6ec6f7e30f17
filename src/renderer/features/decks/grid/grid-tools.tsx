import { Plus } from 'lucide-react';
import { findFreeColumnName, insertColumn, insertRows } from '../../../../shared/deck/grid-edits.ts';
import { Button } from '../../../components/button.tsx';
import { RowMenu } from '../../../components/row-menu/row-menu.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './grid.module.css';
import { createRowActions, nameSelectedRows, type RowActionsContext } from './row-actions.tsx';

/** The actions on rows, above the grid. */
export function GridTools(props: RowActionsContext) {
  const { deck, onEdit, onSelect } = props;
  const translate = useTranslate();
  return (
    <div className={css.tools}>
      <Button
        icon={<Plus />}
        onPress={() => {
          onEdit(insertRows(deck, deck.rows.length, [[]]));
          onSelect(deck.rows.length, deck.rows.length);
        }}
      >
        {translate('decks.addRow')}
      </Button>
      <Button
        icon={<Plus />}
        onPress={() =>
          onEdit(
            insertColumn(deck, deck.columns.length, {
              name: findFreeColumnName(deck.columns, translate('decks.column')),
            }),
          )
        }
      >
        {translate('decks.addColumn')}
      </Button>
      <span className={css.toolGap} />
      <RowMenu rowName={nameSelectedRows(translate, props)} actions={createRowActions(translate, props)} />
    </div>
  );
}
