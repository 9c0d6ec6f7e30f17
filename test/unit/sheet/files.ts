/** The faces of fonts/, read once for all tests of sheets, and what poppler reads from a finished PDF. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FONT_FILES, FONT_IDS, type FontId } from '../../../src/shared/text/fonts/font-ids.ts';
import { loadFonts } from '../../../src/shared/text/fonts/fonts.ts';

export const fontFiles = Object.fromEntries(
  FONT_IDS.map((id) => [id, new Uint8Array(readFileSync(join('fonts', FONT_FILES[id])))]),
) as Record<FontId, Uint8Array>;

export const fonts = loadFonts(fontFiles);

export interface ReadWord {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface ReadPage {
  width: number;
  height: number;
  words: ReadWord[];
}
export interface ReadPdf {
  /** Text in drawing order without any white space, so that line ends do not matter. */
  text: string;
  pages: ReadPage[];
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** What a reader, and a search, finds in the PDF. Needs poppler-utils. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const folder = mkdtempSync(join(tmpdir(), 'sheet-'));
  const file = join(folder, 'sheet.pdf');
  try {
    writeFileSync(file, bytes);
    const run = (...args: string[]) => execFileSync('pdftotext', [...args, file, '-'], { encoding: 'utf8' });
    const boxes = run('-bbox');
    const pages = boxes
      .split('<page ')
      .slice(1)
      .map((part): ReadPage => {
        const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(part) ?? [];
        const found = part.matchAll(
          /xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*?)<\/word>/g,
        );
        const words = [...found].map(
          ([, left, top, right, bottom, text]): ReadWord => ({
            text: (text ?? '').replace(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? name),
            left: Number(left),
            top: Number(top),
            right: Number(right),
            bottom: Number(bottom),
          }),
        );
        return { width: Number(width), height: Number(height), words };
      });
    return { text: run('-raw').replace(/\s/g, ''), pages };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Pairs of words that are printed over one another: the middle halves of their boxes meet. */
export function collisions({ pages }: ReadPdf): string[] {
  const core = ({ left, right, top, bottom }: ReadWord) => {
    const quarter = (bottom - top) / 4;
    return { left: left + 0.4, right: right - 0.4, top: top + quarter, bottom: bottom - quarter };
  };
  return pages.flatMap(({ words }) => {
    const cores = words.map(core);
    return cores.flatMap((a, i) =>
      cores.slice(i + 1).flatMap((b, j) => {
        const meet = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        return meet ? [`${words[i]?.text} / ${words[i + 1 + j]?.text}`] : [];
      }),
    );
  });
}

/** Words that stand nearer to an edge of their page than `margin` points. */
export const outside = (pdf: ReadPdf, margin: number): ReadWord[] =>
  pdf.pages.flatMap(({ width, height, words }) =>
    words.filter(
      (word) => word.left < margin || word.right > width - margin || word.top < margin || word.bottom > height - margin,
    ),
  );
