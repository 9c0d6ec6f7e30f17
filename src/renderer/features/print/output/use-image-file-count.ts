import { useEffect, useState } from 'react';
import { runInBackground } from '../../../failures/run-in-background.ts';
import type { ImagesRequest } from '../print-messages.ts';

/** Counts the files that a request for images makes, as they will be saved. Returns undefined until they are counted. */
export function useImageFileCount(
  countImageFiles: (request: ImagesRequest) => Promise<number | undefined>,
  request: ImagesRequest | undefined,
): number | undefined {
  const requestKey = request === undefined ? undefined : JSON.stringify(request);
  const [counted, setCounted] = useState<{ readonly key: string; readonly fileCount: number | undefined }>();
  useEffect(() => {
    if (requestKey === undefined) return;
    let isCurrent = true;
    runInBackground(
      'counting the pictures of a print',
      countImageFiles(JSON.parse(requestKey) as ImagesRequest).then((fileCount) => {
        if (isCurrent) setCounted({ key: requestKey, fileCount });
      }),
    );
    return () => {
      isCurrent = false;
    };
  }, [countImageFiles, requestKey]);
  return counted?.key === requestKey ? counted?.fileCount : undefined;
}
