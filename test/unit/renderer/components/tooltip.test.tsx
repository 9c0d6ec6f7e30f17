import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IconButton } from '../../../../src/renderer/components/button.tsx';
import { act } from '../../../support/page/act.ts';
import { waitFor } from '../../../support/wait-for.ts';

let container: HTMLElement;
let reactRoot: Root;
beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
  reactRoot = createRoot(container);
});
afterEach(() => {
  reactRoot.unmount();
  container.remove();
});

const render = (content: ReactNode) => act(async () => reactRoot.render(content));
const pressKey = (target: EventTarget | null, keyName: string) =>
  act(async () => {
    target?.dispatchEvent(new KeyboardEvent('keydown', { key: keyName, bubbles: true, cancelable: true }));
  });
/** Moves the focus to a button as the Tab key does. */
async function tabTo(button: HTMLElement | undefined): Promise<void> {
  await pressKey(document.body, 'Tab');
  await act(async () => button?.focus());
}
const listTooltips = () => [...document.querySelectorAll('[role=tooltip]')].map((tooltip) => tooltip.textContent);

it('Escape closes a tooltip and still reaches the element around the button', async () => {
  const onKeyDown = vi.fn();
  await render(<IconButton icon="+" label="Add a side" />);
  container.addEventListener('keydown', onKeyDown);
  const [button] = container.querySelectorAll('button');
  await tabTo(button);
  expect(listTooltips()).toEqual(['Add a side']);
  await pressKey(button ?? null, 'Escape');
  await waitFor(() => expect(listTooltips()).toEqual([]));
  expect(onKeyDown).toHaveBeenCalledTimes(1);
});

it('Escape closes a tooltip that has replaced another one', async () => {
  await render([
    <IconButton key="add" icon="+" label="Add a side" />,
    <IconButton key="remove" icon="-" label="Remove the side" />,
  ]);
  const [addButton, removeButton] = container.querySelectorAll('button');
  await tabTo(addButton);
  expect(listTooltips()).toEqual(['Add a side']);
  await tabTo(removeButton);
  expect(listTooltips()).toEqual(['Remove the side']);
  await pressKey(removeButton ?? null, 'Escape');
  expect(listTooltips()).toEqual([]);
});
