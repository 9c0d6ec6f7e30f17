import { type RefObject, useMemo } from 'react';
import type { Option } from '../../../../shared/play/play-screen/offer-groups.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import type { Command } from '../../../commands/command.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { PlayActions } from './play-actions.ts';

interface CommandContext {
  root: RefObject<HTMLElement | null>;
  /** Shows a part of the screen if there is room for only one. */
  showPart(part: 'actions' | 'models' | 'log'): void;
  defaultOption: Option | undefined;
  /** Submits the open form, or goes to what it still needs; undefined if no form is open. */
  submitForm: (() => void) | undefined;
  /** Asks before the default option ends a turn in which the model can still act; undefined if nothing is left to do. */
  askEnd: (() => void) | undefined;
  /** Highlights the options between which the players have to choose; undefined if the next step is no choice. */
  showChoices: (() => void) | undefined;
  /** The model whose turn it is. */
  activeModel: string | undefined;
  actions: PlayActions;
}

/**
 * Returns the keyboard commands of the play screen, which the command palette lists as well. Their shortcuts are single letters, so they
 * do nothing while a text box or a list has the focus (`leavesText`).
 */
export function usePlayCommands({
  root,
  showPart,
  defaultOption,
  submitForm,
  askEnd,
  showChoices,
  activeModel,
  actions,
}: CommandContext): readonly Command[] {
  const translate = useTranslate();
  return useMemo(
    () =>
      createPlayCommands(translate, {
        root,
        showPart,
        defaultOption,
        submitForm,
        askEnd,
        showChoices,
        activeModel,
        actions,
      }),
    [root, showPart, defaultOption, submitForm, askEnd, showChoices, activeModel, actions, translate],
  );
}

function createPlayCommands(
  translate: Translate,
  { root, showPart, defaultOption, submitForm, askEnd, showChoices, activeModel, actions }: CommandContext,
): Command[] {
  const focusElement = (selector: string) => {
    const findElement = () => root.current?.querySelector<HTMLElement>(selector);
    // A visible element is focused at once, because users keep typing. If its part of the screen has to be shown first, the
    // element is focused in the next frame.
    findElement()?.focus();
    if (document.activeElement !== findElement()) requestAnimationFrame(() => findElement()?.focus());
  };
  const focusTile = (modelId: string | undefined) =>
    focusElement(modelId === undefined ? 'button[data-model]' : `button[data-model="${CSS.escape(modelId)}"]`);
  return [
    {
      id: 'table-next',
      label: translate('table.commandNext'),
      shortcut: 'n',
      leavesText: true,
      isEnabled: defaultOption !== undefined || submitForm !== undefined,
      run: () => {
        if (submitForm !== undefined) return submitForm();
        if (defaultOption === undefined) return;
        if (askEnd !== undefined) {
          showPart('actions');
          return askEnd();
        }
        if (showChoices === undefined) return actions.choose(defaultOption);
        showChoices();
        showPart('actions');
        focusElement('[data-meant] > button[data-label]');
      },
    },
    {
      id: 'table-actions',
      label: translate('table.commandActions'),
      shortcut: 'a',
      leavesText: true,
      run: () => {
        showPart('actions');
        focusElement('button[data-label]');
      },
    },
    {
      id: 'table-models',
      label: translate('table.commandModels'),
      shortcut: 'm',
      leavesText: true,
      run: () => {
        showPart('models');
        focusTile(activeModel);
      },
    },
    {
      id: 'table-order',
      label: translate('table.commandOrder'),
      shortcut: 'o',
      leavesText: true,
      run: () => focusElement('button[data-order][aria-current], button[data-order]'),
    },
    {
      id: 'table-find',
      label: translate('table.commandFind'),
      shortcut: '/',
      leavesText: true,
      run: () => {
        showPart('actions');
        focusElement('[data-find-offer], button[data-label]');
      },
    },
    {
      id: 'table-card',
      label: translate('table.commandCard'),
      shortcut: 'c',
      leavesText: true,
      isEnabled: activeModel !== undefined,
      run: () => {
        if (activeModel !== undefined) actions.showCard(activeModel);
      },
    },
  ];
}
