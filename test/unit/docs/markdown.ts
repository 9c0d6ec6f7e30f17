/** Reads the parts of our own documents that tests hold against the code. */
import { readFileSync } from 'node:fs';

export const readDoc = (name: string): string => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');

/** The texts of all fenced blocks of one language, in order. */
export function codeBlocks(markdown: string, language: string): string[] {
  const fence = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm');
  return [...markdown.matchAll(fence)].map((match) => match[1] ?? '');
}

/** JSON without the `//` comments of jsonc; what stands in strings stays. */
export function withoutComments(jsonc: string): string {
  return jsonc.replace(/("(?:[^"\\]|\\.)*")|\/\/[^\n]*/g, (_, string: string | undefined) => string ?? '');
}

/** Rows of the tables whose first heading cell is `head`, each as its cells. */
export function tableRows(markdown: string, head: string): string[][] {
  const rows: string[][] = [];
  let inside = false;
  for (const line of markdown.split('\n')) {
    const cells = line.startsWith('|')
      ? line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim())
      : undefined;
    if (cells === undefined) inside = false;
    else if (cells[0] === head) inside = true;
    else if (inside && !/^-+$/.test(cells[0] ?? '')) rows.push(cells);
  }
  return rows;
}

/** Anchors of all headings, as the usual hosts of repositories make them. */
export function anchors(markdown: string): Set<string> {
  const text = markdown.replace(/^```[\s\S]*?^```/gm, '');
  return new Set(
    [...text.matchAll(/^#+ (.+)$/gm)].map((match) =>
      (match[1] ?? '')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-'),
    ),
  );
}
