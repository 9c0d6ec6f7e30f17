import { useRef, useState } from 'react';
import type { PlannedChange } from '../../../../shared/library/import/import-plan.ts';
import { readDocumentName } from '../../../../shared/library/import/incoming.ts';
import { attempt, reportFailure } from '../../../failures/report-failure.ts';
import { listOtherGames, showImportedGame } from '../../../games/imported-game.ts';
import type { Source } from '../../../navigation/import-source.ts';
import { getDocumentRoute, navigateTo } from '../../../navigation/router.ts';
import type { Library } from '../../../store/library.ts';
import { useGames, useLibrary } from '../../../store/library-context.ts';
import type { VersionRow } from '../../../store/rows.ts';
import { prepareVersions } from '../../../store/versions/backup-versions.ts';
import { addMissingVersions } from '../../../store/versions/versions.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { explainFailure } from '../../../strings/failures.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { getOperationKey, toast } from '../../../toasts/toasts.ts';
import type { ImportReview } from './use-import-review.ts';
import { writeImport } from './write-import.ts';

export interface ImportWriter {
  /** The progress of the running import. Absent = no import is running. */
  readonly progress?: { readonly doneCount: number; readonly totalCount: number };
  /** The reason why nothing was written. */
  readonly failure?: string;
  /** Whether the import was stopped before anything was written. */
  readonly isStopped?: true;
  start(): Promise<void>;
  /** Stops the import while pictures are read. Writing cannot be stopped. */
  stop(): void;
}

/** Writes the chosen documents and shows a toast; a failure leaves the library unchanged. */
export function useWriteImport(
  { plan, reader }: ImportReview,
  operation: 'import' | 'restore',
  sources: readonly Source[],
  onDone: () => void,
): ImportWriter {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const [state, setState] = useState<Omit<ImportWriter, 'start' | 'stop'>>({});
  const stopController = useRef<AbortController>(undefined);

  async function start(): Promise<void> {
    const onProgress = (doneCount: number, totalCount: number) => setState({ progress: { doneCount, totalCount } });
    onProgress(0, 0);
    const controller = new AbortController();
    stopController.current = controller;
    try {
      const importResult = await writeImport(
        translate,
        library,
        operation,
        plan,
        reader,
        sources,
        onProgress,
        controller.signal,
        listRestoredVersions(library, sources, plan),
      );
      if (importResult === undefined) {
        setState({ isStopped: true });
        return;
      }
      const { operationNumber, undo, refusalReasons, versions } = importResult;
      const { addedCount, refusedCount } = await restoreVersions(library, versions);
      const undoImport = () => attempt(undo(), 'operations.undoFailed');
      const versionsMessage = addedCount === 0 ? [] : [translate('transfer.versionsAdded', { n: addedCount })];
      toast([formatDoneMessage(), ...versionsMessage].join(' '), {
        action: { label: translate('shell.undo'), undoes: [getOperationKey(operationNumber)], run: undoImport },
      });
      if (refusedCount > 0) toast(translate('transfer.versionsRefused', { n: refusedCount }), { kind: 'failed' });
      const [reason] = refusalReasons;
      if (reason !== undefined)
        toast(translate('transfer.pictureRefused', { n: refusalReasons.length, reason }), { kind: 'failed' });
    } catch (error) {
      setState({ failure: translate(`transfer.failed.${operation}`, { reason: explainFailure(translate, error) }) });
      return;
    }
    onDone();
    showImportedGame(
      gameCatalog,
      plan.map(({ document }) => document),
    );
    const [onlyChange, secondChange] = listMainChanges(plan);
    const route =
      onlyChange === undefined || secondChange !== undefined
        ? undefined
        : getDocumentRoute(onlyChange.kind, onlyChange.id);
    if (route !== undefined) navigateTo(route);
  }

  function formatDoneMessage(): string {
    const [onlyChange, secondChange] = listMainChanges(plan);
    const documentName = secondChange === undefined ? readDocumentName(onlyChange?.document) : '';
    const otherCount = plan.length - 1;
    if (documentName !== '')
      return otherCount === 0
        ? translate(`transfer.doneOne.${operation}`, { name: shortenName(documentName) })
        : translate('transfer.doneWith', { name: shortenName(documentName), n: otherCount });
    const otherGames = listOtherGames(
      gameCatalog,
      plan.map(({ document }) => document),
    );
    return [
      translate(`transfer.done.${operation}`, { n: plan.length }),
      ...otherGames.map(([game, gameCount]) => translate('game.others', { n: gameCount, game: game.name })),
    ].join(' ');
  }

  return { ...state, start, stop: () => stopController.current?.abort() };
}

/** Lists the versions of the documents that are restored from a backup. */
function listRestoredVersions(
  { database }: Library,
  sources: readonly Source[],
  plan: readonly PlannedChange[],
): readonly VersionRow[] {
  const backupVersions = sources.flatMap((source) => (source.kind === 'rows' ? (source.versions ?? []) : []));
  const owners = new Map(plan.map(({ kind, id, incomingId }) => [`${kind}/${incomingId ?? id}`, `${kind}/${id}`]));
  return prepareVersions(backupVersions, owners, () => database.author.createOperationId());
}

/** Adds the versions that the library does not have. A failure does not undo the import. */
async function restoreVersions({ database }: Library, versions: readonly VersionRow[]) {
  const nothingAdded = { addedCount: 0, refusedCount: 0 };
  if (versions.length === 0) return nothingAdded;
  return addMissingVersions(database, versions).catch((error: unknown) => {
    reportFailure(error);
    return nothingAdded;
  });
}

/** Returns the main documents of the import, or all if only embedded documents are written. */
function listMainChanges(plan: readonly PlannedChange[]): readonly PlannedChange[] {
  const mainChanges = plan.filter(({ isEmbedded }) => isEmbedded !== true);
  return mainChanges.length === 0 ? plan : mainChanges;
}
