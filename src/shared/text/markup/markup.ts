/**
 * The markup of rules text: `**bold**`, `*italic*`, icons by their name in braces, `{fight}`, with a number before it where
 * there is one, `{2 pp}`. A backslash makes the next character ordinary. What is none of these stays as it was written.
 */
import { type Icon, type Icons, iconCalled } from './icons.ts';

export interface Span {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** The span is this icon, and `text` its label. */
  readonly icon?: Icon | undefined;
}

/** Text without any marks. */
export const UNMARKED: Omit<Span, 'text'> = { bold: false, italic: false, icon: undefined };

/** A quick test, since most texts have no marks. */
const ANY = /[*{\\]/;
const ESCAPED = /^\\([*{}\\])/;
const ICON = /^\{\s*(?:([+−-]?\d{1,3}|X)\s+)?([a-z]+)\s*\}/iu;
const STARS = /^\*\*?/;
const LETTER = /[\p{L}\p{N}]/u;

type Mark = '*' | '**';

/** Where the last stars of each kind stand that may end something; found once, so that unclosed ones cost no search each. */
type LastClosing = Readonly<Record<Mark, number>>;

function lastClosing(text: string): LastClosing {
  const last = (mark: Mark): number => {
    let at = text.length - 1;
    while (at >= 0 && !closes(text, at, mark)) at -= 1;
    return at;
  };
  return { '*': last('*'), '**': last('**') };
}

/** Whether these stars begin something: right before a word, and closed later on. */
function opens(text: string, at: number, mark: Mark, last: LastClosing): boolean {
  const after = text.charAt(at + mark.length);
  if (after === '' || /\s/u.test(after) || LETTER.test(text.charAt(at - 1))) return false;
  return last[mark] > at + mark.length;
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
  | { readonly kind: 'icon'; readonly icon: Icon; readonly count: string; readonly length: number }
  | { readonly kind: 'mark'; readonly mark: Mark; readonly length: number };

function tokenAt(text: string, at: number, bold: boolean, italic: boolean, last: LastClosing, icons: Icons): Token {
  const first = text.charAt(at);
  const plain: Token = { kind: 'plain', text: first, length: 1 };
  if (first === '*') {
    const mark = markAt(text, at, bold, italic, last);
    return mark === undefined ? plain : { kind: 'mark', mark, length: mark.length };
  }
  if (first !== '\\' && first !== '{') return plain;
  const rest = text.slice(at, at + LONGEST_BRACES);
  const escaped = ESCAPED.exec(rest);
  if (escaped) return { kind: 'plain', text: escaped[1] ?? '', length: 2 };
  const [all = '', count = '', word = ''] = ICON.exec(rest) ?? [];
  const icon = iconCalled(word, icons);
  return icon === undefined ? plain : { kind: 'icon', icon, count, length: all.length };
}

/** A text in spans. Joined in order, the spans give the text without its marks. `icons` are those that its game knows. */
export function parseMarkup(text: string, icons: Icons): readonly Span[] {
  if (!ANY.test(text)) return text === '' ? [] : [{ text, ...UNMARKED }];
  const out: Span[] = [];
  let bold = false;
  let italic = false;
  let plain = '';
  const last = lastClosing(text);
  const flush = (): void => {
    if (plain !== '') out.push({ text: plain, bold, italic });
    plain = '';
  };
  for (let at = 0; at < text.length; ) {
    const token = tokenAt(text, at, bold, italic, last, icons);
    at += token.length;
    if (token.kind === 'plain') {
      plain += token.text;
      continue;
    }
    if (token.kind === 'icon') plain += token.count;
    flush();
    if (token.kind === 'icon') {
      // A number and its icon are one word on paper, and two words read aloud.
      const label = `${token.count === '' ? '' : ' '}${token.icon.label}`;
      out.push({ text: label, bold, italic, icon: token.icon });
    } else if (token.mark === '**') bold = !bold;
    else italic = !italic;
  }
  flush();
  return out;
}

/** The mark that begins or ends something here. */
function markAt(text: string, at: number, bold: boolean, italic: boolean, last: LastClosing): Mark | undefined {
  const stars = STARS.exec(text.slice(at, at + 2))?.[0];
  if (stars === undefined) return undefined;
  const marks: readonly Mark[] = stars === '**' ? ['**', '*'] : ['*'];
  return marks.find((mark) => ((mark === '**' ? bold : italic) ? closes(text, at, mark) : opens(text, at, mark, last)));
}

const BRACES = /\\[*{}\\]|\{/g;
/** Letters of stray braces that are quoted. */
const MOST_QUOTED = 24;
const QUOTED = new RegExp(`^\\{[^{}\\n]{0,${MOST_QUOTED}}\\}?`, 'u');

const ALONE = /^\{(?:\s[^}]*)?$/u;

/** Braces that name no icon, each as it begins: they are printed as they stand. Escaped ones are meant so. */
export function strayBraces(text: string, icons: Icons): string[] {
  if (!text.includes('{')) return [];
  const out = new Set<string>();
  for (const { 0: found, index } of text.matchAll(BRACES)) {
    if (found !== '{') continue;
    const rest = text.slice(index, index + LONGEST_BRACES);
    if (iconCalled(ICON.exec(rest)?.[2] ?? '', icons)) continue;
    const quoted = QUOTED.exec(rest)?.[0] ?? found;
    // An unclosed brace without a word behind it is ordinary text.
    if (ALONE.test(quoted)) continue;
    out.add(quoted.length > MOST_QUOTED && !quoted.endsWith('}') ? `${quoted}…` : quoted);
  }
  return [...out];
}

/** Units within which an icon's braces close: its name, a number, and blanks. */
const LONGEST_BRACES = 64;
