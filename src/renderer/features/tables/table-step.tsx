import { useState } from 'react';
import type { Incoming } from '../../../shared/library/import/incoming.ts';
import type { Encoding } from '../../../shared/table/encodings.ts';
import { likelySheet } from '../../../shared/table/read-table.ts';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { TABLES } from '../../strings/library/tables.ts';
import { SheetStep } from './sheet-step.tsx';
import css from './tables.module.css';
import { useTable } from './use-table.ts';

export interface TableStepProps {
  file: { readonly name: string; readonly bytes: Blob };
  /** The characters of the rows that can be read. */
  onDone(incoming: readonly Incoming[]): void;
  onCancel(): void;
}

/** The first step of an import from a table: which column is which field, and which rows can be read. */
export function TableStep({ file, onDone, onCancel }: TableStepProps) {
  const [encoding, setEncoding] = useState<Encoding>();
  const table = useTable(file.bytes, encoding);
  const [chosen, setChosen] = useState<string>();
  if (table === undefined)
    return (
      <div className={css.wait} role="status">
        {TABLES.reading}
      </div>
    );
  const sheets = table.ok ? table.sheets : [];
  const grid = sheets.find(({ name }) => name === chosen) ?? likelySheet(sheets);
  if (!table.ok || grid === undefined) {
    return (
      <div className={css.wait}>
        <Notice title={TABLES.refused} text={table.ok ? TABLES.noRows : table.message}>
          <Button onPress={onCancel}>{TABLES.leaveOut}</Button>
        </Notice>
      </div>
    );
  }
  return (
    <SheetStep
      key={`${grid.name} ${table.decoding?.encoding}`}
      file={file.name}
      grid={grid}
      sheets={sheets.map(({ name }) => name)}
      onSheet={setChosen}
      decoding={table.decoding}
      onEncoding={setEncoding}
      onDone={onDone}
      onCancel={onCancel}
    />
  );
}
