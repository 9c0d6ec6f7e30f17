/** Tests the progress text in the footer of the print screen. */
import { expect, it } from 'vitest';
import { PrintFooter } from '../../../../../src/renderer/features/print/print-footer.tsx';
import type { PrintProgress } from '../../../../../src/shared/print-job/print-job.ts';
import { getText } from '../../../../support/page/find.ts';
import { renderScreen, setUpScreenForEachTest } from '../../../../support/page/screen.tsx';
import { waitFor } from '../../../../support/page/user-input.ts';

setUpScreenForEachTest();

const doNothing = () => undefined;
const WORKING = { kind: 'working', doneParts: 0, partCount: 1 } as const;
const getProgressText = () => getText(document.querySelector('[role=progressbar]')?.firstElementChild);

function FooterAtWork({ progress }: { progress?: PrintProgress }) {
  return (
    <PrintFooter
      ref={doNothing}
      state={WORKING}
      workerFailure={undefined}
      progress={progress}
      pageCount={50}
      emptyPageCount={0}
      saveLabel="Save as PDF"
      isImages={false}
      isBusy
      isDisabled={false}
      onStop={doNothing}
      onSave={doNothing}
      onPrint={doNothing}
    />
  );
}

it.each<[string, PrintProgress | undefined]>([
  ['Making the PDF', undefined],
  ['Setting card 3 of 225', { stage: 'cards', done: 3, of: 225 }],
  ['Writing page 7 of 50', { stage: 'pages', done: 7, of: 50 }],
  ['Writing the PDF', { stage: 'writing' }],
])('the progress bar says “%s” at that stage', async (expectedText, progress) => {
  await renderScreen(<FooterAtWork {...(progress === undefined ? {} : { progress })} />);
  await waitFor(() => expect(getProgressText()).toBe(expectedText));
});
