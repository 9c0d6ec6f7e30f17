import { useEffect, useRef, useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import type { NamesIn, Translate } from '../../../../shared/texts/translate.ts';
import { Button } from '../../../components/button.tsx';
import { DialogFoot } from '../../../components/dialogs/dialog-foot.tsx';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import layout from '../../../components/dialogs/dialog-layout.module.css';
import { attempt } from '../../../failures/report-failure.ts';
import { runInBackground } from '../../../failures/run-in-background.ts';
import { findGame } from '../../../games/game-items.ts';
import { type ExportSubject, endExport } from '../../../navigation/export-request.ts';
import { bridge } from '../../../platform/bridge.ts';
import { useGames, useLibrary } from '../../../store/library-context.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { explainFailure } from '../../../strings/failures.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { toast } from '../../../toasts/toasts.ts';
import type { PackProgress } from './create-files.ts';
import css from './export.module.css';
import {
  type ExportFormat,
  exportDocuments,
  getDefaultFormat,
  getExportKind,
  listExportFormats,
  saveLastFormat,
} from './export-formats.ts';

/** The dialog in which the user chooses the format and the destination of an export. */
export function ExportDialog({ subject }: { subject: ExportSubject }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { stores } = useLibrary();
  const exportFormats = listExportFormats(subject, ({ kind, id }) =>
    kind === 'templates' ? undefined : findGame(gameCatalog, stores[kind].get(id)?.row.document),
  );
  const [exportFormat, setExportFormat] = useState<ExportFormat>(() => getDefaultFormat(exportFormats, subject));
  const lastFolder = useLastFolder(subject);
  const { progress, failure, start, stop } = useExport(subject, exportFormat);
  const isWorking = progress !== undefined;
  const close = () => {
    stop();
    endExport();
  };
  return (
    <DialogFrame
      title={translate('export.title', { title: shortenName(subject.title || translate('transfer.unnamed')) })}
      modalClassName={css.modal}
      dialogClassName={layout.column}
      ignoresOutsideClicks={isWorking}
      onClose={close}
    >
      {/* Enter does the same as the button on the right. */}
      <form
        className={css.body}
        inert={isWorking}
        onSubmit={(event) => {
          event.preventDefault();
          attempt(start(canReuseFolder(exportFormat, lastFolder)));
        }}
      >
        <RadioGroup
          className={css.ways ?? ''}
          aria-label={translate('export.as')}
          value={exportFormat}
          onChange={(formatId) => setExportFormat(formatId as ExportFormat)}
        >
          {exportFormats.map((formatId) => (
            <Radio key={formatId} value={formatId} className={css.way ?? ''} autoFocus={formatId === exportFormat}>
              <span className={css.dot} aria-hidden />
              <span>
                <strong>{translate(`export.ways.${formatId}`)}</strong>
                <span className={css.text}>{translate(`export.wayTexts.${getFormatTextKey(formatId, subject)}`)}</span>
              </span>
            </Radio>
          ))}
        </RadioGroup>
        {/* Enter on a choice does nothing without a submit button. */}
        <button type="submit" hidden />
      </form>
      <DialogFoot
        message={failure ?? (isWorking ? formatProgress(translate, progress) : '')}
        hasFailed={failure !== undefined}
      >
        {isWorking ? (
          <Button onPress={stop}>{translate('export.stop')}</Button>
        ) : (
          <Button onPress={close}>{translate('shell.cancel')}</Button>
        )}
        <SaveButtons
          exportFormat={exportFormat}
          lastFolder={lastFolder}
          isWorking={isWorking}
          onStart={(reuseFolder) => attempt(start(reuseFolder))}
        />
      </DialogFoot>
    </DialogFrame>
  );
}

/** Formats that are copied to the clipboard. */
const CLIPBOARD_FORMATS: readonly ExportFormat[] = ['link', 'list', 'text'];

/**
 * Whether the files can be saved into the folder of the last export. The user chooses a folder for each spreadsheet, and links and
 * texts are copied to the clipboard.
 */
const canReuseFolder = (exportFormat: ExportFormat, lastFolder: string | undefined): boolean =>
  lastFolder !== undefined && !['csv', 'xlsx', ...CLIPBOARD_FORMATS].includes(exportFormat);

/** Returns the key of the text about a format. The text for a single document depends on its kind. */
function getFormatTextKey(exportFormat: ExportFormat, { documents }: ExportSubject): NamesIn<'export.wayTexts'> {
  const documentKind = documents?.[0]?.kind;
  if (exportFormat !== 'document') return exportFormat;
  return documentKind === 'teams' ? 'team' : documentKind === 'templates' ? 'template' : 'document';
}

interface ButtonsProps {
  exportFormat: ExportFormat;
  lastFolder: string | undefined;
  isWorking: boolean;
  onStart(reuseFolder: boolean): void;
}

function SaveButtons({ exportFormat, lastFolder, isWorking, onStart }: ButtonsProps) {
  const translate = useTranslate();
  const primaryProps = { kind: 'primary' as const, isPending: isWorking };
  if (CLIPBOARD_FORMATS.includes(exportFormat)) {
    return (
      <Button {...primaryProps} onPress={() => onStart(false)}>
        {translate('export.copy')}
      </Button>
    );
  }
  const saveLabel =
    exportFormat === 'folder'
      ? translate('export.chooseFolder')
      : bridge === undefined
        ? translate('export.download')
        : translate('export.save');
  if (lastFolder === undefined || !canReuseFolder(exportFormat, lastFolder)) {
    return (
      <Button {...primaryProps} onPress={() => onStart(false)}>
        {saveLabel}
      </Button>
    );
  }
  return (
    <>
      <Button isDisabled={isWorking} onPress={() => onStart(false)}>
        {exportFormat === 'folder' ? translate('export.otherFolder') : translate('export.save')}
      </Button>
      <Button {...primaryProps} onPress={() => onStart(true)}>
        {translate('export.saveTo', { folder: shortenName(lastFolder) })}
      </Button>
    </>
  );
}

/** Returns the folder of the last export of this kind. */
function useLastFolder(subject: ExportSubject): string | undefined {
  const [lastFolder, setLastFolder] = useState<string>();
  useEffect(() => {
    runInBackground(
      'Asking for the last folder',
      bridge?.exportFolders().then((folders) => setLastFolder(folders[getExportKind(subject)])),
    );
  }, [subject]);
  return lastFolder;
}

function useExport(subject: ExportSubject, exportFormat: ExportFormat) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const [progress, setProgress] = useState<PackProgress>();
  const [failure, setFailure] = useState<string>();
  const abortController = useRef<AbortController>(undefined);
  const stop = () => abortController.current?.abort();

  async function start(reuseFolder: boolean): Promise<void> {
    const controller = new AbortController();
    abortController.current = controller;
    setFailure(undefined);
    setProgress({ documentCount: 0 });
    try {
      const exportOptions = { reuseFolder, signal: controller.signal, onProgress: setProgress };
      const exportResult = await exportDocuments(translate, gameCatalog, library, subject, exportFormat, exportOptions);
      if (exportResult !== undefined) {
        saveLastFormat(exportFormat, subject);
        endExport();
        toast(exportResult.message);
        if (exportResult.note !== undefined) toast(exportResult.note);
      }
    } catch (error) {
      if (!controller.signal.aborted)
        setFailure(translate('export.failed', { reason: explainFailure(translate, error) }));
    }
    setProgress(undefined);
  }

  return { progress, failure, start, stop };
}

const formatProgress = (translate: Translate, { documentCount, pictures }: PackProgress): string =>
  pictures === undefined
    ? translate('export.working', { n: documentCount })
    : translate('export.packing', { done: pictures.doneCount, of: pictures.totalCount });
