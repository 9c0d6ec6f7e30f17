/** Flowing pages as PDF in Node. */
import { type DocumentProps, renderToBuffer } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { readyFonts } from '../shared/sheet/kit/fonts.ts';
import { setViewerPreferences } from '../shared/sheet/kit/viewer-preferences.ts';
import { fontFiles } from './assets.ts';

export async function sheetPdf(sheet: ReactElement<DocumentProps>): Promise<Uint8Array> {
  await readyFonts(fontFiles());
  return setViewerPreferences(await renderToBuffer(sheet));
}
