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
import css from './spreadsheets.module.css';
import { useSpreadsheet } from './use-spreadsheet.ts';

export interface SpreadsheetStepProps {
  gameCatalog: GameCatalogWithPart<'table'>;
  file: { readonly name: string; readonly bytes: Blob };
  /** Called with the characters of the rows that can be read. */
  onDone(incoming: readonly Incoming[]): void;
  onCancel(): void;
}

const NO_SHEETS: readonly Grid[] = [];

/** The first step of an import from a spreadsheet, in which columns are mapped to fields and rows are checked. */
export function SpreadsheetStep({ gameCatalog, file, onDone, onCancel }: SpreadsheetStepProps) {
  const translate = useTranslate();
  const [encoding, setEncoding] = useState<Encoding>();
  const spreadsheet = useSpreadsheet(file.bytes, encoding);
  const [chosenSheetName, setChosenSheetName] = useState<string>();
  const [skipsHidden, setSkipsHidden] = useState(false);
  const sheets = spreadsheet?.ok === true ? spreadsheet.sheets : NO_SHEETS;
  const fullGrid = useMemo(
    () => sheets.find(({ name }) => name === chosenSheetName) ?? findLikelySheet(gameCatalog, sheets),
    [gameCatalog, sheets, chosenSheetName],
  );
  const grid = useMemo(
    () => (fullGrid !== undefined && skipsHidden ? leaveOutHidden(fullGrid) : fullGrid),
    [fullGrid, skipsHidden],
  );
  if (spreadsheet === undefined)
    return (
      <div className={css.wait} role="status">
        {translate('tables.reading')}
      </div>
    );
  if (!spreadsheet.ok || grid === undefined || fullGrid === undefined) {
    return (
      <div className={css.wait}>
        <Notice
          title={translate('tables.refused')}
          text={spreadsheet.ok ? translate('tables.noRows') : spreadsheet.message}
        >
          <Button onPress={onCancel}>{translate('tables.leaveOut')}</Button>
        </Notice>
      </div>
    );
  }
  return (
    <SheetStep
      // A new key discards repairs. Repairs are kept if only rows are left out, but not if columns move.
      key={`${grid.name} ${spreadsheet.decoding?.encoding} ${grid.letters?.join(' ')}`}
      gameCatalog={gameCatalog}
      fileName={file.name}
      grid={grid}
      fullGrid={fullGrid}
      sheets={sheets}
      skipsHidden={skipsHidden}
      onSkipHidden={setSkipsHidden}
      onSheet={setChosenSheetName}
      decoding={spreadsheet.decoding}
      onEncoding={setEncoding}
      onDone={onDone}
      onCancel={onCancel}
    />
  );
}
