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
import { isCounted } from './job.ts';
import { percentDone } from './output/percent.ts';
import { showSaved } from './output/save-files.ts';
import type { OutputState } from './output/use-output.ts';
import css from './print-foot.module.css';

interface Props {
  ref: Ref<HTMLDivElement>;
  state: OutputState;
  /** The reason why the worker is gone. */
  lost: string | undefined;
  /** Undefined before the first progress report. */
  progress: PrintProgress | undefined;
  /** The number of pages. */
  pages: number;
  /** The number of empty pages that are added. */
  empty: number;
  /** The label of the save button. */
  label: string;
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
export function PrintFoot(props: Props) {
  const translate = useTranslate();
  const { ref, state, lost, progress, pages, empty, label, isImages, isBusy, isDisabled } = props;
  const { onStop, onSave, onPrint } = props;
  return (
    <div ref={ref} className={css.foot}>
      <div className={css.state}>
        <State state={state} lost={lost} progress={progress} pages={pages} empty={empty} isImages={isImages} />
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
        {label}
      </Button>
    </div>
  );
}

type StateProps = Pick<Props, 'state' | 'lost' | 'progress' | 'pages' | 'empty' | 'isImages'>;

function State({ state, lost, progress, pages, empty, isImages }: StateProps) {
  const translate = useTranslate();
  switch (state.kind) {
    case 'idle':
      return lost === undefined ? (
        <p className={text.quiet}>
          {isImages ? translate('printImages.foot', { n: pages }) : translate('print.scale', { pages, empty })}
        </p>
      ) : (
        <Failed reason={translate('print.notLaidOut', { reason: lost })} />
      );
    case 'failed':
      return <Failed reason={state.reason} />;
    case 'saved':
      return (
        <div className={css.saved}>
          <p role="status">
            <CircleCheck aria-hidden /> {[state.text, describeLostPictures(translate, state.lost)].join(' ').trim()}
          </p>
          {state.key === undefined ? null : <ShowSaved saved={state.key} opens={state.opens} />}
        </div>
      );
    default:
      return <Bar state={state} progress={progress} />;
  }
}

/** Opens the saved file or shows it in its folder. */
function ShowSaved({ saved, opens }: { saved: string; opens: boolean }) {
  const translate = useTranslate();
  return (
    <>
      {opens ? (
        <Button kind="quiet" onPress={() => attempt(showSaved(saved, 'open'), 'print.notShown')}>
          {translate('print.open')}
        </Button>
      ) : null}
      <Button kind="quiet" icon={<FolderOpen />} onPress={() => attempt(showSaved(saved, 'folder'), 'print.notShown')}>
        {translate('print.showInFolder')}
      </Button>
    </>
  );
}

function Failed({ reason }: { reason: string }) {
  return (
    <p className={css.failed} role="alert">
      <CircleX aria-hidden /> {reason}
    </p>
  );
}

type Busy = Extract<OutputState, { kind: 'working' | 'saving' }>;

function Bar({ state, progress }: { state: Busy; progress: PrintProgress | undefined }) {
  const translate = useTranslate();
  const percent = state.kind === 'working' ? percentDone(state.done, state.parts, progress) : 100;
  const words = state.kind === 'saving' ? translate('print.stages.saving') : stageText(translate, progress);
  return (
    <ProgressBar
      className={css.progress ?? ''}
      aria-label={translate('print.progress')}
      value={percent}
      maxValue={100}
      valueLabel={translate('print.percent', { percent, words })}
    >
      <span>{words}</span>
      <span className={css.percent}>{translate('print.percentShort', { percent })}</span>
      <span className={css.bar}>
        <span style={{ width: `${percent}%` }} />
      </span>
    </ProgressBar>
  );
}

function stageText(translate: Translate, progress: PrintProgress | undefined): string {
  if (progress === undefined) return translate('print.progress');
  return isCounted(progress)
    ? translate(`print.stages.${progress.stage}`, { done: progress.done, of: progress.of })
    : translate(`print.stages.${progress.stage}`);
}
