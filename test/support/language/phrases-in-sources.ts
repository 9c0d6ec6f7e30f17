/** The sentences that `t` and `texts` mark in the sources, by their files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';

const files = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => join(root, name.replaceAll('\\', '/')))
    .filter((name) => /\.tsx?$/.test(name));

/** Reads on from behind the opening backtick: the key of the sentence, and where it ends. */
function phraseFrom(source: string, start: number): { key: string; end: number } {
  let key = '';
  let values = 0;
  let at = start;
  while (source[at] !== '`') {
    if (source.startsWith('${', at)) {
      at = endOfValue(source, at + 2);
      key += `{${values++}}`;
    } else key += source[at++];
  }
  return { key, end: at };
}

/** The place behind the brace that closes a value; templates inside it may hold braces of their own. */
function endOfValue(source: string, start: number): number {
  let depth = 1;
  let at = start;
  while (depth > 0) {
    if (source[at] === '`') at = phraseFrom(source, at + 1).end;
    else if (source[at] === '{') depth += 1;
    else if (source[at] === '}') depth -= 1;
    at += 1;
  }
  return at;
}

export function phrasesIn(root: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (key: string, file: string) => found.set(key, [...(found.get(key) ?? []), file]);
  for (const file of files(root)) {
    const source = readFileSync(file, 'utf8').replaceAll(/^ *(\/\*\*|\*|\/\/).*$/gm, '');
    for (const [, record = ''] of source.matchAll(/\btexts\(\{(.*?)\}\)/gs)) {
      for (const [, text = ''] of record.matchAll(/: (?:'((?:[^'\\]|\\.)*)'|"([^"]*)")/g))
        if (text !== '') add(text, file);
    }
    // A sentence may end in tonnes: `${n} t`. Files that also format messages import `t` as `phrase`.
    for (const { 0: tag, index } of source.matchAll(/(?<![\w'’]|\} )(?:t|phrase)`/g)) {
      const { key } = phraseFrom(source, index + tag.length);
      add(key, file);
    }
  }
  return found;
}

/** The sources themselves, but for the languages. */
export const sourcesIn = (root: string): string[] =>
  files(root)
    .filter((file) => !file.includes('/de/'))
    .map((file) => readFileSync(file, 'utf8'));
