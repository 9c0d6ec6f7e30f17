import { type ReactNode, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './filter-dialog.module.css';
import { useInPlace } from './use-in-place.ts';

interface Props {
  /** A sentence with the number of matching documents. */
  text: string;
  onClose(): void;
  children: ReactNode;
}

/** Shows the filters in a dialog if the list is too narrow to show them at its side. */
export function FilterDialog({ text, onClose, children }: Props) {
  const translate = useTranslate();
  const body = useRef<HTMLDivElement>(null);
  useInPlace(body);
  return (
    <DialogFrame title={translate('filters.filters')} modal={css.modal} dialog={css.dialog} onClose={onClose}>
      <div className={css.body} ref={body}>
        <div>{children}</div>
      </div>
      <div className={css.foot}>
        <span role="status">{text}</span>
        <Button kind="primary" onPress={onClose}>
          {translate('filters.close')}
        </Button>
      </div>
    </DialogFrame>
  );
}
