/**
 * Finds the templates that come with the characters of a command, packed in the same archive or stored in a folder that
 * it names.
 */

import { isStyle } from '../../shared/card/style/card-style.ts';
import { listBuiltInTemplates } from '../../shared/card/template/built-in-templates.ts';
import { findTemplate } from '../../shared/card/template/sizes.ts';
import type { CardTemplate } from '../../shared/card/template/template.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import { isObject } from '../../shared/document/json/json-object.ts';
import type { Character } from '../../shared/document/schema.ts';
import type { Game } from '../../shared/games/game.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import type { CommandStreams } from '../command-streams.ts';
import { Failure } from '../failure.ts';
import type { OpenArchive } from '../files/open-archive.ts';
import { formatSkippedFile, type SkippedFile } from '../files/read-documents.ts';
import { listPackedTemplates, type PackedTemplate, type TemplateSource } from './packed-template.ts';
import type { PrintResources } from './print-resources.ts';
import { buildTemplate, createTemplateSource, listTemplateNotes } from './template-file.ts';

/** Returns the templates that a character may name. Those packed in the same archive come first. */
export type ListTemplates = (archive: OpenArchive | undefined) => readonly CardTemplate[];

/**
 * Reads the templates that these characters name and that do not ship with Rollcall. Problems with a template are
 * reported, and its characters are printed as if the template did not exist.
 */
export async function loadCharacterTemplates(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  resources: PrintResources,
  skippedFiles: readonly SkippedFile[],
  characters: readonly Character[],
  streams: CommandStreams,
): Promise<ListTemplates> {
  const requestedIds = listRequestedIds(gameCatalog, characters);
  const loadedTemplates: { readonly archive: OpenArchive | undefined; readonly template: CardTemplate }[] = [];
  // Filled by `findTemplateSource`, so that each archive is searched once.
  const templatesByArchive = new Map<OpenArchive, readonly PackedTemplate[]>();
  // The base template of a requested style is loaded with the style, so it is not reported as skipped.
  const requestedStyles = skippedFiles.flatMap(({ template }) =>
    isStyle(template) && requestedIds.has(template.id) ? [template] : [],
  );
  const baseIds = new Set(requestedStyles.map(({ base }) => base));
  for (const skippedFile of skippedFiles) {
    const { archive } = skippedFile;
    const templateId = getTemplateId(skippedFile);
    if (!requestedIds.has(templateId)) {
      if (!baseIds.has(templateId)) streams.err(formatSkippedFile(translate, skippedFile));
      continue;
    }
    try {
      const templateSource = await findTemplateSource(resources, skippedFile, templatesByArchive);
      const template = await buildTemplate(translate, gameCatalog, resources, templateSource);
      for (const note of listTemplateNotes(resources, templateSource.file)) streams.err(note);
      loadedTemplates.push({ archive, template });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      for (const line of [error.formatLine(translate), ...error.detailLines]) streams.err(line);
    }
  }
  return (archive) => {
    const archiveTemplates = loadedTemplates.filter((loadedTemplate) => loadedTemplate.archive === archive);
    const otherTemplates = loadedTemplates.filter((loadedTemplate) => loadedTemplate.archive !== archive);
    return [...archiveTemplates, ...otherTemplates].map(({ template }) => template);
  };
}

const getTemplateId = ({ template }: SkippedFile): string =>
  isObject(template) && typeof template.id === 'string' ? template.id : '';

/** Lists the ids of templates that characters name and that do not ship with Rollcall. `night@jumbo` is a size of `night`. */
function listRequestedIds(gameCatalog: GameCatalog<Game>, characters: readonly Character[]): ReadonlySet<string> {
  const namedTemplates = characters.flatMap(({ art }) => (art?.template ? [art.template] : []));
  const unknownNames = [...new Set(namedTemplates)].filter(
    (templateName) => findTemplate(listBuiltInTemplates(gameCatalog), templateName) === undefined,
  );
  return new Set(unknownNames.map((templateName) => templateName.split('@', 1)[0] ?? templateName));
}

/** Returns a template together with the files next to it, from its archive or its folder. */
async function findTemplateSource(
  resources: PrintResources,
  { file: filePath, archive, entryPath, template }: SkippedFile,
  templatesByArchive: Map<OpenArchive, readonly PackedTemplate[]>,
): Promise<TemplateSource> {
  if (archive === undefined) return createTemplateSource(resources, filePath, template);
  const packedTemplates =
    templatesByArchive.get(archive) ?? (await listPackedTemplates(archive, archive.archivePath, resources.fontFolders));
  templatesByArchive.set(archive, packedTemplates);
  return (
    packedTemplates.find((source) => source.entryPath === entryPath) ??
    createTemplateSource(resources, filePath, template)
  );
}
