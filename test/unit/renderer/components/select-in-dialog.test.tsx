import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Button } from '../../../../src/renderer/components/button.tsx';
import { DialogFrame } from '../../../../src/renderer/components/dialogs/dialog-frame.tsx';
import { Select } from '../../../../src/renderer/components/inputs/select.tsx';
import { act } from '../../../support/page/act.ts';
import { WithTexts } from '../../../support/page/with-texts.tsx';

const onClose = vi.fn();
const onPress = vi.fn();
let container: HTMLElement;
let reactRoot: Root;

beforeEach(async () => {
  onClose.mockClear();
  onPress.mockClear();
  container = document.createElement('div');
  document.body.append(container);
  reactRoot = createRoot(container);
  await act(async () =>
    reactRoot.render(
      <WithTexts>
        <DialogFrame title="Import" modalClassName="" dialogClassName="" onClose={onClose}>
          <Select
            label="Game"
            value="a"
            choices={[
              { id: 'a', label: 'A' },
              { id: 'b', label: 'B' },
            ]}
            onChange={() => undefined}
          />
          <Button kind="primary" onPress={onPress}>
            Go
          </Button>
        </DialogFrame>
      </WithTexts>,
    ),
  );
});

afterEach(async () => {
  reactRoot.unmount();
  container.remove();
});

it('Tab in a dialog with a closed select reaches the document and does not close the dialog', async () => {
  const dialog = document.querySelector<HTMLElement>('[role=dialog]');
  const onKeyDown = vi.fn();
  document.addEventListener('keydown', onKeyDown);
  await act(async () => {
    dialog?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true }));
  });
  document.removeEventListener('keydown', onKeyDown);
  expect(dialog).not.toBeNull();
  expect(onKeyDown).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});

it('Enter presses the primary button of a dialog, and Ctrl+Enter does so from a field', async () => {
  const dialog = document.querySelector<HTMLElement>('[role=dialog]');
  const selectButton = document.querySelector('[aria-haspopup=listbox]');
  const pressEnter = (target: Element | null, ctrlKey = false) =>
    act(async () => {
      target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey, bubbles: true, cancelable: true }));
    });
  await pressEnter(dialog);
  expect(onPress).toHaveBeenCalledTimes(1);
  await pressEnter(selectButton, true);
  expect(onPress).toHaveBeenCalledTimes(2);
  await pressEnter(selectButton);
  expect(onPress).toHaveBeenCalledTimes(2);
});
