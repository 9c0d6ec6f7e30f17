import { createContext, useContext } from 'react';
import type { Side } from '../../../../../shared/document/kinds/encounter.ts';
import { type TableSettings as Settings, tableSettings } from '../../../../../shared/play/table/table-settings.ts';
import type { Standing } from '../session.ts';
import { TurnTimer } from '../timer/turn-timer.tsx';
import { TableSettings } from './table-settings.tsx';

interface Open {
  /** Of the encounter. */
  readonly id: string;
  readonly standing: Standing;
  readonly onChange: (change: Partial<Settings>) => void;
}

/** Tells the tools where the game stands, so that the head around them need not be drawn after every event. */
export const TableToolsContext = createContext<Open | undefined>(undefined);

/** What stands in the head of an encounter while its table is shown: the clock, and how this table plays. */
export function TableTools() {
  const open = useContext(TableToolsContext);
  if (open === undefined) return null;
  const { id, standing, onChange } = open;
  const { encounter } = standing;
  return (
    <>
      <TurnTimer id={id} standing={standing} sides={encounter.sides.map(sideOf)} />
      <TableSettings {...tableSettings(encounter)} onChange={onChange} />
    </>
  );
}

const sideOf = ({ id, name }: Side) => ({ id, name: name || id });
