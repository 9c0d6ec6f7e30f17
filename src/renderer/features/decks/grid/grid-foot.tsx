import { TableProperties } from 'lucide-react';
import { ProgressBar } from 'react-aria-components';
import { Button } from '../../../components/button.tsx';
import { DECKS } from '../../../strings/documents/decks.ts';
import type { Progress } from '../options/takings.ts';
import css from './grid.module.css';

interface Props {
  isEmpty: boolean;
  /** Of pictures that are being taken. */
  progress: Progress | undefined;
  /** Asks for a newer state of the table. */
  onUpdate(): void;
}

/** Below the grid: how it is written in, or how far the pictures are. */
export function GridFoot({ isEmpty, progress, onUpdate }: Props) {
  if (progress === undefined) {
    return (
      <div className={css.foot}>
        <p>{isEmpty ? DECKS.emptyDeck : DECKS.gridHint}</p>
        <Button kind="quiet" icon={<TableProperties />} onPress={onUpdate}>
          {DECKS.update}
        </Button>
      </div>
    );
  }
  const { done, of, stop } = progress;
  return (
    <div className={css.foot}>
      <ProgressBar className={css.progress ?? ''} aria-label={DECKS.taking} value={done} maxValue={of}>
        {({ percentage = 0 }) => (
          <>
            <span>{DECKS.takingPictures(done, of)}</span>
            <span className={css.bar}>
              <span style={{ width: `${percentage}%` }} />
            </span>
          </>
        )}
      </ProgressBar>
      <Button onPress={stop}>{DECKS.stop}</Button>
    </div>
  );
}
