import { useEffect, useMemo, useState } from 'react';
import type { Command } from '../../commands/command.ts';
import { useCommands } from '../../commands/registry.ts';
import { useLibrary } from '../../store/library-context.ts';
import { TRANSFER } from '../../strings/transfer.ts';
import { ImportHost } from './import-host.tsx';
import css from './transfer-host.module.css';
import { chooseFiles, listenForFiles } from './ways-in.ts';

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
  return (
    <>
      {over ? <div className={css.over}>{TRANSFER.dropNow}</div> : null}
      <ImportHost />
    </>
  );
}
