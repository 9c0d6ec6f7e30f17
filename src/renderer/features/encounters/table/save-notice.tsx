import { CloudOff } from 'lucide-react';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './save-notice.module.css';
import { useTableSaving } from './table-context.ts';

/** Says while the disk refuses that play may go on all the same. The mark of saving says why, and tries again. */
export function SaveNotice({ id }: { id: string }) {
  const translate = useTranslate();
  if (useTableSaving(id) !== 'refused') return null;
  return (
    <p className={css.notice} role="alert">
      <CloudOff aria-hidden /> {translate('encounters.diskRefuses')}
    </p>
  );
}
