import { type ReactNode, useMemo, useState } from 'react';
import type { Finding } from '../../../shared/finding/finding.ts';
import { gameOf } from '../../../shared/games/registry.ts';
import type { Encounter } from '../../../shared/play/encounter.ts';
import { go, type Route } from '../../app/router.ts';
import type { Command } from '../../commands/command.ts';
import { useCommands } from '../../commands/registry.ts';
import { attempt } from '../../failures/report-failure.ts';
import { openSecondWindow } from '../../platform/second-window.ts';
import { useLibrary } from '../../store/library-context.ts';
import { EDITING } from '../../strings/documents/editing.ts';
import { PRINT } from '../../strings/print.ts';
import { SHOW } from '../../strings/show.ts';
import { DocumentHead } from '../documents/document-head.tsx';
import { useCharactersOf } from '../games/of-game.ts';
import { PrintDialog } from '../print/print-dialog.tsx';
import { exportCommand } from '../transfer/export/export-command.ts';
import { deleteEncounter, duplicateEncounter } from './actions.ts';
import { saveLog } from './save-log.ts';

interface Props {
  encounter: Encounter;
  findings: readonly Finding[];
  /** Undo and redo. */
  commands: readonly Command[];
  /** What switches between the parts of the screen. */
  parts: ReactNode;
}

const LIST: Route = { screen: 'encounters' };

/** Name, verdict, and what can be done with the whole encounter. */
export function EncounterHead({ encounter, findings, commands, parts }: Props) {
  const library = useLibrary();
  const characters = useCharactersOf(gameOf(encounter));
  const [isPrinting, setPrinting] = useState(false);
  const own = useMemo<Command[]>(
    () => [
      {
        id: 'duplicate',
        label: EDITING.duplicate,
        shortcut: 'mod+d',
        run: () => attempt(duplicateEncounter(library, encounter)),
      },
      {
        id: 'second-screen',
        label: SHOW.open,
        run: () => attempt(openSecondWindow(encounter.id), SHOW.notOpened),
      },
      { id: 'save-log', label: PRINT.saveLog, run: () => attempt(saveLog(encounter, characters), PRINT.logNotSaved) },
      {
        id: 'delete',
        label: EDITING.delete,
        run: () => {
          go(LIST);
          attempt(deleteEncounter(library, encounter.id, encounter.name));
        },
      },
      exportCommand(() => ({ title: encounter.name, documents: [{ kind: 'encounters', id: encounter.id }] })),
      { id: 'print', label: PRINT.title, shortcut: 'mod+p', run: () => setPrinting(true) },
    ],
    [library, encounter, characters],
  );
  useCommands(own);
  const all = useMemo(() => [...commands, ...own], [commands, own]);
  return (
    <>
      <DocumentHead
        name={encounter.name}
        // Nothing is judged but whether it can be played.
        findings={findings.length === 0 ? undefined : findings}
        list={LIST}
        commands={all}
        parts={parts}
        printLabel={PRINT.title}
        onPrint={() => setPrinting(true)}
      />
      {isPrinting ? (
        <PrintDialog subject={{ kind: 'encounter', encounter }} onClose={() => setPrinting(false)} />
      ) : null}
    </>
  );
}
