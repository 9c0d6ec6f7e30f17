import { Plus } from 'lucide-react';
import { IconButton } from '../../../../components/button.tsx';
import { RowMenu, removeAction } from '../../../../components/row-menu/row-menu.tsx';
import { useTranslate } from '../../../../texts/use-translate.ts';
import css from '../properties.module.css';

/** What may be absent and is: its name, and the way to have it. */
export function AddPart({ label, isDisabled, onAdd }: { label: string; isDisabled: boolean; onAdd(): void }) {
  const translate = useTranslate();
  return (
    <div className={css.absent}>
      <span className={css.label}>{label}</span>
      <IconButton
        icon={<Plus />}
        label={translate('studio.addOf', { label })}
        isDisabled={isDisabled}
        onPress={onAdd}
      />
    </div>
  );
}

export const RemovePart = ({ label, onRemove }: { label: string; onRemove(): void }) => {
  const translate = useTranslate();
  return (
    <div className={css.entryTools}>
      <RowMenu name={label} actions={[removeAction(translate, onRemove)]} />
    </div>
  );
};
