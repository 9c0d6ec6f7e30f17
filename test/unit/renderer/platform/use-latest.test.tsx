import { type RefObject, StrictMode, Suspense, startTransition, use } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand, useCommands } from '../../../../src/renderer/commands/registry.ts';
import { useLatest, useStable } from '../../../../src/renderer/platform/use-latest.ts';
import { act } from '../../../support/page/act.ts';
import { until } from '../../../support/until.ts';

const NEVER = new Promise<never>(() => undefined);
const isSameLetter = (a: { letter: string }, b: { letter: string }) => a.letter === b.letter;

let host: HTMLElement;
let root: Root;
let latest: RefObject<string>;
let ran: string[];
const kept: { letter: string }[] = [];

function Probe({ value }: { value: string }) {
  latest = useLatest(value);
  kept.push(useStable({ letter: value.slice(0, 1) }, isSameLetter));
  useCommands([{ id: 'probe', label: value, run: () => ran.push(value) }]);
  if (value.endsWith('?')) use(NEVER);
  return <p>{value}</p>;
}

const render = (value: string) =>
  root.render(
    <StrictMode>
      <Suspense>
        <Probe value={value} />
      </Suspense>
    </StrictMode>,
  );

beforeEach(() => {
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  ran = [];
  kept.length = 0;
});

afterEach(() => {
  root.unmount();
  host.remove();
});

describe('a render that React abandons', () => {
  it('leaves handlers, commands and kept values as they are on the screen', async () => {
    await act(async () => render('a'));
    await until(() => expect(host.textContent).toBe('a'));
    const [before] = kept;
    await act(async () => startTransition(() => render('b?')));
    await until(() => expect(kept.at(-1)?.letter).toBe('b'));
    expect(host.textContent).toBe('a');
    expect(latest.current).toBe('a');
    runCommand('probe');
    expect(ran).toEqual(['a']);
    await act(async () => render('a again'));
    await until(() => expect(host.textContent).toBe('a again'));
    expect(latest.current).toBe('a again');
    expect(kept.at(-1)).toBe(before);
  });
});
