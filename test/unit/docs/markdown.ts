/** Reads the parts of our own documents that tests compare with the code. */
import { readFileSync } from 'node:fs';

export const readDoc = (documentName: string): string =>
  readFileSync(new URL(`../../../${documentName}`, import.meta.url), 'utf8');

/** Returns the texts of all fenced blocks of one language, in order. */
export function codeBlocks(markdown: string, language: string): string[] {
  const fence = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm');
  return [...markdown.matchAll(fence)].map((blockMatch) => blockMatch[1] ?? '');
}

/** Removes the `//` comments of jsonc but keeps the content of strings. */
export function withoutComments(jsonc: string): string {
  // Matches a string, which stays as it is even if it contains `//`, or a comment.
  return jsonc.replace(
    /("(?:[^"\\]|\\.)*")|\/\/[^\n]*/g,
    (_match, quotedString: string | undefined) => quotedString ?? '',
  );
}

/** Returns the rows of all tables whose first heading is `headingCell`, each as a list of cells. */
export function tableRows(markdown: string, headingCell: string): string[][] {
  const foundRows: string[][] = [];
  let isInsideTable = false;
  for (const line of markdown.split('\n')) {
    const cells = line.startsWith('|')
      ? line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim())
      : undefined;
    if (cells === undefined) isInsideTable = false;
    else if (cells[0] === headingCell) isInsideTable = true;
    else if (isInsideTable && !/^-+$/.test(cells[0] ?? '')) foundRows.push(cells);
  }
  return foundRows;
}

/** Returns the anchors of all headings, as GitHub creates them. */
export function anchors(markdown: string): Set<string> {
  const headingText = markdown.replace(/^```[\s\S]*?^```/gm, '');
  return new Set(
    [...headingText.matchAll(/^#+ (.+)$/gm)].map((headingMatch) =>
      (headingMatch[1] ?? '')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-'),
    ),
  );
}
