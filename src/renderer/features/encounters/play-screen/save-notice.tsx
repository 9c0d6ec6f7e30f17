import { CloudOff } from 'lucide-react';
import { useTranslate } from '../../../texts/use-translate.ts';
import { useSaveState } from './play-session.ts';
import css from './save-notice.module.css';

/**
 * Tells the user that play can continue while the disk refuses to save. `UnsavedNotice` gives the reason and has a button that
 * tries again.
 */
export function SaveNotice({ id }: { id: string }) {
  const translate = useTranslate();
  if (useSaveState(id) !== 'refused') return null;
  return (
    <p className={css.notice} role="alert">
      <CloudOff aria-hidden /> {translate('encounters.diskRefuses')}
    </p>
  );
}
