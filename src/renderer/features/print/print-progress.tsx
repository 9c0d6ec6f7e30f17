import { CircleX } from 'lucide-react';
import { ProgressBar } from 'react-aria-components';
import { PRINT } from '../../strings/print.ts';
import { isCounted, type Progress } from './job.ts';
import css from './print-progress.module.css';
import type { PrintState } from './use-printer.ts';

interface Props {
  state: PrintState;
  /** Undefined before the first report of it. */
  progress: Progress | undefined;
}

/** The progress of the print, or why it failed. */
export function PrintProgress({ state, progress }: Props) {
  if (state.kind === 'idle') return <div className={css.progress} />;
  if (state.kind === 'failed') {
    return (
      <p className={css.failed} role="alert">
        <CircleX aria-hidden /> {state.reason}
      </p>
    );
  }
  const counted = state.kind === 'working' && progress !== undefined && isCounted(progress) ? progress : undefined;
  const text = state.kind === 'saving' ? PRINT.stages.saving : stageText(progress);
  return (
    <ProgressBar
      className={css.progress ?? ''}
      aria-label={PRINT.progress}
      isIndeterminate={counted === undefined}
      value={counted?.done ?? 0}
      maxValue={counted?.of ?? 1}
      valueLabel={text}
    >
      {({ percentage }) => (
        <>
          <span>{text}</span>
          <span className={css.bar} data-unknown={counted === undefined ? true : undefined}>
            <span style={counted === undefined ? undefined : { width: `${percentage ?? 0}%` }} />
          </span>
        </>
      )}
    </ProgressBar>
  );
}

function stageText(progress: Progress | undefined): string {
  if (progress === undefined) return PRINT.progress;
  return isCounted(progress) ? PRINT.stages[progress.stage](progress.done, progress.of) : PRINT.stages[progress.stage];
}
