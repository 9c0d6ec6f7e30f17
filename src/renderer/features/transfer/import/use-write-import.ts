import { useRef, useState } from 'react';
import type { PlannedChange } from '../../../../shared/library/import/import-plan.ts';
import { nameIn } from '../../../../shared/library/import/incoming.ts';
import { attempt } from '../../../failures/report-failure.ts';
import { followImported, otherGames } from '../../../games/imported.ts';
import type { Source } from '../../../navigation/import-source.ts';
import { go, routeOfDocument } from '../../../navigation/router.ts';
import { useGames, useLibrary } from '../../../store/library-context.ts';
import { shortName } from '../../../strings/documents/short-name.ts';
import { explainFailure } from '../../../strings/failures.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { operationKey, toast } from '../../../toasts/toasts.ts';
import type { ImportReview } from './use-import-review.ts';
import { writeImport } from './write-import.ts';

export interface ImportWriter {
  /** Absent = nothing is under way. */
  readonly working?: { readonly done: number; readonly of: number };
  /** Why nothing was written. */
  readonly failure?: string;
  /** It was stopped before anything was written. */
  readonly isStopped?: true;
  start(): Promise<void>;
  /** Ends it while pictures are read; what is being written is written. */
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
    const route = only === undefined || another !== undefined ? undefined : routeOfDocument(only.kind, only.id);
    if (route !== undefined) go(route);
  }

  function doneMessage(): string {
    const [only, another] = ownOf(plan);
    const name = another === undefined ? nameIn(only?.document) : '';
    const along = plan.length - 1;
    if (name !== '')
      return along === 0
        ? translate(`transfer.doneOne.${operation}`, { name: shortName(name) })
        : translate('transfer.doneWith', { name: shortName(name), n: along });
    const others = otherGames(
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

/** What the import is of; all where nothing but embedded documents is written. */
function ownOf(plan: readonly PlannedChange[]): readonly PlannedChange[] {
  const own = plan.filter(({ isEmbedded }) => isEmbedded !== true);
  return own.length === 0 ? plan : own;
}
