import { ArrowDownAZ, ArrowLeft, ArrowRight, ArrowUpAZ, ChevronDown, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton, Dialog, DialogTrigger, Input, Label, Popover, TextField } from 'react-aria-components';
import { COLUMN_KINDS, type Column, getColumnKind } from '../../../../shared/deck/columns.ts';
import {
  deleteColumn,
  findFreeColumnName,
  insertColumn,
  moveColumn,
  renameColumn,
  sortRows,
} from '../../../../shared/deck/grid-edits.ts';
import { type Edit, setOrRemove } from '../../../../shared/document/edit.ts';
import type { Deck } from '../../../../shared/document/kinds/deck/schema.ts';
import { joinPointer } from '../../../../shared/document/pointer.ts';
import { Button } from '../../../components/button.tsx';
import field from '../../../components/inputs/field.module.css';
import { Select } from '../../../components/inputs/select.tsx';
import { Name } from '../../../components/name.tsx';
import overlay from '../../../components/overlay.module.css';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './grid.module.css';

interface Props {
  deck: Deck;
  at: number;
  column: Column;
  onStep(edits: readonly Edit[]): void;
}

/** The heading of a column: its name and the actions on it. */
export function ColumnHead({ deck, at, column, onStep }: Props) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const kind = getColumnKind(column);
  const act = (edits: readonly Edit[]) => {
    setOpen(false);
    if (edits.length > 0) onStep(edits);
  };
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <AriaButton
        className={css.columnName ?? ''}
        aria-label={translate('decks.columnMenu', { name: shortenName(column.name) })}
      >
        <Name name={column.name} />
        <ChevronDown aria-hidden />
      </AriaButton>
      <Popover className={overlay.popover ?? ''} offset={2} placement="bottom start">
        <Dialog
          className={css.menu ?? ''}
          aria-label={translate('decks.columnMenu', { name: shortenName(column.name) })}
        >
          <NameBox name={column.name} onName={(name) => onStep(renameColumn(deck, at, name))} />
          <Select
            label={translate('decks.kind')}
            value={kind}
            choices={COLUMN_KINDS.map((id) => ({ id, label: translate(`decks.kinds.${id}`) }))}
            onChange={(id) =>
              onStep([setOrRemove(joinPointer('/columns', at, 'kind'), id === 'text' ? undefined : id)])
            }
          />
          {kind === 'list' ? (
            <TextField
              className={field.field ?? ''}
              value={column.separator ?? ';'}
              onChange={(text) => onStep([{ op: 'set', path: joinPointer('/columns', at, 'separator'), value: text }])}
            >
              <Label className={field.label ?? ''}>{translate('decks.separator')}</Label>
              <Input className={field.input ?? ''} />
            </TextField>
          ) : null}
          <div className={css.menuButtons}>
            <Button kind="quiet" icon={<ArrowDownAZ />} onPress={() => act(sortRows(deck, at, false))}>
              {translate('decks.sortUp')}
            </Button>
            <Button kind="quiet" icon={<ArrowUpAZ />} onPress={() => act(sortRows(deck, at, true))}>
              {translate('decks.sortDown')}
            </Button>
            <Button
              kind="quiet"
              icon={<ArrowLeft />}
              isDisabled={at === 0}
              onPress={() => act(moveColumn(deck, at, -1))}
            >
              {translate('decks.moveLeft')}
            </Button>
            <Button
              kind="quiet"
              icon={<ArrowRight />}
              isDisabled={at === deck.columns.length - 1}
              onPress={() => act(moveColumn(deck, at, 1))}
            >
              {translate('decks.moveRight')}
            </Button>
            <Button
              kind="quiet"
              icon={<Plus />}
              onPress={() =>
                act(insertColumn(deck, at, { name: findFreeColumnName(deck.columns, translate('decks.column')) }))
              }
            >
              {translate('decks.insertLeft')}
            </Button>
            <Button
              kind="quiet"
              icon={<Trash2 />}
              isDisabled={deck.columns.length === 1}
              onPress={() => act(deleteColumn(deck, at))}
            >
              {translate('decks.deleteColumn')}
            </Button>
          </div>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

/** Renames the column when the user finishes typing, so that references to the column are updated only once. */
function NameBox({ name, onName }: { name: string; onName(name: string): void }) {
  const translate = useTranslate();
  const [text, setText] = useState(name);
  const finish = () => {
    if (text.trim() !== '') onName(text.trim());
    else setText(name);
  };
  return (
    <TextField className={field.field ?? ''} value={text} onChange={setText} onBlur={finish} autoFocus>
      <Label className={field.label ?? ''}>{translate('decks.renameColumn')}</Label>
      <Input
        className={field.input ?? ''}
        dir="auto"
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish();
        }}
      />
    </TextField>
  );
}
