/** Why a file was refused is told where it can be seen. */
import { expect, it, vi } from 'vitest';
import { Refusal } from '../../../../src/renderer/fields/refusal.tsx';
import { one, textOf } from '../../../support/page/find.ts';
import { until } from '../../../support/page/hands.ts';
import { screenForEachTest, show } from '../../../support/page/screen.tsx';

screenForEachTest();

const REASON = "fake.png isn't a picture. Use a PNG, JPEG, WebP, AVIF or SVG file.";

it('scrolls to a new reason, and not to what was wrong before', async () => {
  const scrolled: string[] = [];
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as never);
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(textOf(this));
  });
  await show(<Refusal message="" otherwise="The file is gone." />);
  await until(() => expect(textOf(one('alert'))).toBe('The file is gone.'));
  expect(scrolled).toEqual([]);
  await show(<Refusal message={REASON} otherwise="The file is gone." />);
  await until(() => expect(scrolled).toEqual([REASON]));
});

it('becomes a toast where its part of the form is folded', async () => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([] as never);
  await show(<Refusal message={REASON} />);
  await until(() => expect(textOf(one('region', 'Messages'))).toContain(REASON));
});
