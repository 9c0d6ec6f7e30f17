import { useMemo, useState } from 'react';
import type { GameCatalogWithPart } from '../../../shared/games/parts.ts';
import type { Incoming } from '../../../shared/library/import/incoming.ts';
import { describeDecoding, type TextDecoding } from '../../../shared/spreadsheet/decode-text.ts';
import type { Encoding } from '../../../shared/spreadsheet/encodings.ts';
import { describeOutdated } from '../../../shared/spreadsheet/faulty-cells.ts';
import type { Grid } from '../../../shared/spreadsheet/grid.ts';
import { describeHidden, findHiddenParts } from '../../../shared/spreadsheet/hidden-parts.ts';
import { Button } from '../../components/button.tsx';
import { DialogFoot } from '../../components/dialogs/dialog-foot.tsx';
import { Select } from '../../components/inputs/select.tsx';
import { Switch } from '../../components/inputs/switch.tsx';
import { useLibrary } from '../../store/library-context.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { getEncodingChoices } from './encoding/encoding-choices.ts';
import { MappingPane } from './mapping-pane.tsx';
import { RowsPane } from './rows-pane.tsx';
import css from './spreadsheets.module.css';
import { useMapping } from './use-mapping.ts';
import { getCellKey, type Repairs, useRows } from './use-rows.ts';

interface Props {
  gameCatalog: GameCatalogWithPart<'table'>;
  fileName: string;
  /** The sheet as it is read, possibly without its hidden rows and columns. */
  grid: Grid;
  /** The sheet including its hidden rows and columns. */
  fullGrid: Grid;
  sheets: readonly Grid[];
  skipsHidden: boolean;
  onSkipHidden(skipsHidden: boolean): void;
  onSheet(sheetName: string): void;
  /** The decoding of the file's text; undefined for a workbook. */
  decoding: TextDecoding | undefined;
  onEncoding(encoding: Encoding): void;
  onDone(incoming: readonly Incoming[]): void;
  onCancel(): void;
}

const NO_REPAIRS: Repairs = new Map();

/** Shows the columns of one sheet on the left, and its rows on the right. */
export function SheetStep(props: Props) {
  const translate = useTranslate();
  const {
    gameCatalog,
    fileName,
    grid,
    fullGrid,
    sheets,
    skipsHidden,
    onSkipHidden,
    onSheet,
    decoding,
    onEncoding,
    onDone,
    onCancel,
  } = props;
  const library = useLibrary();
  // If only hidden rows are left out, the headings do not change, and `fullGrid` keeps the mapping that the user has made.
  const mappings = useMapping(gameCatalog, grid.headings === fullGrid.headings ? fullGrid : grid, library);
  const [repairs, setRepairs] = useState(NO_REPAIRS);
  const rowState = useRows(gameCatalog, grid, mappings.mapping, repairs, library);
  const readableRows = useMemo(
    () => rowState.readings.filter(({ document }) => document !== undefined),
    [rowState.readings],
  );

  const notes = [
    ...(decoding === undefined ? [] : describeDecoding(translate, decoding)),
    ...describeHidden(translate, fullGrid, skipsHidden ? 'left-out' : 'read'),
    ...describeOutdated(translate, grid),
  ];

  function submitRows(): void {
    onDone(
      readableRows.flatMap(({ row: rowNumber, document }): Incoming[] =>
        document === undefined
          ? []
          : [
              {
                kind: 'characters',
                id: document.id,
                name: document.name,
                document,
                origin: translate('tables.from', { file: fileName, row: rowNumber }),
              },
            ],
      ),
    );
  }

  return (
    <>
      <div className={css.bar}>
        <strong className={css.file} dir="auto">
          {shortenName(fileName)}
        </strong>
        <span className={css.quiet}>
          {translate('tables.size', { rowCount: grid.rows.length, columns: grid.headings.length })}
        </span>
        {sheets.length > 1 ? (
          <div className={css.sheet}>
            <Select
              label={translate('tables.sheet')}
              isLabelHidden
              value={grid.name}
              choices={sheets.map(({ name, isHidden }) => ({
                id: name,
                label: isHidden ? translate('tables.hiddenSheet', { name: shortenName(name) }) : shortenName(name),
              }))}
              onChange={onSheet}
            />
          </div>
        ) : null}
        {/* If the encoding was recognized for certain, there is nothing to choose. */}
        {decoding === undefined || decoding.basis === 'recognized' ? null : (
          <div className={css.sheet}>
            <Select
              label={translate('tables.encoding')}
              isLabelHidden
              value={decoding.encoding}
              choices={getEncodingChoices(translate)}
              onChange={(encodingId) => onEncoding(encodingId as Encoding)}
            />
          </div>
        )}
      </div>
      {notes.map((note) => (
        <p key={note} className={css.note}>
          {note}
        </p>
      ))}
      {findHiddenParts(fullGrid) === undefined ? null : (
        <div className={css.note}>
          <Switch label={translate('tables.skipsHidden')} isOn={skipsHidden} onChange={onSkipHidden} />
        </div>
      )}
      <div className={css.body}>
        <MappingPane gameCatalog={gameCatalog} grid={grid} mappings={mappings} />
        <RowsPane
          grid={grid}
          rowState={rowState}
          repairs={repairs}
          emptyText={fullGrid.rows.length > 0 ? translate('tables.allRowsHidden') : translate('tables.noRows')}
          onRepair={(rowNumber, columnIndex, cellText) =>
            setRepairs(new Map([...repairs, [getCellKey(rowNumber, columnIndex), cellText]]))
          }
        />
      </div>
      <DialogFoot
        message={
          rowState.isReading
            ? translate('tables.readingRows', { done: rowState.doneCount, of: grid.rows.length })
            : translate('tables.canBeRead', {
                good: readableRows.length,
                bad: rowState.readings.length - readableRows.length,
              })
        }
      >
        <Button onPress={onCancel}>{translate('tables.leaveOut')}</Button>
        <Button kind="primary" isDisabled={rowState.isReading || readableRows.length === 0} onPress={submitRows}>
          {translate('tables.go', { n: readableRows.length })}
        </Button>
      </DialogFoot>
    </>
  );
}
