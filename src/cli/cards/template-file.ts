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
import { readRegularFile, UnopenedError } from '../files/regular-file.ts';
import { readPackedTemplate, type TemplateSource } from './packed-template.ts';
import { type PictureBytes, sha256 } from './picture-bytes.ts';
import type { PrintResources } from './print-resources.ts';
import { loadTemplateFonts } from './template-fonts.ts';
import { createFileResources, findNeighborTemplate } from './template-resources.ts';

/** Whether a `--template` argument is a file. Ids contain neither dots nor slashes. */
export const isTemplateFile = (templateArgument: string): boolean => /[./\\]/.test(templateArgument);

/** Returns the notes about a template or style file that has been read: settings without effect, and unusable fonts. */
export const listTemplateNotes = (resources: PrintResources, templateArgument = ''): readonly string[] =>
  (resources.templateNotes.get(splitTemplateSize(templateArgument).filePath) ?? []).map(
    (note) => `${splitTemplateSize(templateArgument).filePath}: ${note}`,
  );

/** Splits `night.card.json@large` or `pack.rollcall/night@large` before the size. An `@` may also be part of a file name. */
function splitTemplateSize(templateArgument: string): { filePath: string; sizeName: string | undefined } {
  const separator = templateArgument.lastIndexOf('@');
  const [filePath, sizeName] = [
    templateArgument.slice(0, Math.max(separator, 0)),
    templateArgument.slice(separator + 1),
  ];
  // Matches the extension of a template file or an archive, which an id may follow: `.card.json`, `.rollcall/night`.
  const isTemplatePath = /\.(?:json|rollcall|zip)(?:\/|$)/i.test(filePath.slice(filePath.lastIndexOf('@') + 1));
  return separator >= 0 && isTemplatePath && !/[/\\]/.test(sizeName)
    ? { filePath, sizeName }
    : { filePath: templateArgument, sizeName: undefined };
}

/**
 * Reads a template. The argument is a file, a file with a size (`name.card.json@large`), an archive with one template, or
 * an archive with an id (`pack.rollcall/night`). Throws a Failure with a line for each problem.
 */
export async function readTemplateFile(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  resources: PrintResources,
  templateArgument: string,
): Promise<CardTemplate> {
  const { filePath, sizeName } = splitTemplateSize(templateArgument);
  markInput(filePath);
  const pendingTemplate =
    resources.templates.get(filePath) ?? loadTemplate(translate, gameCatalog, resources, filePath);
  resources.templates.set(filePath, pendingTemplate);
  const template = await pendingTemplate;
  if (sizeName === undefined) return template;
  if (template.sizes === undefined || !Object.hasOwn(template.sizes, sizeName)) {
    const sizeNames = Object.keys(template.sizes ?? {}).join(', ');
    throw new Failure(
      (translate) =>
        sizeNames === ''
          ? translate('cli.template.onlyOwnSize', { size: sizeName })
          : translate('cli.template.noSize', { size: sizeName, sizes: sizeNames }),
      filePath,
    );
  }
  return getTemplateInSize(template, sizeName);
}

/** Loads the template of a file or an archive, without a size. */
async function loadTemplate(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  resources: PrintResources,
  filePath: string,
): Promise<CardTemplate> {
  const packedSource = await readPackedTemplate(translate, filePath, resources.fontFolders);
  if (packedSource !== undefined) {
    const template = await buildTemplate(translate, gameCatalog, resources, packedSource);
    // `buildTemplate` stores the notes under the path in the archive; `listTemplateNotes` looks them up by the argument.
    resources.templateNotes.set(filePath, resources.templateNotes.get(packedSource.file) ?? []);
    return template;
  }
  return buildTemplate(
    translate,
    gameCatalog,
    resources,
    createTemplateSource(resources, filePath, readTemplateJson(filePath)),
  );
}

/** Returns the source of a template that has its own file. */
export function createTemplateSource({ fontFolders }: PrintResources, filePath: string, json: unknown): TemplateSource {
  const findBase = async (templateId: string) => {
    const neighborPath = findNeighborTemplate(filePath, templateId);
    if (neighborPath === undefined) return undefined;
    markInput(neighborPath);
    return {
      file: neighborPath,
      json: readTemplateJson(neighborPath),
      resources: createFileResources(neighborPath, fontFolders),
      findBase,
    };
  };
  return { file: filePath, json, resources: createFileResources(filePath, fontFolders), findBase };
}

/** Builds a template from its source. Throws a Failure with a line for each problem. */
export async function buildTemplate(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  resources: PrintResources,
  templateSource: TemplateSource,
): Promise<CardTemplate> {
  const { file, json } = templateSource;
  if (isObject(json) && typeof json.layout === 'string' && json.front === undefined)
    throw new Failure((translate) => translate('cli.template.layoutOnly'), file);
  if (isStyle(json)) return buildStyledTemplate(translate, gameCatalog, resources, templateSource);
  const readResult = readTemplate(gameCatalog, json);
  if (readResult.ok) return loadResources(translate, resources, readResult.template, templateSource);
  const problemLines = readResult.problems.map((problem) => formatTemplateFinding(translate, problem, file));
  throw new Failure(
    (translate) => translate('cli.template.unusable', { file: basename(file) }),
    undefined,
    problemLines,
  );
}

/** Returns the template with its fonts and pictures named by their hash, and loads both. */
async function loadResources(
  translate: Translate,
  resources: PrintResources,
  template: CardTemplate,
  { file, resources: templateResources }: TemplateSource,
): Promise<CardTemplate> {
  const { templateNotes } = resources;
  const report = (note: string) => templateNotes.set(file, [...(templateNotes.get(file) ?? []), note]);
  return loadTemplatePictures(
    await loadTemplateFonts(translate, template, templateResources.readFont, resources, report),
    templateResources.readPicture,
    resources,
  );
}

/**
 * Returns the template with its pictures named by their hash. A picture that cannot be used causes a note on each card,
 * and the command goes on.
 */
async function loadTemplatePictures(
  template: CardTemplate,
  findPicture: (pictureSource: string) => PictureBytes | Promise<PictureBytes>,
  { templatePictures }: PrintResources,
): Promise<CardTemplate> {
  if (template.pictures === undefined) return template;
  const pictures: NonNullable<CardTemplate['pictures']> = {};
  for (const [pictureName, picture] of Object.entries(template.pictures)) {
    // A style inherits the pictures of its base template, which were already loaded from the folder of that template.
    if (templatePictures.has(picture.src)) {
      pictures[pictureName] = picture;
      continue;
    }
    const pictureBytes = await findPicture(picture.src);
    // No document can use a source that begins with `missing:`, so this source has no other meaning.
    const newSource = 'problem' in pictureBytes ? `missing:${picture.src}` : `sha256:${sha256(pictureBytes.bytes)}`;
    templatePictures.set(
      newSource,
      'problem' in pictureBytes ? pictureBytes : { read: () => findPicture(picture.src) },
    );
    pictures[pictureName] = { ...picture, src: newSource };
  }
  return { ...template, pictures };
}

/** Applies a style to a built-in template or to a template next to the style. Settings without effect are noted. */
async function buildStyledTemplate(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  resources: PrintResources,
  templateSource: TemplateSource,
): Promise<CardTemplate> {
  const { file, json } = templateSource;
  const readResult = readStyle(json);
  if (!readResult.ok) {
    const problemLines = readResult.problems.map((problem) => formatTemplateFinding(translate, problem, file));
    throw new Failure(
      (translate) => translate('cli.template.unusableStyle', { file: basename(file) }),
      undefined,
      problemLines,
    );
  }
  const { style } = readResult;
  // A base that is a style itself is passed on as JSON: `resolveStyle` reports it, since a style needs a template as its base.
  const neighborSource =
    findShippedTemplate(gameCatalog, style.base) === undefined ? await templateSource.findBase(style.base) : undefined;
  const baseTemplates =
    neighborSource === undefined
      ? []
      : [
          isStyle(neighborSource.json)
            ? neighborSource.json
            : await buildTemplate(translate, gameCatalog, resources, neighborSource),
        ];
  const styleResult = resolveStyle(gameCatalog, style, baseTemplates);
  const problemLines = styleResult.problems.map((problem) => formatStyleFinding(translate, problem));
  if ('template' in styleResult) {
    resources.templateNotes.set(file, problemLines);
    return loadResources(translate, resources, styleResult.template, templateSource);
  }
  throw new Failure(problemLines.join(' '), file);
}

/** Reads the JSON of a template. Throws a Failure that says why the file cannot be used. */
function readTemplateJson(filePath: string): unknown {
  let jsonText: string;
  try {
    jsonText = new TextDecoder('utf-8', { fatal: true }).decode(
      readRegularFile(filePath, { maxBytes: LIMITS.templateBytes }),
    );
  } catch (error) {
    if (error instanceof TypeError) throw new Failure((translate) => translate('cli.files.notUtf8'), filePath);
    if (!(error instanceof UnopenedError)) throw error;
    if (error.code === 'EFBIG')
      throw new Failure(
        (translate) => translate('cli.template.tooLarge', { limit: LIMITS.templateBytes / 1e6 }),
        filePath,
      );
    throw new Failure(
      (translate) =>
        error.code === 'ENOENT'
          ? translate('cli.template.noFile')
          : translate('cli.template.cannotOpen', { reason: formatLateText(translate, error.reason) }),
      filePath,
    );
  }
  const parsedJson = readJson(jsonText);
  if (!parsedJson.ok) throw new Failure((translate) => formatJsonError(translate, parsedJson), filePath);
  return parsedJson.value;
}
