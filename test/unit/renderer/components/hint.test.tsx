import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { IconButton } from '../../../../src/renderer/components/button.tsx';
import { act } from '../../../support/page/act.ts';
import { until } from '../../../support/until.ts';

const press = (at: EventTarget | null, key: string) =>
  act(async () => {
    at?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });

it('Escape takes a hint away and still reaches the list or the dialog that it is meant for', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const heard = vi.fn();
  await act(async () => root.render(<IconButton icon="+" label="Add a side" />));
  host.addEventListener('keydown', heard);
  await press(document.body, 'Tab');
  const button = host.querySelector('button');
  await act(async () => button?.focus());
  expect(document.querySelector('[role=tooltip]')?.textContent).toBe('Add a side');
  await press(button, 'Escape');
  await until(() => expect(document.querySelector('[role=tooltip]')).toBeNull());
  expect(heard).toHaveBeenCalledTimes(1);
  root.unmount();
  host.remove();
});
