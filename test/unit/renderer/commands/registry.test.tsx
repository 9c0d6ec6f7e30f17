import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { listenForShortcuts, useCommands } from '../../../../src/renderer/commands/registry.ts';
import { act } from '../../../support/page/act.ts';

it('a key works from the moment that its screen stands there', async () => {
  const run = vi.fn();
  const commands = [{ id: 'search', label: 'Search', shortcut: 'mod+f', run }];
  function Search() {
    useCommands(commands);
    return <input />;
  }
  function Screen() {
    // Before the paint, and before effects that wait for it.
    useLayoutEffect(() => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', ctrlKey: true, cancelable: true }));
    }, []);
    return <Search />;
  }
  const stop = listenForShortcuts(window);
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Screen />));
  expect(run).toHaveBeenCalledTimes(1);
  root.unmount();
  stop();
});
