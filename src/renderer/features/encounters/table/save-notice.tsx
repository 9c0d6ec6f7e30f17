import { CloudOff } from 'lucide-react';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './save-notice.module.css';
import { useTableSaving } from './table-context.ts';

/**
 * Tells the user that play can continue while the disk refuses to save. The save indicator gives the reason and offers to
 * retry.
 */
export function SaveNotice({ id }: { id: string }) {
  const translate = useTranslate();
  if (useTableSaving(id) !== 'refused') return null;
  return (
    <p className={css.notice} role="alert">
      <CloudOff aria-hidden /> {translate('encounters.diskRefuses')}
    </p>
  );
}
