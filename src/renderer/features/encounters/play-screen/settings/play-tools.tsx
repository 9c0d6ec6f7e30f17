import { createContext, useContext } from 'react';
import type { Side } from '../../../../../shared/document/kinds/encounter.ts';
import {
  getPlaySettings,
  type PlaySettings as Settings,
} from '../../../../../shared/play/play-screen/play-settings.ts';
import type { EncounterState } from '../session.ts';
import { TurnTimer } from '../timer/turn-timer.tsx';
import { PlaySettingsPopover } from './play-settings-popover.tsx';

interface PlayToolsData {
  /** The id of the encounter. */
  readonly id: string;
  readonly encounterState: EncounterState;
  readonly onChange: (change: Partial<Settings>) => void;
}

/** Provides the game state to the tools. The header around the tools does not use it and so does not render after every event. */
export const PlayToolsContext = createContext<PlayToolsData | undefined>(undefined);

/** The tools in the header of an encounter while its play screen is shown: the timer and the settings. */
export function PlayTools() {
  const toolsData = useContext(PlayToolsContext);
  if (toolsData === undefined) return null;
  const { id: encounterId, encounterState, onChange } = toolsData;
  const { encounter } = encounterState;
  return (
    <>
      <TurnTimer encounterId={encounterId} encounterState={encounterState} sides={encounter.sides.map(nameSide)} />
      <PlaySettingsPopover encounterId={encounterId} {...getPlaySettings(encounter)} onChange={onChange} />
    </>
  );
}

const nameSide = ({ id, name }: Side) => ({ id, name: name || id });
