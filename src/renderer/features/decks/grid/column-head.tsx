import { ArrowDownAZ, ArrowLeft, ArrowRight, ArrowUpAZ, ChevronDown, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  Button as AriaButton,
  Dialog,
  DialogTrigger,
  Input,
  Label,
  Popover,
  Text,
  TextField,
} from 'react-aria-components';
import { COLUMN_KINDS, type Column, getColumnKind } from '../../../../shared/deck/columns.ts';
import { FORMULA_LIMITS } from '../../../../shared/deck/formulas.ts';
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
import { DisplayName } from '../../../components/display-name.tsx';
import field from '../../../components/inputs/field.module.css';
import { Select } from '../../../components/inputs/select.tsx';
import overlay from '../../../components/overlay.module.css';
import text from '../../../components/text.module.css';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './grid.module.css';

interface Props {
  deck: Deck;
  columnIndex: number;
  column: Column;
  onEdit(edits: readonly Edit[]): void;
}

/** The heading of a column: its name and the actions on it. */
export function ColumnHead({ deck, columnIndex, column, onEdit }: Props) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const kind = getColumnKind(column);
  const applyAndClose = (edits: readonly Edit[]) => {
    setOpen(false);
    if (edits.length > 0) onEdit(edits);
  };
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <AriaButton
        className={css.columnName ?? ''}
        aria-label={translate('decks.columnMenu', { name: shortenName(column.name) })}
      >
        <DisplayName name={column.name} />
        <ChevronDown aria-hidden />
      </AriaButton>
      <Popover className={overlay.popover ?? ''} offset={2} placement="bottom start">
        <Dialog
          className={css.menu ?? ''}
          aria-label={translate('decks.columnMenu', { name: shortenName(column.name) })}
        >
          <NameBox columnName={column.name} onRename={(newName) => onEdit(renameColumn(deck, columnIndex, newName))} />
          <Select
            label={translate('decks.kind')}
            value={kind}
            choices={COLUMN_KINDS.map((columnKind) => ({
              id: columnKind,
              label: translate(`decks.kinds.${columnKind}`),
            }))}
            onChange={(newKind) =>
              onEdit([
                setOrRemove(joinPointer('/columns', columnIndex, 'kind'), newKind === 'text' ? undefined : newKind),
              ])
            }
          />
          {kind === 'list' ? (
            <TextField
              className={field.field ?? ''}
              value={column.separator ?? ';'}
              onChange={(separator) =>
                onEdit([{ op: 'set', path: joinPointer('/columns', columnIndex, 'separator'), value: separator }])
              }
            >
              <Label className={field.label ?? ''}>{translate('decks.separator')}</Label>
              <Input className={field.input ?? ''} />
            </TextField>
          ) : null}
          <FormulaBox
            formula={column.formula ?? ''}
            onChange={(formula) =>
              onEdit([
                setOrRemove(joinPointer('/columns', columnIndex, 'formula'), formula === '' ? undefined : formula),
              ])
            }
          />
          <div className={css.menuButtons}>
            <Button
              kind="quiet"
              icon={<ArrowDownAZ />}
              onPress={() => applyAndClose(sortRows(deck, columnIndex, false))}
            >
              {translate('decks.sortUp')}
            </Button>
            <Button kind="quiet" icon={<ArrowUpAZ />} onPress={() => applyAndClose(sortRows(deck, columnIndex, true))}>
              {translate('decks.sortDown')}
            </Button>
            <Button
              kind="quiet"
              icon={<ArrowLeft />}
              isDisabled={columnIndex === 0}
              onPress={() => applyAndClose(moveColumn(deck, columnIndex, -1))}
            >
              {translate('decks.moveLeft')}
            </Button>
            <Button
              kind="quiet"
              icon={<ArrowRight />}
              isDisabled={columnIndex === deck.columns.length - 1}
              onPress={() => applyAndClose(moveColumn(deck, columnIndex, 1))}
            >
              {translate('decks.moveRight')}
            </Button>
            <Button
              kind="quiet"
              icon={<Plus />}
              onPress={() =>
                applyAndClose(
                  insertColumn(deck, columnIndex, {
                    name: findFreeColumnName(deck.columns, translate('decks.column')),
                  }),
                )
              }
            >
              {translate('decks.insertLeft')}
            </Button>
            <Button
              kind="quiet"
              icon={<Trash2 />}
              isDisabled={deck.columns.length === 1}
              onPress={() => applyAndClose(deleteColumn(deck, columnIndex))}
            >
              {translate('decks.deleteColumn')}
            </Button>
          </div>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

/** Sets the formula when the user finishes typing, so that half a formula is never reported as faulty. */
function FormulaBox({ formula, onChange }: { formula: string; onChange(formula: string): void }) {
  const translate = useTranslate();
  const [typedFormula, setTypedFormula] = useState(formula);
  const saveFormula = () => {
    if (typedFormula.trim() !== formula) onChange(typedFormula.trim());
  };
  return (
    <TextField
      className={field.field ?? ''}
      value={typedFormula}
      maxLength={FORMULA_LIMITS.formula}
      onChange={setTypedFormula}
      onBlur={saveFormula}
    >
      <Label className={field.label ?? ''}>{translate('decks.formula')}</Label>
      <Input
        className={field.input ?? ''}
        dir="ltr"
        spellCheck={false}
        onKeyDown={(event) => {
          if (event.key === 'Enter') saveFormula();
        }}
      />
      <Text slot="description" className={text.quiet ?? ''}>
        {translate('decks.formulaHint')}
      </Text>
    </TextField>
  );
}

/** Renames the column when the user finishes typing, so that references to the column are updated only once. */
function NameBox({ columnName: initialName, onRename }: { columnName: string; onRename(name: string): void }) {
  const translate = useTranslate();
  const [typedName, setTypedName] = useState(initialName);
  const saveName = () => {
    if (typedName.trim() !== '') onRename(typedName.trim());
    else setTypedName(initialName);
  };
  return (
    <TextField className={field.field ?? ''} value={typedName} onChange={setTypedName} onBlur={saveName} autoFocus>
      <Label className={field.label ?? ''}>{translate('decks.renameColumn')}</Label>
      <Input
        className={field.input ?? ''}
        dir="auto"
        onKeyDown={(event) => {
          if (event.key === 'Enter') saveName();
        }}
      />
    </TextField>
  );
}
