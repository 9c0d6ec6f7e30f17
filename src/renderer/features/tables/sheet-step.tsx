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
import css from './tables.module.css';
import { useMapping } from './use-mapping.ts';
import { cellKey, type Repairs, useRows } from './use-rows.ts';

interface Props {
  gameCatalog: GameCatalogWithPart<'table'>;
  file: string;
  /** The sheet as it is read, possibly without its hidden rows and columns. */
  grid: Grid;
  /** The sheet including its hidden rows and columns. */
  whole: Grid;
  sheets: readonly Grid[];
  skipsHidden: boolean;
  onSkipHidden(skipsHidden: boolean): void;
  onSheet(name: string): void;
  /** The decoding of the file's text; undefined for a workbook. */
  decoding: TextDecoding | undefined;
  onEncoding(encoding: Encoding): void;
  onDone(incoming: readonly Incoming[]): void;
  onCancel(): void;
}

const UNTOUCHED: Repairs = new Map();

/** The step for one sheet: its columns on the left, its rows on the right. */
export function SheetStep(props: Props) {
  const translate = useTranslate();
  const {
    gameCatalog,
    file,
    grid,
    whole,
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
  // The mapping stays as it is when only rows are left out.
  const mappings = useMapping(gameCatalog, grid.headings === whole.headings ? whole : grid, library);
  const [repairs, setRepairs] = useState(UNTOUCHED);
  const rows = useRows(gameCatalog, grid, mappings.mapping, repairs, library);
  const good = useMemo(() => rows.read.filter(({ document }) => document !== undefined), [rows.read]);

  const notes = [
    ...(decoding === undefined ? [] : describeDecoding(translate, decoding)),
    ...describeHidden(translate, whole, skipsHidden ? 'left-out' : 'read'),
    ...describeOutdated(translate, grid),
  ];

  function finish(): void {
    onDone(
      good.flatMap(({ row, document }): Incoming[] =>
        document === undefined
          ? []
          : [
              {
                kind: 'characters',
                id: document.id,
                name: document.name,
                document,
                origin: translate('tables.from', { file, row }),
              },
            ],
      ),
    );
  }

  return (
    <>
      <div className={css.bar}>
        <strong className={css.file} dir="auto">
          {shortenName(file)}
        </strong>
        <span className={css.quiet}>
          {translate('tables.size', { rowCount: grid.rows.length, columns: grid.headings.length })}
        </span>
        {sheets.length > 1 ? (
          <div className={css.sheet}>
            <Select
              label={translate('tables.sheet')}
              bare
              value={grid.name}
              choices={sheets.map(({ name, isHidden }) => ({
                id: name,
                label: isHidden ? translate('tables.hiddenSheet', { name: shortenName(name) }) : shortenName(name),
              }))}
              onChange={onSheet}
            />
          </div>
        ) : null}
        {decoding === undefined || decoding.basis === 'recognized' ? null : (
          <div className={css.sheet}>
            <Select
              label={translate('tables.encoding')}
              bare
              value={decoding.encoding}
              choices={getEncodingChoices(translate)}
              onChange={(id) => onEncoding(id as Encoding)}
            />
          </div>
        )}
      </div>
      {notes.map((note) => (
        <p key={note} className={css.note}>
          {note}
        </p>
      ))}
      {findHiddenParts(whole) === undefined ? null : (
        <div className={css.note}>
          <Switch label={translate('tables.skipsHidden')} on={skipsHidden} onChange={onSkipHidden} />
        </div>
      )}
      <div className={css.body}>
        <MappingPane gameCatalog={gameCatalog} grid={grid} mappings={mappings} />
        <RowsPane
          grid={grid}
          rows={rows}
          repairs={repairs}
          emptyText={whole.rows.length > 0 ? translate('tables.allRowsHidden') : translate('tables.noRows')}
          onRepair={(row, column, text) => setRepairs(new Map([...repairs, [cellKey(row, column), text]]))}
        />
      </div>
      <DialogFoot
        message={
          rows.isReading
            ? translate('tables.readingRows', { done: rows.done, of: grid.rows.length })
            : translate('tables.canBeRead', { good: good.length, bad: rows.read.length - good.length })
        }
      >
        <Button onPress={onCancel}>{translate('tables.leaveOut')}</Button>
        <Button kind="primary" isDisabled={rows.isReading || good.length === 0} onPress={finish}>
          {translate('tables.go', { n: good.length })}
        </Button>
      </DialogFoot>
    </>
  );
}
