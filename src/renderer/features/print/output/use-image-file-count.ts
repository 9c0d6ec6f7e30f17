import { useEffect, useState } from 'react';
import { runInBackground } from '../../../failures/run-in-background.ts';
import type { ImagesRequest } from '../print-messages.ts';

/** The number of files of a print; undefined while they are being counted, and if they cannot be counted. */
export interface ImageFileCount {
  readonly fileCount: number | undefined;
  readonly isCounting: boolean;
}

/**
 * Counts the files that a request for images makes, as they will be saved. The title and the address of a deck for Tabletop Simulator do
 * not change the number.
 *
 * @param countImageFiles resolves to undefined if the count was stopped
 * @param attemptCount a number that grows when open requests are repeated: a number of files that is unknown is counted again
 */
export function useImageFileCount(
  countImageFiles: (request: ImagesRequest) => Promise<number | undefined>,
  request: ImagesRequest | undefined,
  attemptCount: number,
): ImageFileCount {
  const requestKey = request === undefined ? undefined : createRequestKey(request);
  const [counted, setCounted] = useState<{
    readonly key: string;
    readonly attemptCount: number;
    readonly fileCount: number | undefined;
  }>();
  const fileCount = counted?.key === requestKey ? counted?.fileCount : undefined;
  const isKnown = fileCount !== undefined;
  useEffect(() => {
    if (requestKey === undefined) setCounted(undefined);
    if (requestKey === undefined || isKnown) return;
    let isCurrent = true;
    const finish = (newCount: number | undefined): void => {
      if (isCurrent) setCounted({ key: requestKey, attemptCount, fileCount: newCount });
    };
    runInBackground(
      'counting the pictures of a print',
      countImageFiles(JSON.parse(requestKey) as ImagesRequest).then(finish, (error: unknown) => {
        finish(undefined);
        throw error;
      }),
    );
    return () => {
      isCurrent = false;
    };
  }, [countImageFiles, requestKey, isKnown, attemptCount]);
  const isCounted = isKnown || (counted?.key === requestKey && counted?.attemptCount === attemptCount);
  return { fileCount, isCounting: requestKey !== undefined && !isCounted };
}

const createRequestKey = (request: ImagesRequest): string =>
  JSON.stringify(request.simulator === undefined ? request : { ...request, simulator: { title: '', address: '' } });
