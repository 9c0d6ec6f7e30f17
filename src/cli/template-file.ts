/** A card template of the user's own, read from one file. */
import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { inSize } from '../shared/card/sizes.ts';
import { problemSentence } from '../shared/card/template/problem-words.ts';
import { readTemplate } from '../shared/card/template/read-template.ts';
import type { CardTemplate } from '../shared/card/template.ts';
import { jsonRefusal } from '../shared/document/json-fault-words.ts';
import { readJson } from '../shared/document/read-json.ts';
import { Failure } from './failure.ts';

/** Bytes; the largest of ours has 70,000. */
const MOST_BYTES = 8_000_000;

/** Whether a word of `--template` is a file and no id: ids have neither dots nor slashes. */
export const isTemplateFile = (word: string): boolean => /[./\\]/.test(word);

const known = new Map<string, CardTemplate>();

/**
 * Reads a template: a file, or a file and one of its sizes as `name.card.json@large`. Throws a Failure with a line for
 * everything that is wrong with it.
 */
export function templateFrom(word: string): CardTemplate {
  const [, file = word, size] = /^(.*\.json)@([^@/\\]*)$/i.exec(word) ?? [];
  const template = known.get(file) ?? templateIn(file);
  known.set(file, template);
  if (size === undefined) return template;
  if (template.sizes === undefined || !Object.hasOwn(template.sizes, size)) {
    throw new Failure(
      `has no size ${size}; it has ${Object.keys(template.sizes ?? {}).join(', ') || 'only its own'}`,
      file,
    );
  }
  return inSize(template, size);
}

function templateIn(file: string): CardTemplate {
  const answer = readTemplate(jsonFrom(file));
  if (answer.ok) return answer.template;
  const lines = answer.problems.map((problem) => problemSentence(problem, file));
  throw new Failure(`${basename(file)} is no card template that can be used:\n${lines.join('\n')}`);
}

function jsonFrom(file: string): unknown {
  let text: string;
  try {
    if (statSync(file).size > MOST_BYTES)
      throw new Failure(`is larger than ${MOST_BYTES / 1e6} MB, too large for a card template`, file);
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(
      error instanceof TypeError ? 'is no text in UTF-8' : unopened(error as NodeJS.ErrnoException),
      file,
    );
  }
  const read = readJson(text);
  if (!read.ok) throw new Failure(jsonRefusal(read), file);
  return read.value;
}

const unopened = ({ code, message }: NodeJS.ErrnoException): string => {
  if (code === 'ENOENT') return 'cannot be opened: there is no such file';
  return code === 'EISDIR' ? 'cannot be opened: it is a folder' : `cannot be opened: ${message}`;
};
