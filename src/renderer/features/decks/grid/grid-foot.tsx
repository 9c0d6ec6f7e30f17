import { TableProperties } from 'lucide-react';
import { ProgressBar } from 'react-aria-components';
import { Button } from '../../../components/button.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { Progress } from '../options/takings.ts';
import css from './grid.module.css';

interface Props {
  isEmpty: boolean;
  /** The progress of importing pictures. */
  progress: Progress | undefined;
  /** Asks for a newer version of the spreadsheet. */
  onUpdate(): void;
}

/** Shows how to edit the grid, or the progress of the pictures, below it. */
export function GridFoot({ isEmpty, progress, onUpdate }: Props) {
  const translate = useTranslate();
  if (progress === undefined) {
    return (
      <div className={css.foot}>
        <p>{isEmpty ? translate('decks.emptyDeck') : translate('decks.gridHint')}</p>
        <Button kind="quiet" icon={<TableProperties />} onPress={onUpdate}>
          {translate('decks.update')}
        </Button>
      </div>
    );
  }
  const { done, of, stop } = progress;
  return (
    <div className={css.foot}>
      <ProgressBar className={css.progress ?? ''} aria-label={translate('decks.taking')} value={done} maxValue={of}>
        {({ percentage = 0 }) => (
          <>
            <span>{translate('decks.takingPictures', { done, of })}</span>
            <span className={css.bar}>
              <span style={{ width: `${percentage}%` }} />
            </span>
          </>
        )}
      </ProgressBar>
      <Button onPress={stop}>{translate('decks.stop')}</Button>
    </div>
  );
}
