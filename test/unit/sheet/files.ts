/** Loads the fonts once for all tests of sheets and reads finished PDFs with Poppler. */
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
  /** The text in drawing order without white space, so that line ends do not matter. */
  text: string;
  pages: ReadPage[];
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Reads what a reader or a search finds in the PDF. Needs poppler-utils. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const folder = mkdtempSync(join(tmpdir(), 'sheet-'));
  const file = join(folder, 'sheet.pdf');
  try {
    writeFileSync(file, bytes);
    const runPdfToText = (...args: string[]) =>
      execFileSync('pdftotext', [...args, file, '-'], { encoding: 'utf8', maxBuffer: 2 ** 28 });
    const boxes = runPdfToText('-raw', '-bbox');
    const pages = boxes
      .split('<page ')
      .slice(1)
      .map((part): ReadPage => {
        const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(part) ?? [];
        const wordMatches = part.matchAll(
          /xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*?)<\/word>/g,
        );
        const words = [...wordMatches].map(
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
    // With boxes, Poppler lists right-to-left words in visual order, so such a PDF is read a second time.
    const text = /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(words) ? runPdfToText('-raw') : words;
    return { text: text.replace(/\s/g, ''), pages };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Finds pairs of words printed over each other, where the middle halves of their boxes overlap. */
export function findCollisions({ pages }: ReadPdf): string[] {
  const shrinkBox = ({ left, right, top, bottom }: ReadWord) => {
    const quarter = (bottom - top) / 4;
    return { left: left + 0.4, right: right - 0.4, top: top + quarter, bottom: bottom - quarter };
  };
  return pages.flatMap(({ words }) => {
    // The words are sorted from top to bottom, so that each is compared only with its neighbors.
    const wordCores = words
      .map((word) => ({ ...shrinkBox(word), text: word.text }))
      .sort((firstCore, secondCore) => firstCore.top - secondCore.top);
    return wordCores.flatMap((upperCore, index) => {
      const overlaps: string[] = [];
      for (let otherIndex = index + 1; otherIndex < wordCores.length; otherIndex += 1) {
        const lowerCore = wordCores[otherIndex];
        if (lowerCore === undefined || lowerCore.top >= upperCore.bottom) break;
        if (upperCore.left < lowerCore.right && lowerCore.left < upperCore.right && upperCore.top < lowerCore.bottom)
          overlaps.push(`${upperCore.text} / ${lowerCore.text}`);
      }
      return overlaps;
    });
  });
}

/** Finds words that are closer to an edge of their page than `margin` points. */
export const findWordsOutside = (pdf: ReadPdf, margin: number): ReadWord[] =>
  pdf.pages.flatMap(({ width, height, words }) =>
    words.filter(
      (word) => word.left < margin || word.right > width - margin || word.top < margin || word.bottom > height - margin,
    ),
  );
