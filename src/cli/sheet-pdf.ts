/** Flowing pages as PDF in Node. */
import { type DocumentProps, renderToBuffer } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { readyFonts } from '../shared/sheet/kit/fonts.ts';
import { sealSheet } from '../shared/sheet/kit/seal.ts';
import { fontFiles } from './assets.ts';

export async function sheetPdf(sheet: ReactElement<DocumentProps>): Promise<Uint8Array> {
  await readyFonts(fontFiles());
  return sealSheet(await renderToBuffer(sheet));
}
