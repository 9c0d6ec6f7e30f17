import { type ReactNode, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './filter-dialog.module.css';
import { useScrollAnchor } from './use-scroll-anchor.ts';

interface Props {
  /** A sentence with the number of matching documents. */
  countText: string;
  onClose(): void;
  children: ReactNode;
}

/** Shows the filters in a dialog if the list is too narrow to show them at its side. */
export function FilterDialog({ countText, onClose, children }: Props) {
  const translate = useTranslate();
  const bodyRef = useRef<HTMLDivElement>(null);
  useScrollAnchor(bodyRef);
  return (
    <DialogFrame
      title={translate('filters.filters')}
      modalClassName={css.modal}
      dialogClassName={css.dialog}
      onClose={onClose}
    >
      <div className={css.body} ref={bodyRef}>
        <div>{children}</div>
      </div>
      <div className={css.foot}>
        <span role="status">{countText}</span>
        <Button kind="primary" onPress={onClose}>
          {translate('filters.close')}
        </Button>
      </div>
    </DialogFrame>
  );
}
