// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { OwnWords } from '../../../../../src/renderer/features/settings/own-words.tsx';
import { learn, ownWords } from '../../../../../src/renderer/spelling/own-words.ts';

beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});
afterEach(() => localStorage.clear());

it('a word that was added is taken out again; without any nothing is shown', async () => {
  for (const word of ['blorpish', 'Zapp’er', 'blorpish']) learn(word);
  expect(ownWords()).toEqual(['blorpish', "Zapp'er"]);
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  await act(async () => root.render(<OwnWords />));
  for (const word of ['blorpish', "Zapp'er"]) {
    const button = host.querySelector<HTMLElement>(`button[aria-label="Remove ${word}"]`);
    await act(async () => button?.click());
  }
  expect([ownWords(), host.textContent]).toEqual([[], '']);
  await act(async () => root.unmount());
  host.remove();
});
