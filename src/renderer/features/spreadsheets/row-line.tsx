import { Check, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, memo, useId, useState } from 'react';
import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { Character } from '../../../shared/document/schema.ts';
import type { Game } from '../../../shared/games/game.ts';
import type { RowFault, RowReading } from '../../../shared/spreadsheet/read-rows.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { DisplayName } from '../../components/display-name.tsx';
import field from '../../components/inputs/field.module.css';
import { useGames } from '../../store/library-context.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './spreadsheets.module.css';
import { getCellKey, type Repairs } from './use-rows.ts';

interface Props {
  rowReading: RowReading;
  /** The cells as they are in the file. */
  cells: readonly string[];
  /** Whether the user has edited the row here. */
  isRepaired: boolean;
  repairs: Repairs;
  onRepair(rowNumber: number, columnIndex: number, cellText: string): void;
}

/** One row: its character, or the cells that can't be read, each with a text box. */
export const RowLine = memo(function RowLine({ rowReading, cells, isRepaired, repairs, onRepair }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { document, faults } = rowReading;
  const hasFaults = faults.length > 0;
  return (
    <div className={css.row} data-bad={hasFaults || undefined}>
      <span className={css.number}>{translate('tables.row', { n: rowReading.row })}</span>
      {hasFaults ? <TriangleAlert aria-hidden className={css.bad} /> : <Check aria-hidden className={css.good} />}
      <div className={css.rowText}>
        <span className={css.rowHead}>
          <DisplayName name={rowReading.name || translate('tables.unnamed')} />
          {document === undefined ? null : (
            <span className={css.quiet}>{summarizeCharacter(translate, gameCatalog, document)}</span>
          )}
          {isRepaired && !hasFaults ? <span className={css.repaired}>{translate('tables.repaired')}</span> : null}
        </span>
        {rowReading.notes?.map((note) => (
          <p key={note} className={css.quiet}>
            {note}
          </p>
        ))}
        {faults.map((fault) => (
          <FaultRow
            key={`${fault.column} ${fault.heading}`}
            rowNumber={rowReading.row}
            fault={fault}
            // A fault about a missing column has no cell, and the index -1 is never found.
            cellText={repairs.get(getCellKey(rowReading.row, fault.column ?? -1)) ?? cells[fault.column ?? -1] ?? ''}
            onRepair={onRepair}
          />
        ))}
      </div>
    </div>
  );
});

interface FaultRowProps {
  rowNumber: number;
  fault: RowFault;
  cellText: string;
  onRepair(rowNumber: number, columnIndex: number, cellText: string): void;
}

/** A message about an unreadable cell, and a box to edit it. The text is read on Enter, or when the box loses the focus. */
function FaultRow({ rowNumber, fault: { column: columnIndex, heading, message }, cellText, onRepair }: FaultRowProps) {
  const translate = useTranslate();
  const [typedText, setTypedText] = useState(cellText);
  const messageId = useId();
  const isLong = cellText.includes('\n') || cellText.length > 60;
  const applyRepair = () => {
    if (columnIndex !== undefined && typedText !== cellText) onRepair(rowNumber, columnIndex, typedText);
  };
  const inputProps = {
    value: typedText,
    'aria-label': translate('tables.cell', { row: rowNumber, heading: shortenName(heading) }),
    'aria-describedby': messageId,
    'aria-invalid': true,
    onChange: (event: { target: { value: string } }) => setTypedText(event.target.value),
    onBlur: applyRepair,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
        event.preventDefault();
        applyRepair();
      }
    },
  };
  return (
    <div className={css.fault}>
      <p id={messageId}>{message}</p>
      {columnIndex === undefined ? null : isLong ? (
        <textarea {...inputProps} className={field.input} rows={Math.min(6, cellText.split('\n').length + 1)} />
      ) : (
        <input {...inputProps} className={field.input} />
      )}
    </div>
  );
}

const summarizeCharacter = (translate: Translate, gameCatalog: GameCatalog<Game>, document: Character): string =>
  gameCatalog.getGame(document).lists[document.format].summarize(translate, document);
