import { CircleCheck, CircleX, FileDown, FolderOpen, Printer } from 'lucide-react';
import type { Ref } from 'react';
import { ProgressBar } from 'react-aria-components';
import type { PrintProgress } from '../../../shared/print-job/print-job.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { Button } from '../../components/button.tsx';
import text from '../../components/text.module.css';
import { attempt } from '../../failures/report-failure.ts';
import { describeLostPictures } from '../../strings/print.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { computePercent } from './output/compute-percent.ts';
import { showSavedFile } from './output/save-files.ts';
import type { OutputState } from './output/use-output.ts';
import css from './print-footer.module.css';
import { isCounted } from './print-messages.ts';

interface Props {
  ref: Ref<HTMLDivElement>;
  state: OutputState;
  /** The reason why the worker failed. */
  workerFailure: string | undefined;
  /** Undefined before the first progress report. */
  progress: PrintProgress | undefined;
  /** The number of pages, or of files with images. Undefined if a text sheet is made but cannot be shown here. */
  pageCount: number | undefined;
  /** How many of the pages are empty, so that each part begins on a new sheet. */
  blankPageCount: number;
  /** Whether pages are still being made, so that their number is not known yet. */
  isPreparing: boolean;
  /** Whether the user must first confirm the right to publish the pictures. */
  needsRights: boolean;
  /** The label of the save button. */
  saveLabel: string;
  /** Images can only be saved; they are not printed. */
  isImages: boolean;
  isBusy: boolean;
  isDisabled: boolean;
  onStop(): void;
  onSave(): void;
  /** Opens the whole PDF in the print dialog or viewer of the system. */
  onPrint(): void;
}

/** Shows the progress and the result of the print, and the buttons. */
export function PrintFooter(props: Props) {
  const translate = useTranslate();
  const { ref, state, saveLabel, isImages, isBusy, isDisabled, onStop, onSave, onPrint } = props;
  return (
    <div ref={ref} className={css.foot} data-toasts="above">
      <div className={css.state}>
        <OutputStatus {...props} />
      </div>
      {isBusy ? (
        <Button isDisabled={state.kind === 'saving'} onPress={onStop}>
          {translate('print.stop')}
        </Button>
      ) : isImages ? null : (
        <Button icon={<Printer />} isDisabled={isDisabled} onPress={onPrint}>
          {translate('print.print')}
        </Button>
      )}
      <Button
        kind="primary"
        icon={<FileDown />}
        // The button is pending and not disabled, because a disabled button would lose the focus and strand keyboard
        // users.
        isPending={isBusy}
        isDisabled={isDisabled}
        onPress={onSave}
      >
        {saveLabel}
      </Button>
    </div>
  );
}

type StateProps = Omit<Props, 'ref'>;

function OutputStatus(props: StateProps) {
  const translate = useTranslate();
  const { state, workerFailure, progress } = props;
  switch (state.kind) {
    case 'idle':
      return workerFailure === undefined ? (
        <p className={text.quiet}>{describePages(translate, props)}</p>
      ) : (
        <FailureMessage reason={translate('print.notLaidOut', { reason: workerFailure })} />
      );
    case 'failed':
      return <FailureMessage reason={state.reason} />;
    case 'saved':
      return (
        <div className={css.saved}>
          <p role="status">
            <CircleCheck aria-hidden />{' '}
            {[state.text, describeLostPictures(translate, state.withoutPicture)].join(' ').trim()}
          </p>
          {state.key === undefined ? null : <ShowFileButtons fileKey={state.key} canOpen={state.canOpen} />}
        </div>
      );
    default:
      return <PrintProgressBar state={state} progress={progress} />;
  }
}

/** Says how many pages the print has, and how to print them. */
function describePages(
  translate: Translate,
  { pageCount, blankPageCount, isPreparing, needsRights, isImages }: StateProps,
): string {
  if (needsRights) return translate('printImages.rightsMissing');
  if (isPreparing) return translate('print.preparing');
  if (pageCount === undefined) return isImages ? '' : translate('print.scaleUncounted');
  return isImages
    ? translate('printImages.foot', { n: pageCount })
    : translate('print.scale', { pages: pageCount, blank: blankPageCount });
}

/** Opens the saved file or shows it in its folder. */
function ShowFileButtons({ fileKey, canOpen }: { fileKey: string; canOpen: boolean }) {
  const translate = useTranslate();
  return (
    <>
      {canOpen ? (
        <Button kind="quiet" onPress={() => attempt(showSavedFile(fileKey, 'open'), 'print.notShown')}>
          {translate('print.open')}
        </Button>
      ) : null}
      <Button
        kind="quiet"
        icon={<FolderOpen />}
        onPress={() => attempt(showSavedFile(fileKey, 'folder'), 'print.notShown')}
      >
        {translate('print.showInFolder')}
      </Button>
    </>
  );
}

function FailureMessage({ reason }: { reason: string }) {
  return (
    <p className={css.failed} role="alert">
      <CircleX aria-hidden /> {reason}
    </p>
  );
}

type BusyState = Extract<OutputState, { kind: 'working' | 'saving' }>;

function PrintProgressBar({ state, progress }: { state: BusyState; progress: PrintProgress | undefined }) {
  const translate = useTranslate();
  const percent = state.kind === 'working' ? computePercent(state.doneParts, state.partCount, progress) : 100;
  const stageLabel = state.kind === 'saving' ? translate('print.stages.saving') : formatStage(translate, progress);
  return (
    <ProgressBar
      className={css.progress ?? ''}
      aria-label={translate('print.progress')}
      value={percent}
      maxValue={100}
      valueLabel={translate('print.percent', { percent, words: stageLabel })}
    >
      <span>{stageLabel}</span>
      <span className={css.percent}>{translate('print.percentShort', { percent })}</span>
      <span className={css.bar}>
        <span style={{ width: `${percent}%` }} />
      </span>
    </ProgressBar>
  );
}

function formatStage(translate: Translate, progress: PrintProgress | undefined): string {
  if (progress === undefined) return translate('print.progress');
  return isCounted(progress)
    ? translate(`print.stages.${progress.stage}`, { done: progress.done, of: progress.of })
    : translate(`print.stages.${progress.stage}`);
}
