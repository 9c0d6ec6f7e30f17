import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NumberInput } from '../../../../../src/renderer/features/studio/properties/inputs/number-input.tsx';
import { LengthUnitContext } from '../../../../../src/renderer/features/studio/units.ts';
import { afterPaint } from '../../../../../src/renderer/platform/after-paint.ts';
import { act } from '../../../../support/page/act.ts';
import { WithTexts } from '../../../../support/page/with-texts.tsx';

const put = vi.fn();

function Field() {
  const [value, setValue] = useState<number | undefined>(30);
  const change = (next: number | undefined) => {
    put(next);
    setValue(next);
  };
  return <NumberInput label="Y" value={value} step={0.1} onChange={change} />;
}

let host: HTMLElement;
let root: Root;
const input = () => host.querySelector('input') as HTMLInputElement;

beforeEach(async () => {
  put.mockClear();
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  await act(async () =>
    root.render(
      <WithTexts>
        <Field />
      </WithTexts>,
    ),
  );
});

afterEach(async () => {
  root.unmount();
  host.remove();
});

const press = (key: string) =>
  act(async () => {
    input().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });

const painted = () => act(() => new Promise<void>((done) => afterPaint(done)));

async function type(text: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text);
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

describe('a number of a form in the studio', () => {
  it('goes on from the last step, whether or not that has been shown yet', async () => {
    await press('ArrowUp');
    await press('ArrowUp');
    await press('ArrowDown');
    expect(put.mock.calls).toEqual([[30.1], [30.2], [30.1]]);
    await painted();
    expect(input().value).toBe('30.1');
  });

  it('shows what was typed and taken at once', async () => {
    await press('ArrowUp');
    await type('12');
    expect(input().value).toBe('12');
    await press('Enter');
    expect(put).toHaveBeenLastCalledWith(12);
    expect(input().value).toBe('12');
    await press('ArrowUp');
    expect(put).toHaveBeenLastCalledWith(12.1);
    await painted();
    expect(input().value).toBe('12.1');
  });

  it('steps from what is typed', async () => {
    await type('7');
    await press('ArrowUp');
    expect(put).toHaveBeenLastCalledWith(7.1);
    expect(input().value).toBe('7.1');
  });

  it('shows and steps from a default in the chosen unit', async () => {
    await act(async () =>
      root.render(
        <WithTexts>
          <LengthUnitContext value="in">
            <NumberInput label="Width" value={undefined} defaultValue={25.4} isLength step={0.1} onChange={put} />
          </LengthUnitContext>
        </WithTexts>,
      ),
    );
    expect(input().placeholder).toBe('1');
    await press('ArrowUp');
    const [[nextValue]] = put.mock.calls as [[number]];
    expect(nextValue).toBeGreaterThan(25.4);
    expect(nextValue).toBeLessThan(30);
  });
});
