/** Parses CREDITS.md, the only source of the credits on this screen. */

export type CreditBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

export interface CreditSection {
  readonly title: string;
  readonly blocks: readonly CreditBlock[];
}

/**
 * Converts Markdown links to text: `[Lucide](https://lucide.dev)` becomes `Lucide (https://lucide.dev)`; a link to a file
 * becomes its text.
 */
const plain = (text: string): string =>
  text
    .replace(/\[([^[\]]*)\]\((https?:[^()]*)\)/g, (_all, words: string, url: string) =>
      words === url ? url : `${words} (${url})`,
    )
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/`([^`]*)`|\*/g, (_all, code: string | undefined) => code ?? '')
    .trim();

const cells = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(plain);

function blockOf(part: string): CreditBlock {
  const lines = part.split('\n').filter((line) => line.trim() !== '');
  if (!lines.every((line) => line.startsWith('|'))) return { kind: 'text', text: plain(lines.join(' ')) };
  const [head = '', , ...rows] = lines;
  return { kind: 'table', head: cells(head), rows: rows.map(cells) };
}

/** Splits a Markdown file of paragraphs and tables into sections. The first section has no title. */
export function creditSections(markdown: string): CreditSection[] {
  const [top = '', ...rest] = markdown.split(/^## /m);
  const section = (title: string, body: string): CreditSection => ({
    title,
    blocks: body
      .split(/\n{2,}/)
      .filter((part) => part.trim() !== '')
      .map(blockOf),
  });
  return [
    section('', top.replace(/^# .*$/m, '')),
    ...rest.map((part) => {
      const end = part.indexOf('\n');
      return section(part.slice(0, end).trim(), part.slice(end));
    }),
  ];
}
