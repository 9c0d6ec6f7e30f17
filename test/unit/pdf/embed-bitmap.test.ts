/** Bitmaps in the PDF, taken out again by Poppler. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { layoutCard } from '../../../src/shared/card/layout-card.ts';
import { getDefaultTemplate } from '../../../src/shared/card/template/built-in-templates.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { PdfBitmap } from '../../../src/shared/pdf/embed-bitmap.ts';
import { createCardsPdf } from '../../../src/shared/print/cards-pdf.ts';
import { checkPdf } from '../../support/cards/pdf.ts';
import { t } from '../../support/texts.ts';
import { hero, testFonts } from '../card/support.ts';

const at = mkdtempSync(join(tmpdir(), 'rollcall-picture-'));
afterAll(() => rmSync(at, { recursive: true, force: true }));

const WIDTH = 90;
const HEIGHT = 60;
const raw = Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, index) => (index * 31 + (index >> 7)) & 255);

async function written(picture: PdfBitmap, cards = 1): Promise<string> {
  const pictures = new Map([['a.png', { key: 'k', width: picture.width, height: picture.height }]]);
  const all = Array.from({ length: cards }, (_, index) => {
    const character = hero({ name: `Clerk ${index}`, art: { image: { src: 'a.png' } } });
    return layoutCard(GAMES, {
      character,
      factions: [],
      template: getDefaultTemplate(GAMES),
      fonts: testFonts(),
      pictures,
    });
  });
  const meta = { title: 'x', label: 'x', created: new Date(0) };
  const job = { cards: all, paper: 'a4', sides: 'fronts', marks: 'none', meta } as const;
  const file = join(at, `${picture.kind}-${cards}-${picture.alpha ? 'a' : ''}.pdf`);
  writeFileSync(file, await createCardsPdf(t, job, testFonts(), { pictures: new Map([['k', picture]]) }));
  checkPdf(file);
  return file;
}
const listed = (file: string): string[] =>
  execFileSync('pdfimages', ['-list', file], { encoding: 'utf8' }).trim().split('\n').slice(2);
async function extracted(file: string): Promise<Uint8Array> {
  const root = join(at, 'out');
  execFileSync('pdfimages', ['-png', file, root]);
  const [first = ''] = readdirSync(at).filter((name) => name.startsWith('out'));
  return new Uint8Array(await sharp(join(at, first)).raw().toBuffer());
}

describe('a picture in the PDF', () => {
  it('is there once, however many cards show it', async () => {
    const file = await written({ kind: 'rgb', bytes: raw, width: WIDTH, height: HEIGHT }, 12);
    const objects = listed(file).map((line) => line.trim().split(/\s+/)[10]);
    expect(new Set(objects).size).toBe(1);
  });

  it('raw pixels come out as they went in', async () => {
    const file = await written({ kind: 'rgb', bytes: raw, width: WIDTH, height: HEIGHT });
    expect(await extracted(file)).toEqual(raw);
  });

  it('a JPEG is passed through, in grey too', async () => {
    for (const [channels, space] of [
      [3, 'rgb'],
      [1, 'gray'],
    ] as const) {
      const image = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a04020' } });
      const bytes = new Uint8Array(await (channels === 1 ? image.toColourspace('b-w') : image).jpeg().toBuffer());
      const [line = ''] = listed(await written({ kind: 'jpeg', bytes, width: 40, height: 30 }));
      expect(line).toMatch(new RegExp(`image\\s+40\\s+30\\s+${space}\\s+${channels}\\s+8\\s+jpeg`));
    }
  });

  it('transparency becomes a mask', async () => {
    const alpha = new Uint8Array(WIDTH * HEIGHT).fill(128);
    const lines = listed(await written({ kind: 'rgb', bytes: raw, width: WIDTH, height: HEIGHT, alpha }));
    expect(lines.map((line) => line.trim().split(/\s+/)[2])).toEqual(['image', 'smask']);
  });

  it('what is not what it says is refused', async () => {
    const short = { kind: 'rgb', bytes: raw.slice(1), width: WIDTH, height: HEIGHT } as const;
    await expect(written(short)).rejects.toThrow(RangeError);
    await expect(written({ ...short, kind: 'jpeg' })).rejects.toThrow(RangeError);
  });
});
