/** Opens the printing condition of PDF/X files on the command line. */
import { readFileSync } from 'node:fs';
import engineUrl from 'lcms-wasm/dist/lcms.wasm?url&inline';
import type { PrintingCondition } from '../../shared/pdf/printing-condition.ts';
import { getColorProfilePath } from '../assets.ts';
import { loadSharp } from './picture-pixels.ts';

/** Loads the color engine, which is part of the program, and the profile. */
export async function openCoatedPaperFromDisk(): Promise<PrintingCondition> {
  const { openCoatedPaper } = await import('../../shared/print/press/open-coated-paper.ts');
  return openCoatedPaper({
    engine: { wasmBinary: new Uint8Array(Buffer.from(engineUrl.slice(engineUrl.indexOf(',') + 1), 'base64')) },
    profile: new Uint8Array(readFileSync(getColorProfilePath())),
    decodeJpeg,
  });
}

async function decodeJpeg(jpegBytes: Uint8Array): Promise<Uint8Array> {
  const sharp = await loadSharp();
  return new Uint8Array(
    await sharp(jpegBytes, { limitInputPixels: false }).toColourspace('srgb').removeAlpha().raw().toBuffer(),
  );
}
