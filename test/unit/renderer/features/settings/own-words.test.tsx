import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { OwnWords } from '../../../../../src/renderer/features/settings/own-words.tsx';
import { learnWord, readOwnWords } from '../../../../../src/renderer/spelling/own-words.ts';
import { act } from '../../../../support/page/act.ts';
import { WithTexts } from '../../../../support/page/with-texts.tsx';

afterEach(() => localStorage.clear());

it('a word that was added is taken out again; without any nothing is shown', async () => {
  for (const word of ['blorpish', 'Zapp’er', 'blorpish']) learnWord(word);
  expect(readOwnWords()).toEqual(['blorpish', "Zapp'er"]);
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  await act(async () =>
    root.render(
      <WithTexts>
        <OwnWords />
      </WithTexts>,
    ),
  );
  for (const word of ['blorpish', "Zapp'er"]) {
    const button = host.querySelector<HTMLElement>(`button[aria-label="Remove ${word}"]`);
    await act(async () => button?.click());
  }
  expect([readOwnWords(), host.textContent]).toEqual([[], '']);
  root.unmount();
  host.remove();
});
