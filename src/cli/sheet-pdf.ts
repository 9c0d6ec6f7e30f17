/** Flowing pages as PDF in Node. */
import { type DocumentProps, renderToBuffer } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { registerFonts } from '../shared/sheet/fonts.ts';
import { sealSheet } from '../shared/sheet/seal.ts';
import { fontFiles } from './assets.ts';

export async function sheetPdf(sheet: ReactElement<DocumentProps>): Promise<Uint8Array> {
  registerFonts(fontFiles());
  return sealSheet(await renderToBuffer(sheet));
}
