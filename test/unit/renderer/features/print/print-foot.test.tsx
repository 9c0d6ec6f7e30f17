/** What the foot of the print screen says while it works. */
import { expect, it } from 'vitest';
import { PrintFoot } from '../../../../../src/renderer/features/print/print-foot.tsx';
import type { PrintProgress } from '../../../../../src/shared/print-job/print-job.ts';
import { textOf } from '../../../../support/page/find.ts';
import { until } from '../../../../support/page/hands.ts';
import { screenForEachTest, show } from '../../../../support/page/screen.tsx';

screenForEachTest();

const nothing = () => undefined;
const WORKING = { kind: 'working', done: 0, parts: 1 } as const;
const words = () => textOf(document.querySelector('[role=progressbar]')?.firstElementChild);

function Foot({ progress }: { progress?: PrintProgress }) {
  return (
    <PrintFoot
      ref={nothing}
      state={WORKING}
      lost={undefined}
      progress={progress}
      pages={50}
      empty={0}
      label="Save as PDF"
      isImages={false}
      isBusy
      isDisabled={false}
      onStop={nothing}
      onSave={nothing}
      onPrint={nothing}
    />
  );
}

it.each<[string, PrintProgress | undefined]>([
  ['Making the PDF', undefined],
  ['Setting card 3 of 225', { stage: 'cards', done: 3, of: 225 }],
  ['Writing page 7 of 50', { stage: 'pages', done: 7, of: 50 }],
  ['Writing the PDF', { stage: 'writing' }],
])('the bar says “%s”', async (said, progress) => {
  await show(<Foot {...(progress === undefined ? {} : { progress })} />);
  await until(() => expect(words()).toBe(said));
});
