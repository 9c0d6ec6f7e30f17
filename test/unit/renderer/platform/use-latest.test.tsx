import { type RefObject, StrictMode, Suspense, startTransition, use } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand, useCommands } from '../../../../src/renderer/commands/registry.ts';
import { useLatest, useStable } from '../../../../src/renderer/platform/use-latest.ts';
import { act } from '../../../support/page/act.ts';
import { waitFor } from '../../../support/wait-for.ts';

const NEVER = new Promise<never>(() => undefined);
const isSameLetter = (a: { letter: string }, b: { letter: string }) => a.letter === b.letter;

let container: HTMLElement;
let reactRoot: Root;
let latest: RefObject<string>;
let executedValues: string[];
const stableValues: { letter: string }[] = [];

/** Uses all hooks with its value. A value that ends with `?` never finishes rendering, so React abandons the render. */
function Probe({ value: shownValue }: { value: string }) {
  latest = useLatest(shownValue);
  stableValues.push(useStable({ letter: shownValue.slice(0, 1) }, isSameLetter));
  useCommands([{ id: 'probe', label: shownValue, run: () => executedValues.push(shownValue) }]);
  if (shownValue.endsWith('?')) use(NEVER);
  return <p>{shownValue}</p>;
}

const render = (shownValue: string) =>
  reactRoot.render(
    <StrictMode>
      <Suspense>
        <Probe value={shownValue} />
      </Suspense>
    </StrictMode>,
  );

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
  reactRoot = createRoot(container);
  executedValues = [];
  stableValues.length = 0;
});

afterEach(() => {
  reactRoot.unmount();
  container.remove();
});

describe('a render that React abandons', () => {
  it('leaves handlers, commands and stable values as they are on screen', async () => {
    await act(async () => render('a'));
    await waitFor(() => expect(container.textContent).toBe('a'));
    const [firstStableValue] = stableValues;
    await act(async () => startTransition(() => render('b?')));
    await waitFor(() => expect(stableValues.at(-1)?.letter).toBe('b'));
    expect(container.textContent).toBe('a');
    expect(latest.current).toBe('a');
    runCommand('probe');
    expect(executedValues).toEqual(['a']);
    await act(async () => render('a again'));
    await waitFor(() => expect(container.textContent).toBe('a again'));
    expect(latest.current).toBe('a again');
    expect(stableValues.at(-1)).toBe(firstStableValue);
  });
});
