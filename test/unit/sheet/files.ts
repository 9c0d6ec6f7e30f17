/** The faces of fonts/, read once for all tests of sheets, and what poppler reads from a finished PDF. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getFontFiles as readFontFiles, getBuiltInFonts as readFonts } from '../../../src/cli/assets.ts';

export const fontFiles = readFontFiles();

export const fonts = readFonts();

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
    const boxes = run('-raw', '-bbox');
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
            text: (text ?? '').replace(/&(\w+);/g, (_label, name: string) => ENTITIES[name] ?? name),
            left: Number(left),
            top: Number(top),
            right: Number(right),
            bottom: Number(bottom),
          }),
        );
        return { width: Number(width), height: Number(height), words };
      });
    const words = pages.flatMap((page) => page.words.map((word) => word.text)).join('');
    // Beside their places, words from right to left have their letters as they stand. Only for these poppler reads twice.
    const text = /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(words) ? run('-raw') : words;
    return { text: text.replace(/\s/g, ''), pages };
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
    // From the top downwards, so that each is compared with those beside it only.
    const cores = words.map((word) => ({ ...core(word), text: word.text })).sort((a, b) => a.top - b.top);
    return cores.flatMap((a, index) => {
      const found: string[] = [];
      for (let j = index + 1; j < cores.length; j += 1) {
        const b = cores[j];
        if (b === undefined || b.top >= a.bottom) break;
        if (a.left < b.right && b.left < a.right && a.top < b.bottom) found.push(`${a.text} / ${b.text}`);
      }
      return found;
    });
  });
}

/** Words that stand nearer to an edge of their page than `margin` points. */
export const outside = (pdf: ReadPdf, margin: number): ReadWord[] =>
  pdf.pages.flatMap(({ width, height, words }) =>
    words.filter(
      (word) => word.left < margin || word.right > width - margin || word.top < margin || word.bottom > height - margin,
    ),
  );
