import { expect, it } from 'vitest';
import { requestNameFocus, useNameFocus } from '../../../../src/renderer/fields/use-name-focus.ts';
import { renderScreen, setUpScreenForEachTest } from '../../../support/page/screen.tsx';
import { waitFor } from '../../../support/page/user-input.ts';

setUpScreenForEachTest();

function NameForm({ name }: { name: string }) {
  useNameFocus('hero', name);
  return (
    <div data-path="/name">
      <input aria-label="Name" defaultValue={name} />
    </div>
  );
}

const getSelectedText = () => {
  const input = document.activeElement;
  return input instanceof HTMLInputElement
    ? input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)
    : undefined;
};

it('selects the name of a document for which it was requested, once', async () => {
  requestNameFocus('hero');
  await renderScreen(<NameForm name="Heron (copy)" />);
  await waitFor(() => expect(getSelectedText()).toBe('Heron (copy)'));
});

it('leaves the focus alone for a document that has a name', async () => {
  await renderScreen(<NameForm name="Heron" />);
  expect(document.activeElement).toBe(document.body);
});

it('focuses the name of a document without one', async () => {
  await renderScreen(<NameForm name="" />);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Name'));
});
