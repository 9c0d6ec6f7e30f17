import { type RefObject, useMemo } from 'react';
import type { Option } from '../../../../shared/play/play-screen/offer-groups.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import type { Command } from '../../../commands/command.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { TableActions } from './table-actions.ts';

interface Context {
  root: RefObject<HTMLElement | null>;
  /** Shows a part of the screen if there is room for only one. */
  show(part: 'actions' | 'models' | 'log'): void;
  usual: Option | undefined;
  /** Whether the players have to choose, so that the next step is to look at the options. */
  isChoice: boolean;
  /** The model whose turn it is. */
  on: string | undefined;
  actions: TableActions;
}

/** Returns the keyboard commands of the play screen, which the command palette lists as well. */
export function useTableCommands({ root, show, usual, isChoice, on, actions }: Context): readonly Command[] {
  const translate = useTranslate();
  return useMemo(
    () => tableCommands(translate, { root, show, usual, isChoice, on, actions }),
    [root, show, usual, isChoice, on, actions, translate],
  );
}

function tableCommands(translate: Translate, { root, show, usual, isChoice, on, actions }: Context): Command[] {
  const focus = (selector: string) => {
    const found = () => root.current?.querySelector<HTMLElement>(selector);
    // The focus moves at once for users who keep typing, or after the next frame if the part has to be shown first.
    found()?.focus();
    if (document.activeElement !== found()) requestAnimationFrame(() => found()?.focus());
  };
  const toTile = (id: string | undefined) =>
    focus(id === undefined ? 'button[data-model]' : `button[data-model="${CSS.escape(id)}"]`);
  return [
    {
      id: 'table-next',
      label: translate('table.commandNext'),
      shortcut: 'n',
      leavesText: true,
      enabled: usual !== undefined,
      run: () => {
        if (usual === undefined) return;
        if (!isChoice) return actions.choose(usual);
        show('actions');
        focus('button[data-label]:not([aria-disabled])');
      },
    },
    {
      id: 'table-actions',
      label: translate('table.commandActions'),
      shortcut: 'a',
      leavesText: true,
      run: () => {
        show('actions');
        focus('button[data-label]');
      },
    },
    {
      id: 'table-models',
      label: translate('table.commandModels'),
      shortcut: 'm',
      leavesText: true,
      run: () => {
        show('models');
        toTile(on);
      },
    },
    {
      id: 'table-order',
      label: translate('table.commandOrder'),
      shortcut: 'o',
      leavesText: true,
      run: () => focus('button[data-order][aria-current], button[data-order]'),
    },
    {
      id: 'table-find',
      label: translate('table.commandFind'),
      shortcut: '/',
      leavesText: true,
      run: () => {
        show('actions');
        focus('[data-find-offer], button[data-label]');
      },
    },
    {
      id: 'table-card',
      label: translate('table.commandCard'),
      shortcut: 'c',
      leavesText: true,
      enabled: on !== undefined,
      run: () => {
        if (on !== undefined) actions.showCard(on);
      },
    },
  ];
}
