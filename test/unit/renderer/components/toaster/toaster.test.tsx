import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { Toaster } from '../../../../../src/renderer/components/toaster/toaster.tsx';
import { reportPictureRefusals } from '../../../../../src/renderer/pictures/report-refusals.ts';
import { dismissToast, toast } from '../../../../../src/renderer/toasts/toasts.ts';
import { findOne } from '../../../../support/page/find.ts';
import { click } from '../../../../support/page/user-input.ts';
import { WithTexts } from '../../../../support/page/with-texts.tsx';
import { translate } from '../../../../support/texts.ts';

let unmount: () => void = () => undefined;

function renderToaster(): HTMLElement {
  const container = document.createElement('div');
  document.body.append(container);
  const reactRoot = createRoot(container);
  flushSync(() =>
    reactRoot.render(
      <WithTexts>
        <Toaster />
      </WithTexts>,
    ),
  );
  unmount = () => {
    reactRoot.unmount();
    container.remove();
  };
  return container;
}

const listTexts = (container: HTMLElement): string[] =>
  [...container.querySelectorAll('[data-kind]')].map(({ textContent }) => textContent);

afterEach(() => {
  unmount();
  for (let toastId = 0; toastId < 100; toastId += 1) dismissToast(toastId);
});

it('older failures wait behind a button until the user has read the newer ones', async () => {
  const container = renderToaster();
  flushSync(() => {
    for (const text of ['a', 'b', 'c', 'd', 'e']) toast(text, { kind: 'failed' });
  });
  expect(listTexts(container)).toEqual(['c', 'd', 'e']);
  await click(findOne('button', '2 more messages', container));
  expect(listTexts(container)).toEqual(['a', 'b', 'c', 'd', 'e']);
  await click(findOne('button', 'Fewer messages', container));
  await click(findOne('button', 'Dismiss', container.querySelectorAll('[data-kind]')[2]));
  expect(listTexts(container)).toEqual(['b', 'c', 'd']);
  expect(findOne('button', '1 more message', container)).toBeDefined();
});

it('pictures that are refused together share a message that lists every reason', () => {
  const container = renderToaster();
  const reasons = Array.from({ length: 12 }, (_, index) => `picture-${index}.png isn’t a picture.`);
  flushSync(() => reportPictureRefusals(translate, reasons, 40));
  const [message, ...otherMessages] = [...container.querySelectorAll('[data-kind]')];
  expect(otherMessages).toEqual([]);
  expect(message?.textContent).toContain("12 of 40 pictures can't be used.");
  expect([...(message?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual(reasons);
  // Another drop with as many refusals has other reasons.
  flushSync(() =>
    reportPictureRefusals(
      translate,
      reasons.map((reason) => `other-${reason}`),
      40,
    ),
  );
  expect(container.querySelectorAll('[data-kind]')).toHaveLength(2);
});

it('a single refused picture says why at once', () => {
  const container = renderToaster();
  flushSync(() => reportPictureRefusals(translate, ['fake.png isn’t a picture.'], 40));
  expect(listTexts(container)).toEqual(['fake.png isn’t a picture.']);
});
