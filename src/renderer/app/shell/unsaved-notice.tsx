import { CloudOff } from 'lucide-react';
import { useMemo, useState } from 'react';
import { formatLateText } from '../../../shared/texts/late-text.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import type { Command } from '../../commands/command.ts';
import { useCommands } from '../../commands/registry.ts';
import { Button } from '../../components/button.tsx';
import { attempt } from '../../failures/report-failure.ts';
import type { Library } from '../../store/library.ts';
import { useLibrary, useSaveState } from '../../store/library-context.ts';
import type { SaveState } from '../../store/write-queue.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { toast } from '../../toasts/toasts.ts';
import css from './unsaved-notice.module.css';

/**
 * Says that the last changes are not saved and offers ways to save them. The notice stays until they are saved. Its text
 * changes only if the reason changes, so screen readers do not announce it repeatedly.
 */
export function UnsavedNotice() {
  const translate = useTranslate();
  const library = useLibrary();
  const saveState = useSaveState();
  const isUnsaved = saveState.kind === 'failed';
  const commands = useMemo<Command[]>(
    () => [
      {
        id: 'save-from-memory',
        label: translate('unsaved.saveToFile'),
        isEnabled: isUnsaved,
        worksInDialogs: true,
        run: () => attempt(saveToFile(translate, library), 'unsaved.fileFailed'),
      },
    ],
    [library, isUnsaved, translate],
  );
  useCommands(commands);
  return isUnsaved ? <UnsavedChanges library={library} state={saveState} /> : null;
}

function UnsavedChanges({ library, state }: { library: Library; state: SaveState & { kind: 'failed' } }) {
  const translate = useTranslate();
  const [isBusy, setIsBusy] = useState(false);
  // The browser has deleted the database, so trying again is useless: the database is rebuilt from memory.
  const isGone = state.fault === 'gone';
  const rebuild = () => {
    setIsBusy(true);
    attempt(
      library.rebuild().finally(() => setIsBusy(false)),
      'unsaved.rebuildFailed',
    );
  };
  return (
    <section className={css.notice} aria-label={translate('unsaved.title')}>
      <CloudOff aria-hidden />
      <div role="alert" className={css.text}>
        <strong>{isGone ? translate('unsaved.goneTitle') : translate('unsaved.title')}</strong>
        <p>
          {isGone
            ? translate('unsaved.goneText')
            : `${formatLateText(translate, state.reason)} ${translate('unsaved.text')}`}
        </p>
      </div>
      <div className={css.actions}>
        {isGone ? (
          <Button kind="primary" isDisabled={isBusy} onPress={rebuild}>
            {translate('unsaved.rebuild')}
          </Button>
        ) : (
          <Button onPress={() => library.retry()}>{translate('unsaved.retry')}</Button>
        )}
        <Button onPress={() => attempt(saveToFile(translate, library), 'unsaved.fileFailed')}>
          {translate('unsaved.saveToFile')}
        </Button>
      </div>
    </section>
  );
}

async function saveToFile(translate: Translate, library: Library): Promise<void> {
  const { saveFromMemory } = await import('../../features/transfer/export/save-from-memory.ts');
  const fileName = await saveFromMemory(translate, library);
  if (fileName !== undefined) toast(translate('unsaved.fileSaved', { name: fileName }));
}
