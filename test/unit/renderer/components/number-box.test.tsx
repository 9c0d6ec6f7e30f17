import { useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { NumberBox } from '../../../../src/renderer/components/inputs/number-box.tsx';
import { act } from '../../../support/page/act.ts';
import { fill, press } from '../../../support/page/user-input.ts';
import { WithTexts } from '../../../support/page/with-texts.tsx';

const changedValues: number[] = [];
let unmount = () => {};

afterEach(() => {
  unmount();
  changedValues.length = 0;
});

interface BoxOptions {
  locale?: string;
  start?: number;
  step?: number;
  unit?: 'millimeter';
  most?: number;
  placeholder?: string;
}

function TestBox({ start: startValue = 5, most: maxValue = 30, ...props }: Omit<BoxOptions, 'locale'>) {
  const [value, setValue] = useState(startValue);
  const changeValue = (nextValue: number) => {
    changedValues.push(nextValue);
    setValue(nextValue);
  };
  return <NumberBox label="Margin" value={value} min={0} max={maxValue} onChange={changeValue} {...props} />;
}

async function showBox({ locale = 'en', ...props }: BoxOptions): Promise<HTMLInputElement> {
  const container = document.createElement('div');
  document.body.append(container);
  const reactRoot = createRoot(container);
  unmount = () => {
    reactRoot.unmount();
    container.remove();
  };
  await act(async () =>
    reactRoot.render(
      <I18nProvider locale={locale}>
        <WithTexts>
          <TestBox {...props} />
        </WithTexts>
      </I18nProvider>,
    ),
  );
  const numberInput = container.querySelector('input');
  if (numberInput === null) throw new Error('no box');
  await act(async () => numberInput.focus());
  return numberInput;
}

const getMessage = () => document.querySelector('[role=status]')?.textContent;

describe('NumberBox for a length', () => {
  it.each([
    ['en', '3,2'],
    ['en', '3.2'],
    ['de', '3,2'],
    ['de', '3.2'],
    ['de', '3,2 mm'],
  ])('accepts, in the language %s, the text %s as 3.2 mm', async (locale, typedText) => {
    const numberInput = await showBox({ locale, step: 0.25, unit: 'millimeter' });
    await fill(numberInput, typedText);
    await press('Enter');
    expect(changedValues).toEqual([3.2]);
    expect(numberInput.value).toBe(locale === 'de' ? '3,2 mm' : '3.2 mm');
    expect(getMessage()).toBe('');
  });

  it('reports when a number is limited or rounded', async () => {
    const numberInput = await showBox({ step: 0.25, unit: 'millimeter' });
    await fill(numberInput, '45');
    await press('Enter');
    expect(changedValues).toEqual([30]);
    expect(getMessage()).toBe('Allowed are 0 mm to 30 mm, so it is 30 mm now.');
    await fill(numberInput, '3.17549');
    await press('Enter');
    expect(changedValues).toEqual([30, 3.175]);
    expect(getMessage()).toBe('Rounded to 3.175 mm.');
  });

  it('keeps unreadable text with the reason, and Escape restores the number', async () => {
    const numberInput = await showBox({ step: 0.25, unit: 'millimeter' });
    await fill(numberInput, '1.234,5');
    await press('Enter');
    expect([changedValues, numberInput.value, numberInput.getAttribute('aria-invalid')]).toEqual([
      [],
      '1.234,5',
      'true',
    ]);
    expect(getMessage()).toBe('“1.234,5” can be read in two ways. Write it without separators between thousands.');
    await press('Escape');
    expect([numberInput.value, getMessage()]).toEqual(['5 mm', '']);
  });

  it('steps with the arrow keys from the typed number', async () => {
    const numberInput = await showBox({ step: 0.25, unit: 'millimeter' });
    await fill(numberInput, '3,2');
    await press('ArrowUp');
    expect(changedValues).toEqual([3.45]);
  });
});

describe('NumberBox for whole numbers', () => {
  it.each([
    ['1,250', '“1,250” can be read in two ways. Write it without separators between thousands.'],
    ['2.5', "“2.5” isn't a whole number."],
    ['two', "“two” isn't a number."],
  ])('refuses %s with the reason', async (typedText, reason) => {
    const numberInput = await showBox({ most: 9999 });
    await fill(numberInput, typedText);
    await press('Enter');
    expect([changedValues, getMessage()]).toEqual([[], reason]);
  });

  it('accepts an empty text only when it has a placeholder', async () => {
    const optional = await showBox({ placeholder: 'Automatic' });
    await fill(optional, '');
    await press('Enter');
    expect(changedValues).toEqual([Number.NaN]);
    unmount();
    changedValues.length = 0;
    const required = await showBox({});
    await fill(required, '');
    await press('Enter');
    expect([changedValues, required.value]).toEqual([[], '5']);
  });
});
