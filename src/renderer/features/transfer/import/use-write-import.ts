import { useRef, useState } from 'react';
import type { PlannedChange } from '../../../../shared/library/import/import-plan.ts';
import { readDocumentName } from '../../../../shared/library/import/incoming.ts';
import { attempt } from '../../../failures/report-failure.ts';
import { followImported, listOtherGames } from '../../../games/follow-imported.ts';
import type { Source } from '../../../navigation/import-source.ts';
import { getDocumentRoute, navigateTo } from '../../../navigation/router.ts';
import { useGames, useLibrary } from '../../../store/library-context.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { explainFailure } from '../../../strings/failures.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { operationKey, toast } from '../../../toasts/toasts.ts';
import type { ImportReview } from './use-import-review.ts';
import { writeImport } from './write-import.ts';

export interface ImportWriter {
  /** Absent = no import is running. */
  readonly working?: { readonly done: number; readonly of: number };
  /** The reason why nothing was written. */
  readonly failure?: string;
  /** Whether it was stopped before anything was written. */
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
  const stopping = useRef<AbortController>(undefined);

  async function start(): Promise<void> {
    const onProgress = (done: number, of: number) => setState({ working: { done, of } });
    onProgress(0, 0);
    const controller = new AbortController();
    stopping.current = controller;
    try {
      const written = await writeImport(
        translate,
        library,
        operation,
        plan,
        reader,
        sources,
        onProgress,
        controller.signal,
      );
      if (written === undefined) {
        setState({ isStopped: true });
        return;
      }
      const { n, undo, refused } = written;
      const run = () => attempt(undo(), 'operations.undoFailed');
      toast(doneMessage(), { action: { label: translate('shell.undo'), undoes: [operationKey(n)], run } });
      const [reason] = refused;
      if (reason !== undefined)
        toast(translate('transfer.pictureRefused', { n: refused.length, reason }), { kind: 'failed' });
    } catch (error) {
      setState({ failure: translate(`transfer.failed.${operation}`, { reason: explainFailure(translate, error) }) });
      return;
    }
    onDone();
    followImported(
      gameCatalog,
      plan.map(({ document }) => document),
    );
    const [only, another] = ownOf(plan);
    const route = only === undefined || another !== undefined ? undefined : getDocumentRoute(only.kind, only.id);
    if (route !== undefined) navigateTo(route);
  }

  function doneMessage(): string {
    const [only, another] = ownOf(plan);
    const name = another === undefined ? readDocumentName(only?.document) : '';
    const along = plan.length - 1;
    if (name !== '')
      return along === 0
        ? translate(`transfer.doneOne.${operation}`, { name: shortenName(name) })
        : translate('transfer.doneWith', { name: shortenName(name), n: along });
    const others = listOtherGames(
      gameCatalog,
      plan.map(({ document }) => document),
    );
    return [
      translate(`transfer.done.${operation}`, { n: plan.length }),
      ...others.map(([game, n]) => translate('game.others', { n, game: game.name })),
    ].join(' ');
  }

  return { ...state, start, stop: () => stopping.current?.abort() };
}

/** Returns the main documents of the import, or all if only embedded documents are written. */
function ownOf(plan: readonly PlannedChange[]): readonly PlannedChange[] {
  const own = plan.filter(({ isEmbedded }) => isEmbedded !== true);
  return own.length === 0 ? plan : own;
}
