import { useMemo, useState } from 'react';
import type { GameCatalogWithPart } from '../../../shared/games/parts.ts';
import type { Incoming } from '../../../shared/library/import/incoming.ts';
import type { Encoding } from '../../../shared/spreadsheet/encodings.ts';
import type { Grid } from '../../../shared/spreadsheet/grid.ts';
import { leaveOutHidden } from '../../../shared/spreadsheet/hidden-parts.ts';
import { findLikelySheet } from '../../../shared/spreadsheet/read-spreadsheet.ts';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { useTranslate } from '../../texts/use-translate.ts';
import { SheetStep } from './sheet-step.tsx';
import css from './tables.module.css';
import { useTable } from './use-table.ts';

export interface TableStepProps {
  gameCatalog: GameCatalogWithPart<'table'>;
  file: { readonly name: string; readonly bytes: Blob };
  /** Called with the characters of the rows that can be read. */
  onDone(incoming: readonly Incoming[]): void;
  onCancel(): void;
}

const NO_SHEETS: readonly Grid[] = [];

/** The first step of an import from a spreadsheet, in which columns are mapped to fields and rows are checked. */
export function TableStep({ gameCatalog, file, onDone, onCancel }: TableStepProps) {
  const translate = useTranslate();
  const [encoding, setEncoding] = useState<Encoding>();
  const table = useTable(file.bytes, encoding);
  const [chosen, setChosen] = useState<string>();
  const [skipsHidden, setSkipsHidden] = useState(false);
  const sheets = table?.ok === true ? table.sheets : NO_SHEETS;
  const whole = useMemo(
    () => sheets.find(({ name }) => name === chosen) ?? findLikelySheet(gameCatalog, sheets),
    [gameCatalog, sheets, chosen],
  );
  const grid = useMemo(
    () => (whole !== undefined && skipsHidden ? leaveOutHidden(whole) : whole),
    [whole, skipsHidden],
  );
  if (table === undefined)
    return (
      <div className={css.wait} role="status">
        {translate('tables.reading')}
      </div>
    );
  if (!table.ok || grid === undefined || whole === undefined) {
    return (
      <div className={css.wait}>
        <Notice title={translate('tables.refused')} text={table.ok ? translate('tables.noRows') : table.message}>
          <Button onPress={onCancel}>{translate('tables.leaveOut')}</Button>
        </Notice>
      </div>
    );
  }
  return (
    <SheetStep
      // Repairs are kept if only rows are left out, but not if columns change their positions.
      key={`${grid.name} ${table.decoding?.encoding} ${grid.letters?.join(' ')}`}
      gameCatalog={gameCatalog}
      file={file.name}
      grid={grid}
      whole={whole}
      sheets={sheets}
      skipsHidden={skipsHidden}
      onSkipHidden={setSkipsHidden}
      onSheet={setChosen}
      decoding={table.decoding}
      onEncoding={setEncoding}
      onDone={onDone}
      onCancel={onCancel}
    />
  );
}
