import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { useSlices } from '../../../../../src/renderer/features/lists/use-slices.ts';
import { waitFor } from '../../../../support/wait-for.ts';

function Sliced({ items, work }: { items: readonly number[]; work: (item: number) => void }) {
  useSlices(items, work);
  return null;
}

it('works on each item once, with pauses between, and stops when it is no longer shown', async () => {
  const reactRoot = createRoot(document.createElement('div'));
  const workedItems: number[] = [];
  const lengthsSeen = new Set<number>();
  const show = (items: readonly number[], work: (item: number) => void) =>
    flushSync(() => reactRoot.render(<Sliced items={items} work={work} />));
  const items = [1, 2, 3];
  show(items, (item) => {
    workedItems.push(item);
    // Each item takes longer than a slice.
    const end = performance.now() + 8;
    while (performance.now() < end);
    setTimeout(() => lengthsSeen.add(workedItems.length));
  });
  expect(workedItems).toEqual([]);
  await waitFor(() => expect(lengthsSeen.has(3)).toBe(true));
  expect(workedItems).toEqual(items);
  expect([...lengthsSeen]).toEqual([1, 2, 3]);

  const furtherItems: number[] = [];
  show([4, 5], (item) => {
    furtherItems.push(item);
    const end = performance.now() + 8;
    while (performance.now() < end);
    setTimeout(() => reactRoot.unmount());
  });
  await waitFor(() => expect(furtherItems).toEqual([4]));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(furtherItems).toEqual([4]);
});
