import { type ReactNode, useMemo } from 'react';
import type { Finding } from '../../../shared/finding/finding.ts';
import type { Encounter } from '../../../shared/play/encounter.ts';
import { go, type Route } from '../../app/router.ts';
import type { Command } from '../../commands/command.ts';
import { useCommands } from '../../commands/registry.ts';
import { attempt } from '../../failures/report-failure.ts';
import { useLibrary } from '../../store/library-context.ts';
import { EDITING } from '../../strings/documents/editing.ts';
import { DocumentHead } from '../documents/document-head.tsx';
import { exportCommand } from '../transfer/export/export-command.ts';
import { deleteEncounter, duplicateEncounter } from './actions.ts';

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
  const own = useMemo<Command[]>(
    () => [
      {
        id: 'duplicate',
        label: EDITING.duplicate,
        shortcut: 'mod+d',
        run: () => attempt(duplicateEncounter(library, encounter)),
      },
      {
        id: 'delete',
        label: EDITING.delete,
        run: () => {
          go(LIST);
          attempt(deleteEncounter(library, encounter.id, encounter.name));
        },
      },
      exportCommand(() => ({ title: encounter.name, documents: [{ kind: 'encounters', id: encounter.id }] })),
    ],
    [library, encounter],
  );
  useCommands(own);
  const all = useMemo(() => [...commands, ...own], [commands, own]);
  return (
    <DocumentHead
      name={encounter.name}
      // Nothing is judged but whether it can be played.
      findings={findings.length === 0 ? undefined : findings}
      list={LIST}
      commands={all}
      parts={parts}
      printLabel=""
      onPrint={undefined}
    />
  );
}
