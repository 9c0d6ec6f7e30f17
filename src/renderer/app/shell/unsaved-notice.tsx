import { CloudOff } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Command } from '../../commands/command.ts';
import { useCommands } from '../../commands/registry.ts';
import { Button } from '../../components/button.tsx';
import { attempt } from '../../failures/report-failure.ts';
import type { Library } from '../../store/library.ts';
import { useLibrary, useSaveState } from '../../store/library-context.ts';
import type { SaveState } from '../../store/write-queue.ts';
import { UNSAVED } from '../../strings/unsaved.ts';
import { toast } from '../../toasts/toasts.ts';
import css from './unsaved-notice.module.css';

/**
 * Says that the last changes are not saved and offers ways to save them. The notice stays until they are saved. Its text changes only
 * with the reason, so screen readers announce it once.
 */
export function UnsavedNotice() {
  const library = useLibrary();
  const state = useSaveState();
  const isUnsaved = state.kind === 'failed';
  const commands = useMemo<Command[]>(
    () => [
      {
        id: 'save-from-memory',
        label: UNSAVED.saveToFile,
        enabled: isUnsaved,
        beside: true,
        run: () => attempt(saveToFile(library), UNSAVED.fileFailed),
      },
    ],
    [library, isUnsaved],
  );
  useCommands(commands);
  return isUnsaved ? <UnsavedChanges library={library} state={state} /> : null;
}

function UnsavedChanges({ library, state }: { library: Library; state: SaveState & { kind: 'failed' } }) {
  const [isBusy, setBusy] = useState(false);
  const isGone = state.fault === 'gone';
  const rebuild = () => {
    setBusy(true);
    attempt(
      library.rebuild().finally(() => setBusy(false)),
      UNSAVED.rebuildFailed,
    );
  };
  return (
    <section className={css.notice} aria-label={UNSAVED.title}>
      <CloudOff aria-hidden />
      <div role="alert" className={css.text}>
        <strong>{isGone ? UNSAVED.goneTitle : UNSAVED.title}</strong>
        <p>{isGone ? UNSAVED.goneText : `${state.reason} ${UNSAVED.text}`}</p>
      </div>
      <div className={css.actions}>
        {isGone ? (
          <Button kind="primary" isDisabled={isBusy} onPress={rebuild}>
            {UNSAVED.rebuild}
          </Button>
        ) : (
          <Button onPress={() => library.retry()}>{UNSAVED.retry}</Button>
        )}
        <Button onPress={() => attempt(saveToFile(library), UNSAVED.fileFailed)}>{UNSAVED.saveToFile}</Button>
      </div>
    </section>
  );
}

async function saveToFile(library: Library): Promise<void> {
  const { saveFromMemory } = await import('../../features/transfer/export/save-from-memory.ts');
  const fileName = await saveFromMemory(library);
  if (fileName !== undefined) toast(UNSAVED.fileSaved(fileName));
}
