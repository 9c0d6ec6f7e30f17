/** Opens the printing condition of PDF/X files in the worker. */
import engineUrl from 'lcms-wasm/dist/lcms.wasm?url';
import profileUrl from '../../../../../colors/CoatedFOGRA39.icc?url';
import type { PrintingCondition } from '../../../../shared/pdf/printing-condition.ts';
import { openCoatedPaper } from '../../../../shared/print/press/open-coated-paper.ts';
import { extractColors } from '../../../store/pictures/print-pictures.ts';

/** Fetches the color engine and the profile, which ship with the app. */
export async function fetchCoatedPaper(): Promise<PrintingCondition> {
  const response = await fetch(new URL(profileUrl, import.meta.url));
  if (!response.ok) throw new Error(`The color profile could not be loaded (${response.status}).`);
  return openCoatedPaper({
    engine: { locateFile: () => new URL(engineUrl, import.meta.url).href },
    profile: new Uint8Array(await response.arrayBuffer()),
    decodeJpeg,
  });
}

async function decodeJpeg(jpegBytes: Uint8Array): Promise<Uint8Array> {
  const bitmap = await createImageBitmap(new Blob([jpegBytes as Uint8Array<ArrayBuffer>]));
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (context === null) throw new Error('There is no canvas for pictures.');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return extractColors(context.getImageData(0, 0, width, height).data);
}
