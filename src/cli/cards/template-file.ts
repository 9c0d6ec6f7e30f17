/** A card template of the user's own, read from one file. */
import { basename } from 'node:path';
import { problemMessage } from '../../shared/card/template/check/problem-messages.ts';
import { readTemplate } from '../../shared/card/template/read-template.ts';
import { inSize } from '../../shared/card/template/sizes.ts';
import type { CardTemplate } from '../../shared/card/template/template.ts';
import { jsonRefusal } from '../../shared/document/json/fault-messages.ts';
import { isObject } from '../../shared/document/json/json-object.ts';
import { readJson } from '../../shared/document/json/read-json.ts';
import { LIMITS } from '../../shared/limits.ts';
import { Failure } from '../failure.ts';
import { markInput } from '../files/inputs.ts';
import { readRegular, UnopenedError } from '../files/regular-file.ts';
import { fontsBeside, withFontFiles } from './font-files.ts';

/** Whether a word of `--template` is a file and no id: ids have neither dots nor slashes. */
export const isTemplateFile = (word: string): boolean => /[./\\]/.test(word);

const known = new Map<string, Promise<CardTemplate>>();

/**
 * Reads a template: a file, or a file and one of its sizes as `name.card.json@large`. Throws a Failure with a line for
 * everything that is wrong with it.
 */
export async function templateFrom(word: string): Promise<CardTemplate> {
  const [, file = word, size] = /^(.*\.json)@([^@/\\]*)$/i.exec(word) ?? [];
  markInput(file);
  const reading = known.get(file) ?? templateIn(file);
  known.set(file, reading);
  const template = await reading;
  if (size === undefined) return template;
  if (template.sizes === undefined || !Object.hasOwn(template.sizes, size)) {
    throw new Failure(
      `has no size ${size}; it has ${Object.keys(template.sizes ?? {}).join(', ') || 'only its own'}`,
      file,
    );
  }
  return inSize(template, size);
}

async function templateIn(file: string): Promise<CardTemplate> {
  const value = jsonFrom(file);
  if (isObject(value) && typeof value.layout === 'string' && value.front === undefined)
    throw new Failure(
      'only names a layout that several games share; choose the template by its id, or save a copy of it in the app',
      file,
    );
  const answer = readTemplate(value);
  if (answer.ok) return withFontFiles(answer.template, fontsBeside(file));
  const lines = answer.problems.map((problem) => problemMessage(problem, file));
  throw new Failure(`${basename(file)} is no card template that can be used:`, undefined, lines);
}

function jsonFrom(file: string): unknown {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(readRegular(file, { most: LIMITS.templateBytes }));
  } catch (error) {
    if (error instanceof TypeError) throw new Failure('is no text in UTF-8', file);
    if (!(error instanceof UnopenedError)) throw error;
    if (error.code === 'EFBIG')
      throw new Failure(`is larger than ${LIMITS.templateBytes / 1e6} MB, too large for a card template`, file);
    throw new Failure(`cannot be opened: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}`, file);
  }
  const read = readJson(text);
  if (!read.ok) throw new Failure(jsonRefusal(read), file);
  return read.value;
}
