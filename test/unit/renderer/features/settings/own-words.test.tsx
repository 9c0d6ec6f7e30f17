import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { OwnWords } from '../../../../../src/renderer/features/settings/own-words.tsx';
import { learnWord, readOwnWords } from '../../../../../src/renderer/spelling/own-words.ts';
import { act } from '../../../../support/page/act.ts';
import { WithTexts } from '../../../../support/page/with-texts.tsx';

afterEach(() => localStorage.clear());

it('OwnWords removes words from the dictionary, and shows nothing without words', async () => {
  for (const learnedWord of ['blorpish', 'Zapp’er', 'blorpish']) learnWord(learnedWord);
  expect(readOwnWords()).toEqual(['blorpish', "Zapp'er"]);
  const container = document.createElement('div');
  document.body.append(container);
  const reactRoot = createRoot(container);
  await act(async () =>
    reactRoot.render(
      <WithTexts>
        <OwnWords />
      </WithTexts>,
    ),
  );
  for (const learnedWord of ['blorpish', "Zapp'er"]) {
    const removeButton = container.querySelector<HTMLElement>(`button[aria-label="Remove ${learnedWord}"]`);
    await act(async () => removeButton?.click());
  }
  expect([readOwnWords(), container.textContent]).toEqual([[], '']);
  reactRoot.unmount();
  container.remove();
});
