/** Reads the user's own card template or style, from a file or an archive. */

import { basename } from 'node:path';
import { LIMITS } from '../../shared/base/limits.ts';
import { isStyle } from '../../shared/card/style/card-style.ts';
import { readStyle } from '../../shared/card/style/read-style.ts';
import { resolveStyle } from '../../shared/card/style/resolve-styles.ts';
import { findShippedTemplate } from '../../shared/card/style/shipped-slots.ts';
import { formatStyleFinding } from '../../shared/card/style/style-finding.ts';
import { formatTemplateFinding } from '../../shared/card/template/check/finding-messages.ts';
import { readTemplate } from '../../shared/card/template/read-template.ts';
import { getTemplateInSize } from '../../shared/card/template/sizes.ts';
import type { CardTemplate } from '../../shared/card/template/template.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import { formatJsonError } from '../../shared/document/json/json-error-messages.ts';
import { isObject } from '../../shared/document/json/json-object.ts';
import { readJson } from '../../shared/document/json/read-json.ts';
import type { Game } from '../../shared/games/game.ts';
import { formatLateText } from '../../shared/texts/late-text.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { Failure } from '../failure.ts';
import { markInput } from '../files/inputs.ts';
import { readRegular, UnopenedError } from '../files/regular-file.ts';
import type { CallFiles } from './call-files.ts';
import { withFontFiles } from './font-files.ts';
import { packedTemplate, type TemplateSource } from './packed-template.ts';
import { type PictureBytes, sha256 } from './picture-file.ts';
import { besideFile, templateBeside } from './template-home.ts';

/** Whether a `--template` argument is a file. Ids contain neither dots nor slashes. */
export const isTemplateFile = (word: string): boolean => /[./\\]/.test(word);

/** Returns the notes about a template or style file that has been read: settings without effect, and unusable fonts. */
export const templateNotes = (files: CallFiles, word = ''): readonly string[] =>
  (files.templateNotes.get(fileOf(word).file) ?? []).map((line) => `${fileOf(word).file}: ${line}`);

/** Splits `night.card.json@large` or `pack.rollcall/night@large` before the size. An `@` may also be part of a file name. */
function fileOf(word: string): { file: string; size: string | undefined } {
  const separator = word.lastIndexOf('@');
  const [file, size] = [word.slice(0, Math.max(separator, 0)), word.slice(separator + 1)];
  const namesTemplate = /\.(?:json|rollcall|zip)(?:\/|$)/i.test(file.slice(file.lastIndexOf('@') + 1));
  return separator >= 0 && namesTemplate && !/[/\\]/.test(size) ? { file, size } : { file: word, size: undefined };
}

/**
 * Reads a template. The argument is a file, a file with a size (`name.card.json@large`), an archive with one template, or
 * an archive with an id (`pack.rollcall/night`). Throws a Failure with a line for each problem.
 */
export async function templateFrom(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  files: CallFiles,
  word: string,
): Promise<CardTemplate> {
  const { file, size } = fileOf(word);
  markInput(file);
  const reading = files.templates.get(file) ?? templateIn(translate, gameCatalog, files, file);
  files.templates.set(file, reading);
  const template = await reading;
  if (size === undefined) return template;
  if (template.sizes === undefined || !Object.hasOwn(template.sizes, size)) {
    const sizes = Object.keys(template.sizes ?? {}).join(', ');
    throw new Failure(
      (translate) =>
        sizes === ''
          ? translate('cli.template.onlyOwnSize', { size })
          : translate('cli.template.noSize', { size, sizes }),
      file,
    );
  }
  return getTemplateInSize(template, size);
}

async function templateIn(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  files: CallFiles,
  file: string,
): Promise<CardTemplate> {
  const packed = await packedTemplate(translate, file, files.fontFolders);
  if (packed !== undefined) {
    const template = await templateOf(translate, gameCatalog, files, packed);
    files.templateNotes.set(file, files.templateNotes.get(packed.file) ?? []);
    return template;
  }
  return templateOf(translate, gameCatalog, files, looseTemplate(files, file, jsonFrom(file)));
}

/** Returns the source of a template that has its own file. */
export function looseTemplate({ fontFolders }: CallFiles, file: string, value: unknown): TemplateSource {
  const baseOf = async (id: string) => {
    const beside = templateBeside(file, id);
    if (beside === undefined) return undefined;
    markInput(beside);
    return { file: beside, value: jsonFrom(beside), home: besideFile(beside, fontFolders), baseOf };
  };
  return { file, value, home: besideFile(file, fontFolders), baseOf };
}

/** Builds a template from its source. Throws a Failure with a line for each problem. */
export async function templateOf(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  files: CallFiles,
  source: TemplateSource,
): Promise<CardTemplate> {
  const { file, value } = source;
  if (isObject(value) && typeof value.layout === 'string' && value.front === undefined)
    throw new Failure((translate) => translate('cli.template.layoutOnly'), file);
  if (isStyle(value)) return styledFrom(translate, gameCatalog, files, source);
  const answer = readTemplate(gameCatalog, value);
  if (answer.ok) return withFiles(translate, files, answer.template, source);
  const lines = answer.problems.map((problem) => formatTemplateFinding(translate, problem, file));
  throw new Failure((translate) => translate('cli.template.unusable', { file: basename(file) }), undefined, lines);
}

/** Returns the template with the fonts and pictures next to it. */
async function withFiles(
  translate: Translate,
  files: CallFiles,
  template: CardTemplate,
  { file, home }: TemplateSource,
): Promise<CardTemplate> {
  const { templateNotes } = files;
  const report = (line: string) => templateNotes.set(file, [...(templateNotes.get(file) ?? []), line]);
  return withPictureFiles(await withFontFiles(translate, template, home.font, files, report), home.picture, files);
}

/**
 * Returns the template with its pictures named by their hash. A picture that cannot be used causes a note on each card,
 * and the command goes on.
 */
async function withPictureFiles(
  template: CardTemplate,
  find: (src: string) => PictureBytes | Promise<PictureBytes>,
  { templatePictures }: CallFiles,
): Promise<CardTemplate> {
  if (template.pictures === undefined) return template;
  const pictures: NonNullable<CardTemplate['pictures']> = {};
  for (const [name, picture] of Object.entries(template.pictures)) {
    // A style has the pictures of its base template, which were found next to that template.
    if (templatePictures.has(picture.src)) {
      pictures[name] = picture;
      continue;
    }
    const found = await find(picture.src);
    // No document can use a source like this one, so it cannot be confused with another.
    const src = 'problem' in found ? `missing:${picture.src}` : `sha256:${sha256(found.bytes)}`;
    templatePictures.set(src, 'problem' in found ? found : { read: () => find(picture.src) });
    pictures[name] = { ...picture, src };
  }
  return { ...template, pictures };
}

/** Applies a style to a built-in template or to one next to it. Settings without effect are noted. */
async function styledFrom(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  files: CallFiles,
  source: TemplateSource,
): Promise<CardTemplate> {
  const { file, value } = source;
  const answer = readStyle(value);
  if (!answer.ok) {
    const lines = answer.problems.map((problem) => formatTemplateFinding(translate, problem, file));
    throw new Failure(
      (translate) => translate('cli.template.unusableStyle', { file: basename(file) }),
      undefined,
      lines,
    );
  }
  const { style } = answer;
  const own = findShippedTemplate(gameCatalog, style.base) === undefined ? await source.baseOf(style.base) : undefined;
  const base =
    own === undefined ? [] : [isStyle(own.value) ? own.value : await templateOf(translate, gameCatalog, files, own)];
  const styled = resolveStyle(gameCatalog, style, base);
  const lines = styled.problems.map((problem) => formatStyleFinding(translate, problem));
  if ('template' in styled) {
    files.templateNotes.set(file, lines);
    return withFiles(translate, files, styled.template, source);
  }
  throw new Failure(lines.join(' '), file);
}

function jsonFrom(file: string): unknown {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(readRegular(file, { most: LIMITS.templateBytes }));
  } catch (error) {
    if (error instanceof TypeError) throw new Failure((translate) => translate('cli.files.notUtf8'), file);
    if (!(error instanceof UnopenedError)) throw error;
    if (error.code === 'EFBIG')
      throw new Failure((translate) => translate('cli.template.tooLarge', { limit: LIMITS.templateBytes / 1e6 }), file);
    throw new Failure(
      (translate) =>
        error.code === 'ENOENT'
          ? translate('cli.template.noFile')
          : translate('cli.template.cannotOpen', { reason: formatLateText(translate, error.reason) }),
      file,
    );
  }
  const read = readJson(text);
  if (!read.ok) throw new Failure((translate) => formatJsonError(translate, read), file);
  return read.value;
}
