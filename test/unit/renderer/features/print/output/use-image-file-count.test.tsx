import { expect, it, vi } from 'vitest';
import { useImageFileCount } from '../../../../../../src/renderer/features/print/output/use-image-file-count.ts';
import type { ImagesRequest } from '../../../../../../src/renderer/features/print/print-messages.ts';
import { renderScreen, setUpScreenForEachTest } from '../../../../../support/page/screen.tsx';
import { waitFor } from '../../../../../support/page/user-input.ts';

setUpScreenForEachTest();

const createRequest = (address: string): ImagesRequest => ({
  parts: [],
  format: 'png',
  sides: 'both',
  dpi: 300,
  bleed: 0,
  simulator: { title: 'Team', address },
});

interface Props {
  countImageFiles(request: ImagesRequest): Promise<number | undefined>;
  address?: string;
  attemptCount?: number;
}

function FileCount({ countImageFiles, address = '', attemptCount = 0 }: Props) {
  const { fileCount, isCounting } = useImageFileCount(countImageFiles, createRequest(address), attemptCount);
  return <output>{isCounting ? 'counting' : (fileCount ?? 'unknown')}</output>;
}

const expectOutput = (text: string) => waitFor(() => expect(document.querySelector('output')?.textContent).toBe(text));

it('counts the files of a deck for Tabletop Simulator once while its address is typed', async () => {
  const countImageFiles = vi.fn(async () => 5);
  for (const address of ['', 'h', 'ht', 'http']) {
    await renderScreen(<FileCount countImageFiles={countImageFiles} address={address} />);
    await expectOutput('5');
  }
  expect(countImageFiles).toHaveBeenCalledTimes(1);
});

it('counts again after a stop, and does not wait for a number that does not come', async () => {
  const countImageFiles = vi.fn(async (): Promise<number | undefined> => undefined);
  await renderScreen(<FileCount countImageFiles={countImageFiles} />);
  await expectOutput('unknown');
  countImageFiles.mockRejectedValueOnce(new Error('The worker is gone.'));
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await renderScreen(<FileCount countImageFiles={countImageFiles} attemptCount={1} />);
  await waitFor(() => expect(warn).toHaveBeenCalled());
  await expectOutput('unknown');
  countImageFiles.mockResolvedValueOnce(7);
  await renderScreen(<FileCount countImageFiles={countImageFiles} attemptCount={2} />);
  await expectOutput('7');
  await renderScreen(<FileCount countImageFiles={countImageFiles} attemptCount={3} />);
  await expectOutput('7');
  expect(countImageFiles).toHaveBeenCalledTimes(3);
});
