import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { listenForShortcuts, useCommands } from '../../../../src/renderer/commands/registry.ts';
import { act } from '../../../support/page/act.ts';

it('a shortcut works before the first paint of its screen', async () => {
  const runCommand = vi.fn();
  const commands = [{ id: 'search', label: 'Search', shortcut: 'mod+f', run: runCommand }];
  function Search() {
    useCommands(commands);
    return <input />;
  }
  function Screen() {
    // A layout effect runs before the paint and before passive effects.
    useLayoutEffect(() => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', ctrlKey: true, cancelable: true }));
    }, []);
    return <Search />;
  }
  const stopListening = listenForShortcuts(window);
  const reactRoot = createRoot(document.createElement('div'));
  await act(async () => reactRoot.render(<Screen />));
  expect(runCommand).toHaveBeenCalledTimes(1);
  reactRoot.unmount();
  stopListening();
});
