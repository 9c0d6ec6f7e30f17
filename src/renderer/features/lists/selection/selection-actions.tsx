import { Ellipsis, X } from 'lucide-react';
import { MenuTrigger, Popover } from 'react-aria-components';
import { ActionButton } from '../../../components/action-button.tsx';
import { Button, IconButton } from '../../../components/button.tsx';
import overlay from '../../../components/overlay.module.css';
import { ActionMenu } from '../../../components/row-menu/action-menu.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { ListAction } from '../list-action.ts';

interface Props {
  actions: readonly ListAction[];
  onClear(): void;
}

/** So many actions fit next to the title with their labels. Of more actions, only the frequent ones have a button. */
const MAX_BUTTONS = 6;

/** Shows the actions on the selected rows. They replace the actions on the whole list. */
export function SelectionActions({ actions, onClear }: Props) {
  const translate = useTranslate();
  const buttonActions =
    actions.length <= MAX_BUTTONS
      ? actions
      : actions.filter(({ isFrequent, kind }) => isFrequent === true || kind === 'danger');
  const menuActions = actions.filter((action) => !buttonActions.includes(action));
  const renderButton = ({ id, icon, label, kind, isEnabled = true, run }: ListAction) => (
    <ActionButton key={id} icon={icon} label={label} {...(kind && { kind })} isDisabled={!isEnabled} onPress={run} />
  );
  return (
    <>
      {buttonActions.filter(({ kind }) => kind !== 'danger').map(renderButton)}
      {menuActions.length === 0 ? null : (
        <MenuTrigger>
          <Button icon={<Ellipsis />}>{translate('lists.moreActions')}</Button>
          <Popover className={overlay.popover ?? ''} offset={4} placement="bottom end">
            <ActionMenu
              label={translate('lists.moreActions')}
              actions={menuActions}
              onAction={(action) => action.run()}
            />
          </Popover>
        </MenuTrigger>
      )}
      {buttonActions.filter(({ kind }) => kind === 'danger').map(renderButton)}
      <IconButton icon={<X />} label={`${translate('lists.clear')} (Esc)`} onPress={onClear} />
    </>
  );
}
