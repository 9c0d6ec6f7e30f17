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
import css from './export.module.css';
import type { PackProgress } from './make-files.ts';
import { type ExportWay, exportBy, keepWay, kindOf, usualWay, waysFor } from './ways.ts';

/** The dialog in which the user chooses the format and the destination of an export. */
export function ExportDialog({ subject }: { subject: ExportSubject }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { stores: tables } = useLibrary();
  const ways = waysFor(subject, ({ kind, id }) =>
    kind === 'templates' ? undefined : findGame(gameCatalog, tables[kind].get(id)?.row.document),
  );
  const [way, setWay] = useState<ExportWay>(() => usualWay(ways, subject));
  const folder = useLastFolder(subject);
  const { working, failure, start, stop } = useExporting(subject, way);
  const isWorking = working !== undefined;
  const close = () => {
    stop();
    endExport();
  };
  return (
    <DialogFrame
      title={translate('export.title', { title: shortenName(subject.title || translate('transfer.unnamed')) })}
      modal={css.modal}
      dialog={layout.column}
      underway={isWorking}
      onClose={close}
    >
      {/* Enter does the same as the button on the right. */}
      <form
        className={css.body}
        inert={isWorking}
        onSubmit={(event) => {
          event.preventDefault();
          attempt(start(knowsPlace(way, folder)));
        }}
      >
        <RadioGroup
          className={css.ways ?? ''}
          aria-label={translate('export.as')}
          value={way}
          onChange={(next) => setWay(next as ExportWay)}
        >
          {ways.map((id) => (
            <Radio key={id} value={id} className={css.way ?? ''} autoFocus={id === way}>
              <span className={css.dot} aria-hidden />
              <span>
                <strong>{translate(`export.ways.${id}`)}</strong>
                <span className={css.text}>{translate(`export.wayTexts.${wordsOf(id, subject)}`)}</span>
              </span>
            </Radio>
          ))}
        </RadioGroup>
        {/* Enter on a choice does nothing without a submit button. */}
        <button type="submit" hidden />
      </form>
      <DialogFoot
        message={failure ?? (isWorking ? workingText(translate, working) : '')}
        failed={failure !== undefined}
      >
        {isWorking ? (
          <Button onPress={stop}>{translate('export.stop')}</Button>
        ) : (
          <Button onPress={close}>{translate('shell.cancel')}</Button>
        )}
        <SaveButtons way={way} folder={folder} isWorking={isWorking} onStart={(again) => attempt(start(again))} />
      </DialogFoot>
    </DialogFrame>
  );
}

/**
 * Whether the export can go into the folder of the last export. Spreadsheets are saved one by one, and the user chooses
 * the place each time.
 */
const knowsPlace = (way: ExportWay, folder: string | undefined): boolean =>
  folder !== undefined && !['csv', 'xlsx', 'link', 'text'].includes(way);

/** Returns the key of the text about a format. The text for a single document depends on its kind. */
function wordsOf(way: ExportWay, { documents }: ExportSubject): NamesIn<'export.wayTexts'> {
  const kind = documents?.[0]?.kind;
  if (way !== 'document') return way;
  return kind === 'teams' ? 'team' : kind === 'templates' ? 'template' : 'document';
}

interface ButtonsProps {
  way: ExportWay;
  folder: string | undefined;
  isWorking: boolean;
  onStart(again: boolean): void;
}

function SaveButtons({ way, folder, isWorking, onStart }: ButtonsProps) {
  const translate = useTranslate();
  const primary = { kind: 'primary' as const, isPending: isWorking };
  if (way === 'link' || way === 'text') {
    return (
      <Button {...primary} onPress={() => onStart(false)}>
        {translate('export.copy')}
      </Button>
    );
  }
  const asks =
    way === 'folder'
      ? translate('export.chooseFolder')
      : bridge === undefined
        ? translate('export.download')
        : translate('export.save');
  if (folder === undefined || !knowsPlace(way, folder)) {
    return (
      <Button {...primary} onPress={() => onStart(false)}>
        {asks}
      </Button>
    );
  }
  return (
    <>
      <Button isDisabled={isWorking} onPress={() => onStart(false)}>
        {way === 'folder' ? translate('export.otherFolder') : translate('export.save')}
      </Button>
      <Button {...primary} onPress={() => onStart(true)}>
        {translate('export.saveTo', { folder: shortenName(folder) })}
      </Button>
    </>
  );
}

/** Returns the folder of the last export of this kind. */
function useLastFolder(subject: ExportSubject): string | undefined {
  const [folder, setFolder] = useState<string>();
  useEffect(() => {
    runInBackground(
      'Asking for the last folder',
      bridge?.exportFolders().then((folders) => setFolder(folders[kindOf(subject)])),
    );
  }, [subject]);
  return folder;
}

function useExporting(subject: ExportSubject, way: ExportWay) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const [working, setWorking] = useState<PackProgress>();
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const stop = () => running.current?.abort();

  async function start(again: boolean): Promise<void> {
    const control = new AbortController();
    running.current = control;
    setFailure(undefined);
    setWorking({ documents: 0 });
    try {
      const how = { again, signal: control.signal, onProgress: setWorking };
      const done = await exportBy(translate, gameCatalog, library, subject, way, how);
      if (done !== undefined) {
        keepWay(way, subject);
        endExport();
        toast(done.text);
        if (done.note !== undefined) toast(done.note);
      }
    } catch (error) {
      if (!control.signal.aborted) setFailure(translate('export.failed', { reason: explainFailure(translate, error) }));
    }
    setWorking(undefined);
  }

  return { working, failure, start, stop };
}

const workingText = (translate: Translate, { documents, pictures }: PackProgress): string =>
  pictures === undefined
    ? translate('export.working', { n: documents })
    : translate('export.packing', { done: pictures.done, of: pictures.of });
