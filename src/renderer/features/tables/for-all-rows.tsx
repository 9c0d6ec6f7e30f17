import { memo, useState } from 'react';
import type { Column } from '../../../shared/spreadsheet/column.ts';
import { type Mapping, missingFields } from '../../../shared/spreadsheet/mapping.ts';
import { quote } from '../../../shared/spreadsheet/quoted-text.ts';
import { ANY_WORD, NOTHING_KNOWN, readList, readWord } from '../../../shared/spreadsheet/word-cell.ts';
import field from '../../components/inputs/field.module.css';
import { Picker } from '../../components/inputs/picker.tsx';
import { Tags } from '../../components/inputs/tags.tsx';
import { RowMenu, removeAction } from '../../components/row-menu/row-menu.tsx';
import { useDocuments } from '../../store/library-context.ts';
import { describeMissingColumns } from '../../strings/library/spreadsheets.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './tables.module.css';

interface Props {
  /** The columns of the spreadsheet's game. */
  columns: readonly Column[];
  mapping: Mapping;
  onChange(mapping: Mapping): void;
}

/**
 * The values for fields without a column, and the factions that all characters join. The component does not depend on the
 * rows that are read.
 */
export const ForAllRows = memo(function ForAllRows({ columns, mapping, onChange }: Props) {
  const translate = useTranslate();
  const [added, setAdded] = useState<readonly string[]>([]);
  const given = new Set(mapping.columns.map((one) => one.field));
  const without = missingFields({ ...mapping, constants: {} }, columns);
  const missing = missingFields(mapping, columns);
  const others = columns.filter(
    (column) =>
      !without.includes(column) &&
      (added.includes(column.pointer) || column.pointer in mapping.constants) &&
      !given.has(column.pointer),
  );
  const set = (path: string, text: string) =>
    onChange({ ...mapping, constants: { ...mapping.constants, [path]: text } });
  const drop = (path: string) => {
    const { [path]: _gone, ...constants } = mapping.constants;
    setAdded(added.filter((one) => one !== path));
    onChange({ ...mapping, constants });
  };
  const offered = columns.filter(
    (column) =>
      !given.has(column.pointer) &&
      !without.includes(column) &&
      !others.includes(column) &&
      !OWN.includes(column.pointer),
  );
  return (
    <section className={css.forAll} aria-label={translate('tables.forAll')}>
      <h3 className={css.head}>{translate('tables.forAll')}</h3>
      {missing.length > 0 ? (
        <p className={css.missing}>
          {describeMissingColumns(
            translate,
            missing.map(({ heading }) => heading),
          )}
        </p>
      ) : null}
      <div className={css.constants}>
        {[...without.filter(({ pointer: path }) => !OWN.includes(path)), ...others].map((column) => (
          <ConstantRow
            key={column.pointer}
            column={column}
            text={mapping.constants[column.pointer] ?? ''}
            onChange={(text) => set(column.pointer, text)}
            onDrop={without.includes(column) ? undefined : () => drop(column.pointer)}
          />
        ))}
      </div>
      <Picker
        label={translate('tables.another')}
        placeholder={translate('tables.another')}
        choices={offered.map(({ pointer: path, heading }) => ({ id: path, label: heading }))}
        onPick={(paths) => setAdded([...added, ...paths])}
      />
      <FactionTags mapping={mapping} onChange={onChange} />
    </section>
  );
});

/** The fields that differ in every row. */
const OWN: readonly string[] = ['/id', '/name', '/factions'];

interface ConstantProps {
  column: Column;
  text: string;
  onChange(text: string): void;
  onDrop: (() => void) | undefined;
}

function ConstantRow({ column: { pointer: path, heading }, text, onChange, onDrop }: ConstantProps) {
  const translate = useTranslate();
  return (
    <div className={css.constant} data-path={path} data-row>
      <label className={field.field}>
        <span className={field.label}>{heading}</span>
        <input className={field.input} value={text} onChange={(event) => onChange(event.target.value)} />
      </label>
      {onDrop === undefined ? null : <RowMenu name={heading} actions={[removeAction(translate, onDrop)]} />}
    </div>
  );
}

function FactionTags({ mapping, onChange }: { mapping: Mapping; onChange(mapping: Mapping): void }) {
  const translate = useTranslate();
  const factions = useDocuments('factions');
  const ids = readList(mapping.tags, (piece) => readWord(piece, ANY_WORD, NOTHING_KNOWN));
  const nameOf = (id: string) => factions.find((faction) => faction.id === id)?.name || id;
  const set = (next: readonly string[]) => onChange({ ...mapping, tags: next.map(quote).join('; ') });
  return (
    <Tags
      label={translate('tables.tags')}
      items={ids.map((id) => ({ id, label: nameOf(id) }))}
      onRemove={(gone) => set(ids.filter((id) => !gone.has(id)))}
    >
      <Picker
        label={translate('tables.tags')}
        placeholder={translate('tables.tagHint')}
        choices={factions.filter(({ id }) => !ids.includes(id)).map(({ id, name }) => ({ id, label: name || id }))}
        taken={ids.map(nameOf)}
        onPick={(picked) => set([...ids, ...picked])}
      />
    </Tags>
  );
}
