import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PrintedBox } from '../../../../../src/renderer/features/documents/form/printed-box.tsx';
import { ATTACK_LIST } from '../../../../../src/shared/games/supers-unlimited/form/attack-list.ts';
import { act } from '../../../../support/page/act.ts';
import { WithTexts } from '../../../../support/page/with-texts.tsx';

const onAdd = vi.fn();
let container: HTMLElement;
let reactRoot: Root;
const getInput = () => container.querySelector('input') as HTMLInputElement;

beforeEach(async () => {
  onAdd.mockClear();
  const asPrinted = ATTACK_LIST.asPrinted;
  if (asPrinted === undefined) throw new Error('attacks are printed');
  container = document.createElement('div');
  document.body.append(container);
  reactRoot = createRoot(container);
  await act(async () =>
    reactRoot.render(
      <WithTexts>
        <PrintedBox asPrinted={asPrinted} onAdd={onAdd} />
      </WithTexts>,
    ),
  );
});

afterEach(async () => {
  reactRoot.unmount();
  container.remove();
});

async function typeAndEnter(attackText: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(getInput(), attackText);
    getInput().dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => {
    getInput().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  });
}

async function pasteText(attackText: string) {
  const pasteEvent = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: { getData: () => attackText },
  });
  await act(async () => {
    getInput().dispatchEvent(pasteEvent);
  });
  return pasteEvent.defaultPrevented;
}

it('E-81: adds pasted attacks in their printed form at once, also several', async () => {
  expect(await pasteText('Bash: Fight / Close / Damage\nUndertow: Mind vs Aim / Beam 8 / Knockback')).toBe(true);
  expect(onAdd.mock.calls).toEqual([
    [
      [
        { name: 'Bash', trait: 'fight', type: 'close', effects: [{ effect: 'damage' }] },
        { name: 'Undertow', trait: 'mind', versus: 'aim', type: 'beam', range: 8, effects: [{ effect: 'knockback' }] },
      ],
    ],
  ]);
});

it('adds a typed attack with Enter, and keeps unreadable text with the reason', async () => {
  await typeAndEnter('Bash Fight');
  expect(onAdd).not.toHaveBeenCalled();
  expect(getInput().value).toBe('Bash Fight');
  expect(container.querySelector('[role=alert]')?.textContent).toContain('Trait / Type / Effects');
  await typeAndEnter('Fight / Close / Damage');
  expect(onAdd).toHaveBeenCalledTimes(1);
  expect(getInput().value).toBe('');
  expect(container.querySelector('[role=alert]')).toBeNull();
});

it('leaves pasted text that contains no attack in the box', async () => {
  expect(await pasteText('a line of prose')).toBe(false);
  expect(onAdd).not.toHaveBeenCalled();
});
