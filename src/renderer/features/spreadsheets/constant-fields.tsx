import { memo, useState } from 'react';
import type { Column } from '../../../shared/spreadsheet/column.ts';
import { listUnassignedFields, type Mapping } from '../../../shared/spreadsheet/mapping.ts';
import { quote } from '../../../shared/spreadsheet/quoted-text.ts';
import { ANY_WORD, NOTHING_KNOWN, readList, readWord } from '../../../shared/spreadsheet/word-cell.ts';
import field from '../../components/inputs/field.module.css';
import { Picker } from '../../components/inputs/picker.tsx';
import { Tags } from '../../components/inputs/tags.tsx';
import { createRemoveAction, RowMenu } from '../../components/row-menu/row-menu.tsx';
import { useDocuments } from '../../store/library-context.ts';
import { describeMissingColumns } from '../../strings/library/spreadsheets.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './spreadsheets.module.css';

interface Props {
  /** The columns that a spreadsheet of the game can have. */
  columns: readonly Column[];
  mapping: Mapping;
  onChange(mapping: Mapping): void;
}

/**
 * Sets the values of fields without a column, and the factions that all characters join. The component is memoized, because it does
 * not depend on the rows.
 */
export const ConstantFields = memo(function ConstantFields({ columns, mapping, onChange }: Props) {
  const translate = useTranslate();
  const [addedPointers, setAddedPointers] = useState<readonly string[]>([]);
  const mappedPointers = new Set(mapping.columns.map((mappedColumn) => mappedColumn.field));
  // Required fields without a column of the spreadsheet need a constant; those without one yet are named as missing.
  const requiredColumns = listUnassignedFields({ ...mapping, constants: {} }, columns);
  const missingColumns = listUnassignedFields(mapping, columns);
  const optionalColumns = columns.filter(
    (column) =>
      !requiredColumns.includes(column) &&
      (addedPointers.includes(column.pointer) || column.pointer in mapping.constants) &&
      !mappedPointers.has(column.pointer),
  );
  const setConstant = (pointer: string, constantText: string) =>
    onChange({ ...mapping, constants: { ...mapping.constants, [pointer]: constantText } });
  const removeConstant = (pointer: string) => {
    const { [pointer]: _removed, ...constants } = mapping.constants;
    setAddedPointers(addedPointers.filter((addedPointer) => addedPointer !== pointer));
    onChange({ ...mapping, constants });
  };
  const offeredColumns = columns.filter(
    (column) =>
      !mappedPointers.has(column.pointer) &&
      !requiredColumns.includes(column) &&
      !optionalColumns.includes(column) &&
      !OTHER_FIELDS.includes(column.pointer),
  );
  return (
    <section className={css.forAll} aria-label={translate('tables.forAll')}>
      <h3 className={css.head}>{translate('tables.forAll')}</h3>
      {missingColumns.length > 0 ? (
        <p className={css.missing}>
          {describeMissingColumns(
            translate,
            missingColumns.map(({ heading }) => heading),
          )}
        </p>
      ) : null}
      <div className={css.constants}>
        {[...requiredColumns.filter(({ pointer }) => !OTHER_FIELDS.includes(pointer)), ...optionalColumns].map(
          (column) => (
            <ConstantRow
              key={column.pointer}
              column={column}
              constantText={mapping.constants[column.pointer] ?? ''}
              onChange={(constantText) => setConstant(column.pointer, constantText)}
              onRemove={requiredColumns.includes(column) ? undefined : () => removeConstant(column.pointer)}
            />
          ),
        )}
      </div>
      <Picker
        label={translate('tables.another')}
        placeholder={translate('tables.another')}
        choices={offeredColumns.map(({ pointer, heading }) => ({ id: pointer, label: heading }))}
        onPick={(pointers) => setAddedPointers([...addedPointers, ...pointers])}
      />
      <FactionTags mapping={mapping} onChange={onChange} />
    </section>
  );
});

/**
 * Fields that aren't offered as constants: id and name differ in every row, and the factions of all characters have a field of their own,
 * whose factions are added to those of each row.
 */
const OTHER_FIELDS: readonly string[] = ['/id', '/name', '/factions'];

interface ConstantProps {
  column: Column;
  constantText: string;
  onChange(constantText: string): void;
  onRemove: (() => void) | undefined;
}

function ConstantRow({ column: { pointer, heading }, constantText, onChange, onRemove }: ConstantProps) {
  const translate = useTranslate();
  return (
    <div className={css.constant} data-path={pointer} data-row>
      <label className={field.field}>
        <span className={field.label}>{heading}</span>
        <input className={field.input} value={constantText} onChange={(event) => onChange(event.target.value)} />
      </label>
      {onRemove === undefined ? null : (
        <RowMenu rowName={heading} actions={[createRemoveAction(translate, onRemove)]} />
      )}
    </div>
  );
}

/** Edits the factions that all characters join. `mapping.tags` is their list as in a cell: quoted ids, separated by semicolons. */
function FactionTags({ mapping, onChange }: { mapping: Mapping; onChange(mapping: Mapping): void }) {
  const translate = useTranslate();
  const factions = useDocuments('factions');
  const factionIds = readList(mapping.tags, (tagText) => readWord(tagText, ANY_WORD, NOTHING_KNOWN));
  const getFactionName = (factionId: string) => factions.find((faction) => faction.id === factionId)?.name || factionId;
  const setFactions = (newIds: readonly string[]) => onChange({ ...mapping, tags: newIds.map(quote).join('; ') });
  return (
    <Tags
      label={translate('tables.tags')}
      items={factionIds.map((factionId) => ({ id: factionId, label: getFactionName(factionId) }))}
      onRemove={(removedIds) => setFactions(factionIds.filter((factionId) => !removedIds.has(factionId)))}
    >
      <Picker
        label={translate('tables.tags')}
        placeholder={translate('tables.tagHint')}
        choices={factions
          .filter(({ id }) => !factionIds.includes(id))
          .map(({ id, name }) => ({ id, label: name || id }))}
        pickedNames={factionIds.map(getFactionName)}
        onPick={(pickedIds) => setFactions([...factionIds, ...pickedIds])}
      />
    </Tags>
  );
}
