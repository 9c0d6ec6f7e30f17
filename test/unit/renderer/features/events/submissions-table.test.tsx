import { expect, it } from 'vitest';
import type { EventSubmissions } from '../../../../../src/renderer/features/events/submissions/event-submissions.ts';
import { SubmissionContents } from '../../../../../src/renderer/features/events/submissions/view/submission-contents.tsx';
import { SubmissionsTable } from '../../../../../src/renderer/features/events/submissions/view/submissions-table.tsx';
import type { ShownSubmission } from '../../../../../src/renderer/features/events/submissions/worker-messages.ts';
import { renderScreen, setUpScreenForEachTest } from '../../../../support/page/screen.tsx';
import { waitFor } from '../../../../support/page/user-input.ts';

setUpScreenForEachTest();

const DIFFERENCE = 'Fresnel differs from yours: Level 5 instead of 7.';
const submission = {
  file: 'list.txt',
  name: 'A',
  verdict: 'legal',
  size: '',
  reason: '',
  isText: true,
  questions: [],
  members: [],
  change: '',
  fingerprint: '',
  errorCount: 0,
  warningCount: 0,
  differences: [DIFFERENCE],
  rulings: [],
} as unknown as ShownSubmission;

it('begins a row without an empty line if a list is legal', async () => {
  await renderScreen(
    <SubmissionsTable
      submissions={[submission]}
      chosenFile={undefined}
      hasChanges={false}
      hasPlayers={false}
      onChoose={() => undefined}
    />,
  );
  const texts = [...document.querySelectorAll('span')].map(({ textContent }) => textContent);
  expect(texts).toContain(DIFFERENCE);
});

it('shows the text that came last under the name of a file, also if it was not available before', async () => {
  let text: string | undefined;
  const eventSubmissions = { readText: async () => text } as unknown as EventSubmissions;
  const renderContents = () =>
    renderScreen(<SubmissionContents submission={{ ...submission }} eventSubmissions={eventSubmissions} />);
  await renderContents();
  const details = document.querySelector('details');
  if (details === null) throw new Error('there is no text');
  details.open = true;
  details.dispatchEvent(new Event('toggle'));
  for (const nextText of [undefined, 'Old list', 'New list']) {
    text = nextText;
    await renderContents();
    await waitFor(() => expect(document.querySelector('pre')?.textContent).toBe(nextText ?? ''));
  }
});
