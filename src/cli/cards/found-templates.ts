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
import { Failure } from '../failure.ts';
import type { OpenArchive } from '../files/archive-file.ts';
import { passedOver, type SkippedFile } from '../files/read.ts';
import type { Io } from '../io.ts';
import type { CallFiles } from './call-files.ts';
import { type Packed, packedTemplates, type TemplateSource } from './packed-template.ts';
import { looseTemplate, templateNotes, templateOf } from './template-file.ts';

/** Returns the templates that a character may name. Those packed in the same archive come first. */
export type FoundTemplates = (archive: OpenArchive | undefined) => readonly CardTemplate[];

/**
 * Reads the templates that these characters name and that do not ship with Rollcall. Problems with a template are
 * reported, and its characters are printed as if the template did not exist.
 */
export async function foundTemplates(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  files: CallFiles,
  passed: readonly SkippedFile[],
  characters: readonly Character[],
  streams: Io,
): Promise<FoundTemplates> {
  const wanted = idsWanted(gameCatalog, characters);
  const read: { readonly archive: OpenArchive | undefined; readonly template: CardTemplate }[] = [];
  const archives = new Map<OpenArchive, readonly Packed[]>();
  // A style brings its base template with it.
  const styles = passed.flatMap(({ template }) => (isStyle(template) && wanted.has(template.id) ? [template] : []));
  const bases = new Set(styles.map(({ base }) => base));
  for (const file of passed) {
    const { archive } = file;
    const id = idOf(file);
    if (!wanted.has(id)) {
      if (!bases.has(id)) streams.err(passedOver(translate, file));
      continue;
    }
    try {
      const source = await sourceOf(files, file, archives);
      const template = await templateOf(translate, gameCatalog, files, source);
      for (const line of templateNotes(files, source.file)) streams.err(line);
      read.push({ archive, template });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      for (const line of [error.line(translate), ...error.more]) streams.err(line);
    }
  }
  return (archive) => {
    const own = read.filter((one) => one.archive === archive);
    const others = read.filter((one) => one.archive !== archive);
    return [...own, ...others].map(({ template }) => template);
  };
}

const idOf = ({ template }: SkippedFile): string =>
  isObject(template) && typeof template.id === 'string' ? template.id : '';

/** Returns the template ids that characters name, without sizes: `night@jumbo` is a size of `night`. */
function idsWanted(gameCatalog: GameCatalog<Game>, characters: readonly Character[]): ReadonlySet<string> {
  const named = characters.flatMap(({ art }) => (art?.template ? [art.template] : []));
  const unknown = [...new Set(named)].filter((id) => findTemplate(listBuiltInTemplates(gameCatalog), id) === undefined);
  return new Set(unknown.map((id) => id.split('@', 1)[0] ?? id));
}

/** Returns a template together with the files next to it, from its archive or its folder. */
async function sourceOf(
  files: CallFiles,
  { file, archive, at, template }: SkippedFile,
  archives: Map<OpenArchive, readonly Packed[]>,
): Promise<TemplateSource> {
  if (archive === undefined) return looseTemplate(files, file, template);
  const packed = archives.get(archive) ?? (await packedTemplates(archive, archive.path, files.fontFolders));
  archives.set(archive, packed);
  return packed.find(({ path }) => path === at) ?? looseTemplate(files, file, template);
}
