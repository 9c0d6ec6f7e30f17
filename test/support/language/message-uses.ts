/** Finds the message keys in source files: quoted keys, or templates with open parts such as `print.stages.${stage}`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname, join as joinPosix } from 'node:path/posix';
import { ROOT } from '../../../scripts/lib/node-version.mjs';

/** Source texts by file path, without comments. */
export type Sources = ReadonlyMap<string, string>;

/** Matches comments that begin a line or, with `//`, follow code. */
const COMMENTS = /^\s*\{?\/\*[\s\S]*?\*\/|(?:^|\s)\/\/ .*$/gm;

/** Reads all TypeScript files below a folder. */
export const readSources = (folderName: string): Sources =>
  new Map(
    readdirSync(join(ROOT, folderName), { recursive: true, encoding: 'utf8' })
      .map((filePath) => `${folderName}/${filePath.replaceAll('\\', '/')}`)
      .filter((filePath) => /\.tsx?$/.test(filePath) && !filePath.endsWith('.d.ts'))
      .map((filePath) => [filePath, readFileSync(join(ROOT, filePath), 'utf8').replace(COMMENTS, '')]),
  );

const QUOTED_KEY = /'([\w-]+(?:\.[\w-]+)+)'/g;
const QUOTED_WORD = /'([\w.-]+)'/g;
/** A template whose fixed parts contain only characters of message keys. */
const TEMPLATE = /`((?:[\w.-]|\$\{[^{}`]*\})+)`/g;
const OPEN_PART = /\$\{[^{}`]*\}/;

/** A possible message key in a file, or a pattern of several keys with open parts. */
export interface MessageUse {
  /** The text as written in the file. */
  readonly text: string;
  /** Whether some part of the key is known only at run time. */
  readonly isOpen: boolean;
  matches(messageKey: string): boolean;
}

/** Finds possible message keys in a file. If a template begins with an open part, the same file has to quote its values. */
export function findMessageUses(source: string): MessageUse[] {
  const quoted = [...source.matchAll(QUOTED_KEY)].map(
    ([, keyText = '']): MessageUse => ({
      text: keyText,
      isOpen: false,
      matches: (messageKey) => messageKey === keyText,
    }),
  );
  const quotedWords = new Set([...source.matchAll(QUOTED_WORD)].map(([, quotedWord = '']) => quotedWord));
  const templates = [...source.matchAll(TEMPLATE)].flatMap(([, keyText = '']): MessageUse[] => {
    const [firstPart = '', ...otherParts] = keyText.split(OPEN_PART);
    if (otherParts.length === 0 || ![firstPart, ...otherParts].some((fixedPart) => fixedPart.includes('.'))) return [];
    const startsWithText = firstPart !== '';
    const remainingPattern = otherParts.map((fixedPart) => fixedPart.replaceAll('.', '\\.')).join('([^.]+)');
    const pattern = new RegExp(
      `^${startsWithText ? `${firstPart.replaceAll('.', '\\.')}[^.]+` : '([\\w.-]+)'}${remainingPattern}$`,
    );
    const matches = (messageKey: string) => {
      const match = pattern.exec(messageKey);
      return match !== null && (startsWithText || quotedWords.has(match[1] ?? ''));
    };
    return [{ text: keyText, isOpen: true, matches }];
  });
  return [...quoted, ...templates];
}

/** Matches imports and exports of values from another file: `import { a } from './b.ts'`, `import './b.css'`. */
const STATIC = /(?:^|\n)\s*(?:import|export)\s(?!type\b)[^'";]*?\bfrom\s*'(\.[^']+)'|(?:^|\n)import\s*'(\.[^']+)'/g;
/** Matches imports at run time: `import('./b.ts')`, but not in types. */
const DYNAMIC = /(?<!typeof )\bimport\(\s*'(\.[^']+)'/g;
/** Matches the start of a call that creates a lazy component: `createLazyPart(`. */
const LAZY = /\bcreateLazy(?:Screen|Part|Component)(?:<[^()]*>)?\(/g;

/** Returns the parts of a file that are arguments of a function for lazy components, as start and end. */
function findLazyParts(source: string): [number, number][] {
  return [...source.matchAll(LAZY)].map(({ 0: callText, index: callIndex }) => {
    let endIndex = callIndex + callText.length;
    for (let depth = 1; depth > 0 && endIndex < source.length; endIndex += 1) {
      if (source[endIndex] === '(') depth += 1;
      if (source[endIndex] === ')') depth -= 1;
    }
    return [callIndex, endIndex];
  });
}

/** Returns the files that are loaded with a file: those that it imports, at once or later, except for lazy components. */
export function findLoadedFiles(sources: Sources, entryFile: string): Set<string> {
  const loadedFiles = new Set<string>();
  const pendingFiles = [entryFile];
  for (let filePath = pendingFiles.pop(); filePath !== undefined; filePath = pendingFiles.pop()) {
    const source = sources.get(filePath);
    if (source === undefined || loadedFiles.has(filePath)) continue;
    loadedFiles.add(filePath);
    const fileFolder = dirname(filePath);
    const lazyParts = findLazyParts(source);
    const isLazy = (callIndex: number) =>
      lazyParts.some(([partStart, partEnd]) => partStart < callIndex && callIndex < partEnd);
    for (const [, importedPath, sideEffectPath] of source.matchAll(STATIC))
      pendingFiles.push(joinPosix(fileFolder, importedPath ?? sideEffectPath ?? ''));
    for (const { 1: dynamicPath = '', index: callIndex } of source.matchAll(DYNAMIC))
      if (!isLazy(callIndex)) pendingFiles.push(joinPosix(fileFolder, dynamicPath));
  }
  return loadedFiles;
}
