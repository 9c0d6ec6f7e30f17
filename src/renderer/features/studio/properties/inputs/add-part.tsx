import { Plus } from 'lucide-react';
import { IconButton } from '../../../../components/button.tsx';
import { createRemoveAction, RowMenu } from '../../../../components/row-menu/row-menu.tsx';
import { useTranslate } from '../../../../texts/use-translate.ts';
import css from '../properties.module.css';

/** Shows the name of an absent part, with a button that adds the part. */
export function AddPart({ partLabel, isDisabled, onAdd }: { partLabel: string; isDisabled: boolean; onAdd(): void }) {
  const translate = useTranslate();
  return (
    <div className={css.absent}>
      <span className={css.label}>{partLabel}</span>
      <IconButton
        icon={<Plus />}
        label={translate('studio.addOf', { label: partLabel })}
        isDisabled={isDisabled}
        onPress={onAdd}
      />
    </div>
  );
}

export const RemovePart = ({ partLabel, onRemove }: { partLabel: string; onRemove(): void }) => {
  const translate = useTranslate();
  return (
    <div className={css.entryTools}>
      <RowMenu rowName={partLabel} actions={[createRemoveAction(translate, onRemove)]} />
    </div>
  );
};
