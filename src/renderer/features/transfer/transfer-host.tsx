import { useEffect, useMemo, useState } from 'react';
import type { Command } from '../../commands/command.ts';
import { useCommands } from '../../commands/registry.ts';
import { attempt } from '../../failures/report-failure.ts';
import { runMenuCommand } from '../../menu/run-from-menu.ts';
import { exportLibrary } from '../../navigation/export-request.ts';
import { bridge } from '../../platform/bridge.ts';
import { useGames, useLibrary } from '../../store/library-context.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { EncodingHost } from '../spreadsheets/encoding/encoding-host.tsx';
import { HiddenPartsHost } from '../spreadsheets/hidden/hidden-parts-host.tsx';
import { ExportHost } from './export/export-host.tsx';
import { ImportHost } from './import/import-host.tsx';
import { chooseFiles, importOpenedFiles, listenForFiles } from './incoming-files.ts';
import css from './transfer-host.module.css';

/** Provides the dialogs and listeners for import and export on every screen. */
export function TransferHost() {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const [canDrop, setCanDrop] = useState(false);
  const commands = useMemo<Command[]>(
    () => [
      {
        id: 'import',
        label: translate('transfer.import'),
        shortcut: 'mod+i',
        otherShortcut: 'mod+o',
        run: () => attempt(chooseFiles(library)),
      },
      { id: 'export-library', label: translate('export.libraryCommand'), run: () => exportLibrary(translate) },
    ],
    [library, translate],
  );
  useCommands(commands);
  useEffect(() => listenForFiles(translate, gameCatalog, library, setCanDrop), [translate, library, gameCatalog]);
  useEffect(() => {
    bridge?.onOpened(() => attempt(importOpenedFiles(library)));
    bridge?.onMenu(runMenuCommand);
    // Files that the app was started with can be imported now.
    attempt(importOpenedFiles(library));
  }, [library]);
  return (
    <>
      {canDrop ? <div className={css.over}>{translate('transfer.dropNow')}</div> : null}
      <ImportHost />
      <EncodingHost />
      <HiddenPartsHost />
      <ExportHost />
    </>
  );
}
