import { Check, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, memo, useId, useState } from 'react';
import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { Character } from '../../../shared/document/schema.ts';
import type { Game } from '../../../shared/games/game.ts';
import type { RowFault, RowReading } from '../../../shared/spreadsheet/read-rows.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import field from '../../components/inputs/field.module.css';
import { Name } from '../../components/name.tsx';
import { useGames } from '../../store/library-context.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './tables.module.css';
import { cellKey, type Repairs } from './use-rows.ts';

interface Props {
  row: RowReading;
  /** The cells as they are in the file. */
  cells: readonly string[];
  /** Whether the user has edited the row here. */
  touched: boolean;
  repairs: Repairs;
  onRepair(row: number, column: number, text: string): void;
}

/** One row: its character, or the cells that can't be read, each with a text box. */
export const RowLine = memo(function RowLine({ row, cells, touched, repairs, onRepair }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { document, faults } = row;
  const isBad = faults.length > 0;
  return (
    <div className={css.row} data-bad={isBad || undefined}>
      <span className={css.number}>{translate('tables.row', { n: row.row })}</span>
      {isBad ? <TriangleAlert aria-hidden className={css.bad} /> : <Check aria-hidden className={css.good} />}
      <div className={css.rowText}>
        <span className={css.rowHead}>
          <Name name={row.name || translate('tables.unnamed')} />
          {document === undefined ? null : <span className={css.quiet}>{brief(translate, gameCatalog, document)}</span>}
          {touched && !isBad ? <span className={css.repaired}>{translate('tables.repaired')}</span> : null}
        </span>
        {row.notes?.map((note) => (
          <p key={note} className={css.quiet}>
            {note}
          </p>
        ))}
        {faults.map((fault) => (
          <Fault
            key={`${fault.column} ${fault.heading}`}
            row={row.row}
            fault={fault}
            text={repairs.get(cellKey(row.row, fault.column ?? -1)) ?? cells[fault.column ?? -1] ?? ''}
            onRepair={onRepair}
          />
        ))}
      </div>
    </div>
  );
});

interface FaultProps {
  row: number;
  fault: RowFault;
  text: string;
  onRepair(row: number, column: number, text: string): void;
}

/** A message about an unreadable cell, and a box to edit it. The text is read on Enter, or when the box loses the focus. */
function Fault({ row, fault: { column, heading, message }, text, onRepair }: FaultProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(text);
  const messageId = useId();
  const isLong = text.includes('\n') || text.length > 60;
  const take = () => {
    if (column !== undefined && typed !== text) onRepair(row, column, typed);
  };
  const props = {
    value: typed,
    'aria-label': translate('tables.cell', { row, heading: shortenName(heading) }),
    'aria-describedby': messageId,
    'aria-invalid': true,
    onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
    onBlur: take,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
        event.preventDefault();
        take();
      }
    },
  };
  return (
    <div className={css.fault}>
      <p id={messageId}>{message}</p>
      {column === undefined ? null : isLong ? (
        <textarea {...props} className={field.input} rows={Math.min(6, text.split('\n').length + 1)} />
      ) : (
        <input {...props} className={field.input} />
      )}
    </div>
  );
}

const brief = (translate: Translate, gameCatalog: GameCatalog<Game>, document: Character): string =>
  gameCatalog.getGame(document).lists[document.format].summarize(translate, document);
