import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NumberInput } from '../../../../../src/renderer/features/studio/properties/inputs/number-input.tsx';
import { LengthUnitContext } from '../../../../../src/renderer/features/studio/units.ts';
import { afterPaint } from '../../../../../src/renderer/platform/after-paint.ts';
import { act } from '../../../../support/page/act.ts';
import { WithTexts } from '../../../../support/page/with-texts.tsx';

const onChange = vi.fn();

function TestField() {
  const [fieldValue, setValue] = useState<number | undefined>(30);
  const changeValue = (nextValue: number | undefined) => {
    onChange(nextValue);
    setValue(nextValue);
  };
  return <NumberInput label="Y" value={fieldValue} step={0.1} onChange={changeValue} />;
}

let container: HTMLElement;
let reactRoot: Root;
const getInput = () => container.querySelector('input') as HTMLInputElement;

beforeEach(async () => {
  onChange.mockClear();
  container = document.createElement('div');
  document.body.append(container);
  reactRoot = createRoot(container);
  await act(async () =>
    reactRoot.render(
      <WithTexts>
        <TestField />
      </WithTexts>,
    ),
  );
});

afterEach(async () => {
  reactRoot.unmount();
  container.remove();
});

const pressKey = (keyName: string) =>
  act(async () => {
    getInput().dispatchEvent(new KeyboardEvent('keydown', { key: keyName, bubbles: true, cancelable: true }));
  });

const waitForPaint = () => act(() => new Promise<void>((resolve) => afterPaint(resolve)));

async function typeText(newText: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(getInput(), newText);
    getInput().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

describe('NumberInput in the studio', () => {
  it('steps from the last value even before that value is drawn', async () => {
    await pressKey('ArrowUp');
    await pressKey('ArrowUp');
    await pressKey('ArrowDown');
    expect(onChange.mock.calls).toEqual([[30.1], [30.2], [30.1]]);
    await waitForPaint();
    expect(getInput().value).toBe('30.1');
  });

  it('shows typed text at once and commits it with Enter', async () => {
    await pressKey('ArrowUp');
    await typeText('12');
    expect(getInput().value).toBe('12');
    await pressKey('Enter');
    expect(onChange).toHaveBeenLastCalledWith(12);
    expect(getInput().value).toBe('12');
    await pressKey('ArrowUp');
    expect(onChange).toHaveBeenLastCalledWith(12.1);
    await waitForPaint();
    expect(getInput().value).toBe('12.1');
  });

  it('steps from the typed number', async () => {
    await typeText('7');
    await pressKey('ArrowUp');
    expect(onChange).toHaveBeenLastCalledWith(7.1);
    expect(getInput().value).toBe('7.1');
  });

  it('shows a default in the chosen unit and steps from it', async () => {
    await act(async () =>
      reactRoot.render(
        <WithTexts>
          <LengthUnitContext value="in">
            <NumberInput label="Width" value={undefined} defaultValue={25.4} isLength step={0.1} onChange={onChange} />
          </LengthUnitContext>
        </WithTexts>,
      ),
    );
    expect(getInput().placeholder).toBe('1');
    await pressKey('ArrowUp');
    const [[nextValue]] = onChange.mock.calls as [[number]];
    expect(nextValue).toBeGreaterThan(25.4);
    expect(nextValue).toBeLessThan(30);
  });
});
