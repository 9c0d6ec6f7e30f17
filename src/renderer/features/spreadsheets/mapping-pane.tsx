import { memo, useCallback, useMemo } from 'react';
import type { GameCatalogWithPart } from '../../../shared/games/parts.ts';
import { type Grid, getColumnLetters, getColumnName } from '../../../shared/spreadsheet/grid.ts';
import { type Mapping, setField } from '../../../shared/spreadsheet/mapping.ts';
import { findSpreadsheetGame, listSpreadsheetGames } from '../../../shared/spreadsheet/spreadsheet-games.ts';
import { showHiddenCharacters } from '../../../shared/text/hidden-characters.ts';
import { truncate } from '../../../shared/text/truncate.ts';
import { Select } from '../../components/inputs/select.tsx';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { ConstantFields } from './constant-fields.tsx';
import { SavedMappings } from './saved-mappings.tsx';
import css from './spreadsheets.module.css';
import type { Mappings } from './use-mapping.ts';

const NOT_USED = 'none';

interface Props {
  gameCatalog: GameCatalogWithPart<'table'>;
  grid: Grid;
  mappings: Mappings;
}

/** Maps columns to fields, and sets the values for all rows. */
export function MappingPane({ gameCatalog, grid, mappings }: Props) {
  const translate = useTranslate();
  const { mapping, game, changeMapping } = mappings;
  const { columns } = game.table;
  const fieldChoices = useMemo(
    () => [
      { id: NOT_USED, label: translate('tables.notUsed') },
      ...columns.map(({ pointer, heading }) => ({ id: pointer, label: heading })),
    ],
    [columns, translate],
  );
  const columnSamples = useMemo(
    () => grid.headings.map((_heading, columnIndex) => getColumnSample(grid, columnIndex)),
    [grid],
  );
  // The function does not depend on the mapping, so that unchanged columns are not rendered again.
  const chooseField = useCallback(
    (columnIndex: number, fieldPointer: string) =>
      changeMapping((previous) =>
        setField(previous, columnIndex, fieldPointer === NOT_USED ? undefined : fieldPointer),
      ),
    [changeMapping],
  );
  return (
    <section className={css.pane} aria-label={translate('tables.mappingPart')}>
      <GameSelect gameCatalog={gameCatalog} mappings={mappings} />
      <SavedMappings mappings={mappings} />
      <ConstantFields key={game.id} columns={columns} mapping={mapping} onChange={changeMapping} />
      <h3 className={css.head}>{translate('tables.columns')}</h3>
      <ul className={css.columns}>
        {mapping.columns.map(({ field }, columnIndex) => (
          <ColumnLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its position
            key={columnIndex}
            columnIndex={columnIndex}
            columnName={
              grid.headings[columnIndex]
                ? getColumnName(grid, columnIndex)
                : translate('tables.unnamedColumn', { letters: getColumnLetters(grid, columnIndex) })
            }
            sampleText={columnSamples[columnIndex] ?? ''}
            field={field}
            fieldChoices={fieldChoices}
            onChoose={chooseField}
          />
        ))}
      </ul>
    </section>
  );
}

/** Selects the game of the spreadsheet. It is already selected if the headings name fields of one game only. */
function GameSelect({ gameCatalog, mappings: { game, chooseGame } }: Omit<Props, 'grid'>) {
  const translate = useTranslate();
  const choices = useMemo(
    () => listSpreadsheetGames(gameCatalog).map(({ id, name }) => ({ id, label: name })),
    [gameCatalog],
  );
  if (choices.length < 2) return null;
  return (
    <div className={css.game}>
      <Select
        label={translate('tables.game')}
        value={game.id}
        choices={choices}
        onChange={(gameId) => {
          const chosenGame = findSpreadsheetGame(gameCatalog, gameId);
          if (chosenGame !== undefined && chosenGame !== game) chooseGame(chosenGame);
        }}
      />
    </div>
  );
}

interface LineProps {
  columnIndex: number;
  columnName: string;
  sampleText: string;
  field: Mapping['columns'][number]['field'];
  /** The fields that the column can be mapped to. */
  fieldChoices: readonly { readonly id: string; readonly label: string }[];
  onChoose(columnIndex: number, field: string): void;
}

const ColumnLine = memo(function ColumnLine({
  columnIndex,
  columnName,
  sampleText,
  field,
  fieldChoices,
  onChoose,
}: LineProps) {
  const translate = useTranslate();
  return (
    <li className={css.column} data-unused={field === undefined || undefined}>
      <span className={css.who}>
        <strong dir="auto">{shortenName(columnName)}</strong>
        <span className={css.quiet} dir="auto">
          {sampleText === '' ? translate('tables.empty') : sampleText}
        </span>
      </span>
      <Select
        label={translate('tables.columnIs', { heading: shortenName(columnName) })}
        isLabelHidden
        value={field ?? NOT_USED}
        choices={fieldChoices}
        onChange={(fieldPointer) => onChoose(columnIndex, fieldPointer)}
      />
    </li>
  );
});

/** Returns sample values from the first rows of a column. */
function getColumnSample({ rows }: Grid, columnIndex: number): string {
  const sampleTexts = new Set<string>();
  for (const { cells } of rows) {
    const cellText = (cells[columnIndex] ?? '').trim();
    if (cellText !== '') sampleTexts.add(showHiddenCharacters(truncate(cellText.replace(/\s+/g, ' '), 40)));
    if (sampleTexts.size === 3) break;
  }
  return [...sampleTexts].join(' · ');
}
