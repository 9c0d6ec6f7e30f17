/** Parses CREDITS.md, the only source of the credits on this screen. */

export type CreditBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'table'; readonly headings: readonly string[]; readonly rows: readonly (readonly string[])[] };

export interface CreditSection {
  readonly title: string;
  readonly blocks: readonly CreditBlock[];
}

/**
 * Converts Markdown links to text: `[Lucide](https://lucide.dev)` becomes `Lucide (https://lucide.dev)`; a link to a file
 * becomes its text. Removes the backticks around code, and asterisks.
 */
const convertMarkdownToText = (text: string): string =>
  text
    .replace(/\[([^[\]]*)\]\((https?:[^()]*)\)/g, (_match, linkText: string, address: string) =>
      linkText === address ? address : `${linkText} (${address})`,
    )
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/`([^`]*)`|\*/g, (_match, codeText: string | undefined) => codeText ?? '')
    .trim();

const splitRow = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(convertMarkdownToText);

function parseBlock(blockText: string): CreditBlock {
  const lines = blockText.split('\n').filter((line) => line.trim() !== '');
  if (!lines.every((line) => line.startsWith('|')))
    return { kind: 'text', text: convertMarkdownToText(lines.join(' ')) };
  // The second line of a Markdown table only separates the headings from the rows.
  const [headings = '', _separator, ...rows] = lines;
  return { kind: 'table', headings: splitRow(headings), rows: rows.map(splitRow) };
}

/** Splits a Markdown file of paragraphs and tables into sections. The first section has no title. */
export function parseCredits(markdown: string): CreditSection[] {
  const [introduction = '', ...otherSections] = markdown.split(/^## /m);
  const createSection = (title: string, sectionText: string): CreditSection => ({
    title,
    blocks: sectionText
      .split(/\n{2,}/)
      .filter((blockText) => blockText.trim() !== '')
      .map(parseBlock),
  });
  return [
    createSection('', introduction.replace(/^# .*$/m, '')),
    ...otherSections.map((sectionText) => {
      const titleEnd = sectionText.indexOf('\n');
      return createSection(sectionText.slice(0, titleEnd).trim(), sectionText.slice(titleEnd));
    }),
  ];
}
