/** Finds the messages that source files name: as quoted keys, or as templates with open parts such as `print.stages.${stage}`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname, join as joinPosix } from 'node:path/posix';
import { ROOT } from '../../../scripts/lib/node-version.mjs';

/** Texts of source files by their paths, without comments. */
export type Sources = ReadonlyMap<string, string>;

const COMMENTS = /^\s*\{?\/\*[\s\S]*?\*\/|(?:^|\s)\/\/ .*$/gm;

/** Reads all TypeScript files below a folder. */
export const readSources = (folder: string): Sources =>
  new Map(
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
      .map((name) => [name, readFileSync(join(ROOT, name), 'utf8').replace(COMMENTS, '')]),
  );

const QUOTED_KEY = /'([\w-]+(?:\.[\w-]+)+)'/g;
const QUOTED_WORD = /'([\w.-]+)'/g;
/** A template whose fixed parts hold only what names of messages are made of. */
const TEMPLATE = /`((?:[\w.-]|\$\{[^{}`]*\})+)`/g;
const OPEN_PART = /\$\{[^{}`]*\}/;

/** What may be the name of a message in a file, or of several where it has open parts. */
export interface MessageUse {
  /** As it is written in the file. */
  readonly text: string;
  /** Whether some part of the name is known only at run time. */
  readonly isOpen: boolean;
  matches(key: string): boolean;
}

/** Finds what may be names of messages in a file. For an open part at the beginning, the same file has to quote its values. */
export function findMessageUses(source: string): MessageUse[] {
  const quoted = [...source.matchAll(QUOTED_KEY)].map(
    ([, text = '']): MessageUse => ({ text, isOpen: false, matches: (key) => key === text }),
  );
  const words = new Set([...source.matchAll(QUOTED_WORD)].map(([, word = '']) => word));
  const templates = [...source.matchAll(TEMPLATE)].flatMap(([, text = '']): MessageUse[] => {
    const [first = '', ...others] = text.split(OPEN_PART);
    if (others.length === 0 || ![first, ...others].some((part) => part.includes('.'))) return [];
    const isNamed = first !== '';
    const rest = others.map((part) => part.replaceAll('.', '\\.')).join('([^.]+)');
    const pattern = new RegExp(`^${isNamed ? `${first.replaceAll('.', '\\.')}[^.]+` : '([\\w.-]+)'}${rest}$`);
    const matches = (key: string) => {
      const found = pattern.exec(key);
      return found !== null && (isNamed || words.has(found[1] ?? ''));
    };
    return [{ text, isOpen: true, matches }];
  });
  return [...quoted, ...templates];
}

const STATIC = /(?:^|\n)\s*(?:import|export)\s(?!type\b)[^'";]*?\bfrom\s*'(\.[^']+)'|(?:^|\n)import\s*'(\.[^']+)'/g;
const DYNAMIC = /(?<!typeof )\bimport\(\s*'(\.[^']+)'/g;
const LAZY = /\bcreateLazy(?:Screen|Part|Component)(?:<[^()]*>)?\(/g;

/** Returns the parts of a file that are arguments of a function for lazy components, as start and end. */
function findLazyParts(source: string): [number, number][] {
  return [...source.matchAll(LAZY)].map(({ 0: call, index }) => {
    let end = index + call.length;
    for (let depth = 1; depth > 0 && end < source.length; end += 1) {
      if (source[end] === '(') depth += 1;
      if (source[end] === ')') depth -= 1;
    }
    return [index, end];
  });
}

/** Returns the files that are loaded with a file: those that it imports, at once or later, except for lazy components. */
export function findLoadedFiles(sources: Sources, entry: string): Set<string> {
  const found = new Set<string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const source = sources.get(file);
    if (source === undefined || found.has(file)) continue;
    found.add(file);
    const folder = dirname(file);
    const lazyParts = findLazyParts(source);
    const isLazy = (index: number) => lazyParts.some(([start, end]) => start < index && index < end);
    for (const [, from, bare] of source.matchAll(STATIC)) waiting.push(joinPosix(folder, from ?? bare ?? ''));
    for (const { 1: target = '', index } of source.matchAll(DYNAMIC))
      if (!isLazy(index)) waiting.push(joinPosix(folder, target));
  }
  return found;
}
