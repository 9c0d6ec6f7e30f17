import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Command } from '../../../commands/command.ts';
import { attempt } from '../../../failures/report-failure.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { dismissUndone, toast } from '../../../toasts/toasts.ts';
import type { SubmissionsHistory } from './submissions-history.ts';

/**
 * Returns the commands that undo and redo what was done to the lists. They replace those of the event pack, so that no key changes rules that
 * aren't on the screen. A toast names what was undone.
 */
export function useListHistory(history: SubmissionsHistory): readonly Command[] {
  const translate = useTranslate();
  const { done, undone } = useStore(history.store);
  return useMemo(() => {
    const runStep = async (direction: 'undo' | 'redo') => {
      const action = await history[direction]();
      if (action === undefined) return;
      dismissUndone(action.key);
      toast(translate(`eventLists.${direction}Done`, { action: action.description }), { subject: 'undo' });
    };
    return [
      {
        id: 'undo',
        label: translate('editing.undo'),
        shortcut: 'mod+z',
        isEnabled: done.length > 0,
        leavesText: true,
        run: () => attempt(runStep('undo'), 'eventLists.failed'),
      },
      {
        id: 'redo',
        label: translate('editing.redo'),
        shortcut: 'mod+shift+z',
        otherShortcut: 'mod+y',
        isEnabled: undone.length > 0,
        leavesText: true,
        run: () => attempt(runStep('redo'), 'eventLists.failed'),
      },
    ];
  }, [translate, history, done, undone]);
}
