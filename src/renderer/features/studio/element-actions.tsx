import {
  BringToFront,
  ChevronDown,
  ChevronUp,
  Copy,
  Eye,
  EyeOff,
  Group,
  Lock,
  LockOpen,
  SendToBack,
  SquareDashedMousePointer,
  Trash2,
  Ungroup,
} from 'lucide-react';
import type { Order } from '../../../shared/studio/arrange/order.ts';
import type { StudioElement } from '../../../shared/studio/view.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import type { MenuAction } from '../../components/row-menu/action-menu.tsx';
import type { StudioActions } from './use-studio-actions.ts';

/** Returns the entries of the context menu of selected elements, or of the card if none is selected. */
export function createElementActions(
  translate: Translate,
  actions: StudioActions,
  elements: readonly StudioElement[],
): readonly MenuAction[] {
  const [firstElement] = elements;
  if (firstElement === undefined)
    return [
      {
        id: 'select-all',
        label: translate('studio.selectAll'),
        shortcut: 'mod+a',
        icon: <SquareDashedMousePointer aria-hidden />,
        run: actions.selectAll,
      },
    ];
  const createOrderAction = (order: Order, icon: MenuAction['icon'], shortcut?: string): MenuAction => ({
    id: order,
    label: translate(`studio.orders.${order}`),
    icon,
    ...(shortcut === undefined ? {} : { shortcut }),
    run: () => actions.reorder(order),
  });
  const createFlagAction = (flagName: 'locked' | 'hidden', OnIcon: typeof Lock, OffIcon: typeof Lock): MenuAction => {
    const isOn = elements.every(({ element }) => element[flagName] === true);
    const Icon = isOn ? OnIcon : OffIcon;
    return {
      id: flagName,
      label: translate(`studio.flagChanges.${flagName}`, { on: isOn }),
      icon: <Icon aria-hidden />,
      run: () => actions.setFlag(firstElement.address, flagName, !isOn),
    };
  };
  return [
    {
      id: 'duplicate',
      label: translate('studio.duplicate'),
      shortcut: 'mod+d',
      icon: <Copy aria-hidden />,
      run: actions.duplicate,
    },
    {
      id: 'group',
      label: translate('studio.group'),
      shortcut: 'mod+g',
      icon: <Group aria-hidden />,
      isEnabled: elements.length > 1,
      run: actions.group,
    },
    {
      id: 'ungroup',
      label: translate('studio.ungroup'),
      shortcut: 'mod+shift+g',
      icon: <Ungroup aria-hidden />,
      isEnabled: elements.some(({ element }) => element.group !== undefined),
      run: actions.ungroup,
    },
    createOrderAction('front', <BringToFront aria-hidden />),
    createOrderAction('forward', <ChevronUp aria-hidden />, ']'),
    createOrderAction('backward', <ChevronDown aria-hidden />, '['),
    createOrderAction('back', <SendToBack aria-hidden />),
    createFlagAction('locked', LockOpen, Lock),
    createFlagAction('hidden', Eye, EyeOff),
    {
      id: 'remove',
      label: translate('studio.remove'),
      shortcut: 'delete',
      icon: <Trash2 aria-hidden />,
      run: actions.remove,
    },
  ];
}
