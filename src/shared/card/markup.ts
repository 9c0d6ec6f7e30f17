/**
 * The markup of rules text: `**bold**`, `*italic*`, icons by their name in braces, `{fight}`, with a number before it where
 * there is one, `{2 pp}`. A backslash makes the next character ordinary. What is none of these stays as it was written.
 */
import { type IconName, iconSays, isIcon } from './icons.ts';

export interface Span {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** The span is this icon, and `text` what it says. */
  readonly icon?: IconName | undefined;
}

/** What text is where no mark says otherwise. */
export const UNMARKED: Omit<Span, 'text'> = { bold: false, italic: false, icon: undefined };

/** Quick to rule out: most texts hold none. */
const ANY = /[*{\\]/;
const ESCAPED = /^\\([*{}\\])/;
const ICON = /^\{\s*(?:([+−-]?\d{1,3}|X)\s+)?([a-z]+)\s*\}/iu;
const STARS = /^\*\*?/;
const LETTER = /[\p{L}\p{N}]/u;

type Mark = '*' | '**';

/** Whether these stars begin something: right before a word, and closed later on. */
function opens(text: string, at: number, mark: Mark): boolean {
  const after = text.charAt(at + mark.length);
  if (after === '' || /\s/u.test(after) || LETTER.test(text.charAt(at - 1))) return false;
  for (let i = at + mark.length + 1; i < text.length; i += 1) if (closes(text, i, mark)) return true;
  return false;
}

/** Whether these stars end something: right after a word, and no letter follows. */
function closes(text: string, at: number, mark: Mark): boolean {
  if (!text.startsWith(mark, at) || text.charAt(at - 1) === '\\' || /\s/u.test(text.charAt(at - 1))) return false;
  const alone = mark === '**' || text.charAt(at + 1) !== '*' || text.charAt(at + 2) === '*';
  return alone && !LETTER.test(text.charAt(at + mark.length));
}

/** What begins at an offset, and how many characters it takes. */
type Token =
  | { readonly kind: 'plain'; readonly text: string; readonly length: number }
  | { readonly kind: 'icon'; readonly name: IconName; readonly count: string; readonly length: number }
  | { readonly kind: 'mark'; readonly mark: Mark; readonly length: number };

function tokenAt(text: string, at: number, bold: boolean, italic: boolean): Token {
  const first = text.charAt(at);
  const plain: Token = { kind: 'plain', text: first, length: 1 };
  if (first === '*') {
    const mark = markAt(text, at, bold, italic);
    return mark === undefined ? plain : { kind: 'mark', mark, length: mark.length };
  }
  const rest = text.slice(at);
  const escaped = ESCAPED.exec(rest);
  if (escaped) return { kind: 'plain', text: escaped[1] ?? '', length: 2 };
  const [all = '', count = '', word = ''] = ICON.exec(rest) ?? [];
  const name = word.toLowerCase();
  return isIcon(name) ? { kind: 'icon', name, count, length: all.length } : plain;
}

/** A text in spans. Spans say in order what the text says without its marks. */
export function parseMarkup(text: string): readonly Span[] {
  if (!ANY.test(text)) return text === '' ? [] : [{ text, ...UNMARKED }];
  const out: Span[] = [];
  let bold = false;
  let italic = false;
  let plain = '';
  const flush = (): void => {
    if (plain !== '') out.push({ text: plain, bold, italic });
    plain = '';
  };
  for (let at = 0; at < text.length; ) {
    const token = tokenAt(text, at, bold, italic);
    at += token.length;
    if (token.kind === 'plain') {
      plain += token.text;
      continue;
    }
    if (token.kind === 'icon') plain += token.count;
    flush();
    if (token.kind === 'icon') {
      // A number and its icon are one word on paper and two when they are read.
      const says = `${token.count === '' ? '' : ' '}${iconSays(token.name)}`;
      out.push({ text: says, bold, italic, icon: token.name });
    } else if (token.mark === '**') bold = !bold;
    else italic = !italic;
  }
  flush();
  return out;
}

/** The mark that begins or ends something here. */
function markAt(text: string, at: number, bold: boolean, italic: boolean): Mark | undefined {
  const stars = STARS.exec(text.slice(at, at + 2))?.[0];
  if (stars === undefined) return undefined;
  const marks: readonly Mark[] = stars === '**' ? ['**', '*'] : ['*'];
  return marks.find((mark) => ((mark === '**' ? bold : italic) ? closes(text, at, mark) : opens(text, at, mark)));
}

/** What a text says, for everything that shows it without marks. */
export const withoutMarkup = (text: string): string =>
  parseMarkup(text)
    .map((span) => span.text)
    .join('');
