import { createContext, useContext } from 'react';
import type { Side } from '../../../../../shared/document/kinds/encounter.ts';
import {
  getPlaySettings,
  type PlaySettings as Settings,
} from '../../../../../shared/play/play-screen/play-settings.ts';
import type { Standing } from '../session.ts';
import { TurnTimer } from '../timer/turn-timer.tsx';
import { TableSettings } from './table-settings.tsx';

interface Open {
  /** The id of the encounter. */
  readonly id: string;
  readonly standing: Standing;
  readonly onChange: (change: Partial<Settings>) => void;
}

/** Provides the game state to the tools, so that the header around them does not render after every event. */
export const TableToolsContext = createContext<Open | undefined>(undefined);

/** The tools in the header of an encounter while its play screen is shown: the timer and the settings. */
export function TableTools() {
  const open = useContext(TableToolsContext);
  if (open === undefined) return null;
  const { id, standing, onChange } = open;
  const { encounter } = standing;
  return (
    <>
      <TurnTimer id={id} standing={standing} sides={encounter.sides.map(sideOf)} />
      <TableSettings {...getPlaySettings(encounter)} onChange={onChange} />
    </>
  );
}

const sideOf = ({ id, name }: Side) => ({ id, name: name || id });
