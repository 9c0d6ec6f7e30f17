import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Button } from '../../../../src/renderer/components/button.tsx';
import { DialogFrame } from '../../../../src/renderer/components/dialogs/dialog-frame.tsx';
import { Select } from '../../../../src/renderer/components/inputs/select.tsx';
import { act } from '../../../support/page/act.ts';
import { WithTexts } from '../../../support/page/with-texts.tsx';

const closed = vi.fn();
const done = vi.fn();
let host: HTMLElement;
let root: Root;

beforeEach(async () => {
  closed.mockClear();
  done.mockClear();
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  await act(async () =>
    root.render(
      <WithTexts>
        <DialogFrame title="Import" modal="" dialog="" onClose={closed}>
          <Select
            label="Game"
            value="a"
            choices={[
              { id: 'a', label: 'A' },
              { id: 'b', label: 'B' },
            ]}
            onChange={() => undefined}
          />
          <Button kind="primary" onPress={done}>
            Go
          </Button>
        </DialogFrame>
      </WithTexts>,
    ),
  );
});

afterEach(async () => {
  root.unmount();
  host.remove();
});

it('Tab in a dialog with a closed select goes on in it, and does not close it', async () => {
  const dialog = document.querySelector<HTMLElement>('[role=dialog]');
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  await act(async () => {
    dialog?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true }));
  });
  document.removeEventListener('keydown', heard);
  expect(dialog).not.toBeNull();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(closed).not.toHaveBeenCalled();
});

it('Enter on the dialog does the main thing, on a field only with Ctrl', async () => {
  const dialog = document.querySelector<HTMLElement>('[role=dialog]');
  const field = document.querySelector('[aria-haspopup=listbox]');
  const enter = (at: Element | null, ctrlKey = false) =>
    act(async () => {
      at?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey, bubbles: true, cancelable: true }));
    });
  await enter(dialog);
  expect(done).toHaveBeenCalledTimes(1);
  await enter(field, true);
  expect(done).toHaveBeenCalledTimes(2);
  await enter(field);
  expect(done).toHaveBeenCalledTimes(2);
});
