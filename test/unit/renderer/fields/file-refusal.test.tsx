/** Tests that the reason of a refused file is shown where the user can see it. */
import { expect, it, vi } from 'vitest';
import { FileRefusal } from '../../../../src/renderer/fields/file-refusal.tsx';
import { findOne, getText } from '../../../support/page/find.ts';
import { renderScreen, setUpScreenForEachTest } from '../../../support/page/screen.tsx';
import { waitFor } from '../../../support/page/user-input.ts';

setUpScreenForEachTest();

const REASON = "fake.png isn't a picture. Use a PNG, JPEG, WebP, AVIF or SVG file.";

it('scrolls to a new reason, but not to an earlier message', async () => {
  const scrolledTexts: string[] = [];
  // An element with a rectangle is visible. happy-dom has no layout.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as never);
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTexts.push(getText(this));
  });
  await renderScreen(<FileRefusal message="" otherMessage="The file is gone." />);
  await waitFor(() => expect(getText(findOne('alert'))).toBe('The file is gone.'));
  expect(scrolledTexts).toEqual([]);
  await renderScreen(<FileRefusal message={REASON} otherMessage="The file is gone." />);
  await waitFor(() => expect(scrolledTexts).toEqual([REASON]));
});

it('becomes a toast when its part of the form is collapsed', async () => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([] as never);
  await renderScreen(<FileRefusal message={REASON} />);
  await waitFor(() => expect(getText(findOne('region', 'Messages'))).toContain(REASON));
});
