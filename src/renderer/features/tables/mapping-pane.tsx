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
import { ForAllRows } from './for-all-rows.tsx';
import { KeptMappings } from './kept-mappings.tsx';
import css from './tables.module.css';
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
  const { mapping, game, change } = mappings;
  const { columns } = game.table;
  const fields = useMemo(
    () => [
      { id: NOT_USED, label: translate('tables.notUsed') },
      ...columns.map(({ pointer: path, heading }) => ({ id: path, label: heading })),
    ],
    [columns, translate],
  );
  const samples = useMemo(() => grid.headings.map((_, at) => sampleOf(grid, at)), [grid]);
  // The function is the same for all mappings, so that unchanged columns are not rendered again.
  const choose = useCallback(
    (at: number, field: string) => change((now) => setField(now, at, field === NOT_USED ? undefined : field)),
    [change],
  );
  return (
    <section className={css.pane} aria-label={translate('tables.mappingPart')}>
      <TableGameSelect gameCatalog={gameCatalog} mappings={mappings} />
      <KeptMappings mappings={mappings} />
      <ForAllRows key={game.id} columns={columns} mapping={mapping} onChange={change} />
      <h3 className={css.head}>{translate('tables.columns')}</h3>
      <ul className={css.columns}>
        {mapping.columns.map(({ field }, at) => (
          <ColumnLine
            // biome-ignore lint/suspicious/noArrayIndexKey: columns of a table are known by their place
            key={at}
            at={at}
            name={
              grid.headings[at]
                ? getColumnName(grid, at)
                : translate('tables.unnamedColumn', { letters: getColumnLetters(grid, at) })
            }
            sample={samples[at] ?? ''}
            field={field}
            fields={fields}
            onChoose={choose}
          />
        ))}
      </ul>
    </section>
  );
}

/** Selects the game of the spreadsheet. It is already selected if the headings name fields of one game only. */
function TableGameSelect({ gameCatalog, mappings: { game, choose } }: Omit<Props, 'grid'>) {
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
        onChange={(id) => {
          const chosen = findSpreadsheetGame(gameCatalog, id);
          if (chosen !== undefined && chosen !== game) choose(chosen);
        }}
      />
    </div>
  );
}

interface LineProps {
  at: number;
  name: string;
  sample: string;
  field: Mapping['columns'][number]['field'];
  /** The fields that the column can be mapped to. */
  fields: readonly { readonly id: string; readonly label: string }[];
  onChoose(at: number, field: string): void;
}

const ColumnLine = memo(function ColumnLine({ at, name, sample, field, fields, onChoose }: LineProps) {
  const translate = useTranslate();
  return (
    <li className={css.column} data-unused={field === undefined || undefined}>
      <span className={css.who}>
        <strong dir="auto">{shortenName(name)}</strong>
        <span className={css.quiet} dir="auto">
          {sample === '' ? translate('tables.empty') : sample}
        </span>
      </span>
      <Select
        label={translate('tables.columnIs', { heading: shortenName(name) })}
        bare
        value={field ?? NOT_USED}
        choices={fields}
        onChange={(id) => onChoose(at, id)}
      />
    </li>
  );
});

/** Returns sample values from the first rows of a column. */
function sampleOf({ rows }: Grid, at: number): string {
  const cells = new Set<string>();
  for (const { cells: row } of rows) {
    const cell = (row[at] ?? '').trim();
    if (cell !== '') cells.add(showHiddenCharacters(truncate(cell.replace(/\s+/g, ' '), 40)));
    if (cells.size === 3) break;
  }
  return [...cells].join(' · ');
}
