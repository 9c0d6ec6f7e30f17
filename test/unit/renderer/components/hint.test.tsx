import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IconButton } from '../../../../src/renderer/components/button.tsx';
import { act } from '../../../support/page/act.ts';
import { until } from '../../../support/until.ts';

let host: HTMLElement;
let root: Root;
beforeEach(() => {
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  host.remove();
});

const render = (content: ReactNode) => act(async () => root.render(content));
const press = (target: EventTarget | null, key: string) =>
  act(async () => {
    target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
/** Moves the focus to a button as the Tab key does. */
async function tabTo(button: HTMLElement | undefined): Promise<void> {
  await press(document.body, 'Tab');
  await act(async () => button?.focus());
}
const listHints = () => [...document.querySelectorAll('[role=tooltip]')].map((hint) => hint.textContent);

it('Escape takes a hint away and still reaches the list or the dialog that it is meant for', async () => {
  const heard = vi.fn();
  await render(<IconButton icon="+" label="Add a side" />);
  host.addEventListener('keydown', heard);
  const [button] = host.querySelectorAll('button');
  await tabTo(button);
  expect(listHints()).toEqual(['Add a side']);
  await press(button ?? null, 'Escape');
  await until(() => expect(listHints()).toEqual([]));
  expect(heard).toHaveBeenCalledTimes(1);
});

it('a key takes away a hint that has replaced another one', async () => {
  await render([
    <IconButton key="add" icon="+" label="Add a side" />,
    <IconButton key="remove" icon="-" label="Remove the side" />,
  ]);
  const [add, remove] = host.querySelectorAll('button');
  await tabTo(add);
  expect(listHints()).toEqual(['Add a side']);
  await tabTo(remove);
  expect(listHints()).toEqual(['Remove the side']);
  await press(remove ?? null, 'Escape');
  expect(listHints()).toEqual([]);
});
