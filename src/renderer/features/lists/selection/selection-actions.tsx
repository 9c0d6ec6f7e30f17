import { X } from 'lucide-react';
import { ActionButton } from '../../../components/action-button.tsx';
import { IconButton } from '../../../components/button.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { ListAction } from '../list-action.ts';

interface Props {
  actions: readonly ListAction[];
  onClear(): void;
}

/** Shows the actions on the selected rows. They replace the actions on the whole list. */
export function SelectionActions({ actions, onClear }: Props) {
  const translate = useTranslate();
  return (
    <>
      {actions.map(({ id, icon, label, kind, isFrequent = false, isEnabled = true, run }) => (
        <ActionButton
          key={id}
          icon={icon}
          label={label}
          {...(kind && { kind })}
          isFrequent={isFrequent}
          isDisabled={!isEnabled}
          onPress={run}
        />
      ))}
      <IconButton icon={<X />} label={`${translate('lists.clear')} (Esc)`} onPress={onClear} />
    </>
  );
}
