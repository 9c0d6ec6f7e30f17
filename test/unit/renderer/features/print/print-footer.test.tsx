/** Tests the texts in the footer of the print screen. */
import type { ComponentProps } from 'react';
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

function TestFooter(props: Partial<ComponentProps<typeof PrintFooter>>) {
  return (
    <PrintFooter
      ref={doNothing}
      state={{ kind: 'idle' }}
      workerFailure={undefined}
      progress={undefined}
      pageCount={50}
      blankPageCount={0}
      isPreparing={false}
      needsRights={false}
      saveLabel="Save as PDF"
      isImages={false}
      isBusy={false}
      isDisabled={false}
      onStop={doNothing}
      onSave={doNothing}
      onPrint={doNothing}
      {...props}
    />
  );
}

it.each<[string, Partial<ComponentProps<typeof PrintFooter>>]>([
  ['50 pages at actual size. Print at 100 % (“Actual size”).', {}],
  ['50 pages at actual size, 2 of them blank. Print at 100 % (“Actual size”).', { blankPageCount: 2 }],
  ['67 files will be saved.', { isImages: true, pageCount: 67 }],
  ['Confirm first that you may publish these pictures.', { isImages: true, needsRights: true }],
  ['Preparing the pages…', { isPreparing: true }],
  ['Print at 100 % (“Actual size”).', { pageCount: undefined }],
  ['', { isImages: true, pageCount: undefined }],
])('the footer says “%s”', async (expectedText, props) => {
  await renderScreen(<TestFooter {...props} />);
  await waitFor(() => expect(getText(document.querySelector('p'))).toBe(expectedText));
});

it.each<[string, PrintProgress | undefined]>([
  ['Making the PDF', undefined],
  ['Laying out card 3 of 225', { stage: 'cards', done: 3, of: 225 }],
  ['Writing page 7 of 50', { stage: 'pages', done: 7, of: 50 }],
  ['Writing the PDF', { stage: 'writing' }],
])('the progress bar says “%s” at that stage', async (expectedText, progress) => {
  await renderScreen(<TestFooter state={WORKING} isBusy progress={progress} />);
  await waitFor(() => expect(getProgressText()).toBe(expectedText));
});
