import { CircleX } from 'lucide-react';
import { ProgressBar } from 'react-aria-components';
import { PRINT } from '../../strings/print.ts';
import type { Progress } from './job.ts';
import css from './print.module.css';
import type { PrintState } from './use-printer.ts';

/** What the printer is doing, or why it could not. */
export function PrintProgress({ state }: { state: PrintState }) {
  if (state.kind === 'idle') return <div className={css.progress} />;
  if (state.kind === 'failed') {
    return (
      <p className={css.failed} role="alert">
        <CircleX aria-hidden /> {state.reason}
      </p>
    );
  }
  const progress = state.kind === 'working' ? state.progress : undefined;
  const known = progress?.stage === 'cards';
  const text = state.kind === 'saving' ? PRINT.stages.saving : stageText(progress);
  return (
    <ProgressBar
      className={css.progress ?? ''}
      aria-label={PRINT.progress}
      isIndeterminate={!known}
      value={known ? progress.done : 0}
      maxValue={known ? progress.of : 1}
      valueLabel={text}
    >
      {({ percentage }) => (
        <>
          <span>{text}</span>
          <span className={css.bar} data-unknown={known ? undefined : true}>
            <span style={known ? { width: `${percentage ?? 0}%` } : undefined} />
          </span>
        </>
      )}
    </ProgressBar>
  );
}

function stageText(progress: Progress | undefined): string {
  if (progress === undefined) return PRINT.checking;
  return progress.stage === 'cards' ? PRINT.stages.cards(progress.done, progress.of) : PRINT.stages[progress.stage];
}
