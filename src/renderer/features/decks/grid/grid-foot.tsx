import { TableProperties } from 'lucide-react';
import { ProgressBar } from 'react-aria-components';
import { Button } from '../../../components/button.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { ImportProgress } from '../options/picture-imports.ts';
import css from './grid.module.css';

interface Props {
  isEmpty: boolean;
  /** The progress of importing pictures. */
  progress: ImportProgress | undefined;
  /** Asks for a newer version of the spreadsheet. */
  onUpdate(): void;
}

/** Shows a hint, or the progress of importing pictures, below the grid. */
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
  const { importedCount, totalCount, stop } = progress;
  return (
    <div className={css.foot}>
      <ProgressBar
        className={css.progress ?? ''}
        aria-label={translate('decks.taking')}
        value={importedCount}
        maxValue={totalCount}
      >
        {({ percentage = 0 }) => (
          <>
            <span>{translate('decks.takingPictures', { done: importedCount, of: totalCount })}</span>
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
