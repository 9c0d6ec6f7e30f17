import { useEffect, useMemo, useState } from 'react';
import type { Command } from '../../commands/command.ts';
import { runCommand, useCommands } from '../../commands/registry.ts';
import { bridge } from '../../platform/bridge.ts';
import { useLibrary } from '../../store/library-context.ts';
import { TRANSFER } from '../../strings/transfer.ts';
import { ImportHost } from './import-host.tsx';
import css from './transfer-host.module.css';
import { chooseFiles, listenForFiles, takeOpened } from './ways-in.ts';

/** What is there on every screen for documents that come in. */
export function TransferHost() {
  const library = useLibrary();
  const [over, setOver] = useState(false);
  const commands = useMemo<Command[]>(
    () => [{ id: 'import', label: TRANSFER.import, shortcut: 'mod+i', run: () => void chooseFiles(library) }],
    [library],
  );
  useCommands(commands);
  useEffect(() => listenForFiles(library, setOver), [library]);
  useEffect(() => {
    bridge?.onOpened(() => void takeOpened(library));
    bridge?.onMenu(runCommand);
    // What the app was started with has waited for this.
    void takeOpened(library);
  }, [library]);
  return (
    <>
      {over ? <div className={css.over}>{TRANSFER.dropNow}</div> : null}
      <ImportHost />
    </>
  );
}
