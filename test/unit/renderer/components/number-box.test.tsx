import { useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { NumberBox } from '../../../../src/renderer/components/inputs/number-box.tsx';
import { act } from '../../../support/page/act.ts';
import { fill, press } from '../../../support/page/hands.ts';
import { WithTexts } from '../../../support/page/with-texts.tsx';

const values: number[] = [];
let unmount = () => {};

afterEach(() => {
  unmount();
  values.length = 0;
});

interface Shown {
  locale?: string;
  start?: number;
  step?: number;
  unit?: 'millimeter';
  most?: number;
  placeholder?: string;
}

function Box({ start = 5, most = 30, ...props }: Omit<Shown, 'locale'>) {
  const [value, setValue] = useState(start);
  const change = (next: number) => {
    values.push(next);
    setValue(next);
  };
  return <NumberBox label="Margin" value={value} least={0} most={most} onChange={change} {...props} />;
}

async function show({ locale = 'en', ...props }: Shown): Promise<HTMLInputElement> {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  unmount = () => {
    root.unmount();
    host.remove();
  };
  await act(async () =>
    root.render(
      <I18nProvider locale={locale}>
        <WithTexts>
          <Box {...props} />
        </WithTexts>
      </I18nProvider>,
    ),
  );
  const input = host.querySelector('input');
  if (input === null) throw new Error('no box');
  await act(async () => input.focus());
  return input;
}

const message = () => document.querySelector('[role=status]')?.textContent;

describe('a box for a length', () => {
  it.each([
    ['en', '3,2'],
    ['en', '3.2'],
    ['de', '3,2'],
    ['de', '3.2'],
    ['de', '3,2 mm'],
  ])('in %s takes %s as 3.2 mm', async (locale, text) => {
    const input = await show({ locale, step: 0.25, unit: 'millimeter' });
    await fill(input, text);
    await press('Enter');
    expect(values).toEqual([3.2]);
    expect(input.value).toBe(locale === 'de' ? '3,2 mm' : '3.2 mm');
    expect(message()).toBe('');
  });

  it('says when a number is limited or rounded', async () => {
    const input = await show({ step: 0.25, unit: 'millimeter' });
    await fill(input, '45');
    await press('Enter');
    expect(values).toEqual([30]);
    expect(message()).toBe('Allowed are 0 mm to 30 mm, so it is 30 mm now.');
    await fill(input, '3.17549');
    await press('Enter');
    expect(values).toEqual([30, 3.175]);
    expect(message()).toBe('Rounded to 3.175 mm.');
  });

  it('keeps what is no number on screen with the reason, and Escape brings the number back', async () => {
    const input = await show({ step: 0.25, unit: 'millimeter' });
    await fill(input, '1.234,5');
    await press('Enter');
    expect([values, input.value, input.getAttribute('aria-invalid')]).toEqual([[], '1.234,5', 'true']);
    expect(message()).toBe('“1.234,5” can be read in two ways. Write it without separators between thousands.');
    await press('Escape');
    expect([input.value, message()]).toEqual(['5 mm', '']);
  });

  it('steps with the arrow keys from what is typed', async () => {
    const input = await show({ step: 0.25, unit: 'millimeter' });
    await fill(input, '3,2');
    await press('ArrowUp');
    expect(values).toEqual([3.45]);
  });
});

describe('a box for whole numbers', () => {
  it.each([
    ['1,250', '“1,250” can be read in two ways. Write it without separators between thousands.'],
    ['2.5', '“2.5” isn’t a whole number.'.replace('’', "'")],
    ['two', '“two” isn’t a number.'.replace('’', "'")],
  ])('refuses %s with the reason', async (text, reason) => {
    const input = await show({ most: 9999 });
    await fill(input, text);
    await press('Enter');
    expect([values, message()]).toEqual([[], reason]);
  });

  it('may be empty only where that means something', async () => {
    const optional = await show({ placeholder: 'Automatic' });
    await fill(optional, '');
    await press('Enter');
    expect(values).toEqual([Number.NaN]);
    unmount();
    values.length = 0;
    const required = await show({});
    await fill(required, '');
    await press('Enter');
    expect([values, required.value]).toEqual([[], '5']);
  });
});
