import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PrintedBox } from '../../../../../src/renderer/features/documents/form/printed-box.tsx';
import { ATTACK_LIST } from '../../../../../src/shared/games/supers-unlimited/form/attack-list.ts';
import { act } from '../../../../support/page/act.ts';
import { WithTexts } from '../../../../support/page/with-texts.tsx';

const added = vi.fn();
let host: HTMLElement;
let root: Root;
const input = () => host.querySelector('input') as HTMLInputElement;

beforeEach(async () => {
  added.mockClear();
  const how = ATTACK_LIST.asPrinted;
  if (how === undefined) throw new Error('attacks are printed');
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  await act(async () =>
    root.render(
      <WithTexts>
        <PrintedBox how={how} onAdd={added} />
      </WithTexts>,
    ),
  );
});

afterEach(async () => {
  root.unmount();
  host.remove();
});

async function type(text: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text);
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => {
    input().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  });
}

async function paste(text: string) {
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: { getData: () => text },
  });
  await act(async () => {
    input().dispatchEvent(event);
  });
  return event.defaultPrevented;
}

it('E-81: attacks that are pasted as they are printed are added at once, several too', async () => {
  expect(await paste('Bash: Fight / Close / Damage\nUndertow: Mind vs Aim / Beam 8 / Knockback')).toBe(true);
  expect(added.mock.calls).toEqual([
    [
      [
        { name: 'Bash', trait: 'fight', type: 'close', effects: [{ effect: 'damage' }] },
        { name: 'Undertow', trait: 'mind', versus: 'aim', type: 'beam', range: 8, effects: [{ effect: 'knockback' }] },
      ],
    ],
  ]);
});

it('what is typed is added with Enter, and what cannot be read stays with the reason', async () => {
  await type('Bash Fight');
  expect(added).not.toHaveBeenCalled();
  expect(input().value).toBe('Bash Fight');
  expect(host.querySelector('[role=alert]')?.textContent).toContain('Trait / Type / Effects');
  await type('Fight / Close / Damage');
  expect(added).toHaveBeenCalledTimes(1);
  expect(input().value).toBe('');
  expect(host.querySelector('[role=alert]')).toBeNull();
});

it('what is no attack is pasted as it is, and can be corrected', async () => {
  expect(await paste('a line of prose')).toBe(false);
  expect(added).not.toHaveBeenCalled();
});
