/** Reads a template from an archive: the only one in it, or the one with a given id. */

import { isStyle } from '../../shared/card/style/card-style.ts';
import { formatExpected } from '../../shared/document/expected-text.ts';
import { isObject } from '../../shared/document/json/json-object.ts';
import { isArchiveFile } from '../../shared/event-pack/file-kinds.ts';
import { truncateVisibly } from '../../shared/text/truncate.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { listNames } from '../../shared/texts/values.ts';
import { ArchiveError, formatArchiveFaultClause } from '../../shared/zip/archive-fault.ts';
import { Failure } from '../failure.ts';
import { OpenArchive, openArchive } from '../files/archive-file.ts';
import { splitArchivePath } from '../files/archive-path.ts';
import { inArchive, type TemplateHome } from './template-home.ts';

/** A template as it was read, with access to the files next to it. */
export interface TemplateSource {
  /** The file name shown in messages. */
  readonly file: string;
  /** The unchecked JSON of the template. */
  readonly value: unknown;
  readonly home: TemplateHome;
  /** Returns the template with this id from the same place, for a style that is based on it. */
  baseOf(id: string): Promise<TemplateSource | undefined>;
}

/** Reads the template of `pack.rollcall` or `pack.rollcall/night`. Returns undefined for a file that is not an archive. */
export async function packedTemplate(
  translate: Translate,
  word: string,
  fontFolders: readonly string[],
): Promise<TemplateSource | undefined> {
  const { file, id } = splitArchivePath(word);
  if (!isArchiveFile(file)) return undefined;
  const archive = await openArchive(translate, file);
  if (!(archive instanceof OpenArchive))
    throw new Failure(
      (translate) =>
        translate('cli.files.unreadableArchive', { expected: formatExpected(translate, archive.expected) }),
      file,
    );
  const all = await packedTemplates(archive, file, fontFolders);
  const ids = all.map((one) => one.id);
  if (id !== undefined) {
    const found = all.find((one) => one.id === id || one.path === id);
    if (found !== undefined) return found;
    throw new Failure(
      (translate) =>
        ids.length === 0
          ? translate('cli.template.notInEmptyArchive', { id: truncateVisibly(id) })
          : translate('cli.template.notInArchive', { id: truncateVisibly(id), templates: listNames(translate, ids) }),
      file,
    );
  }
  // A style brings its base template with it.
  const bases = new Set(all.flatMap(({ value }) => (isStyle(value) ? [value.base] : [])));
  const [only, ...others] = all.filter((one) => !bases.has(one.id));
  if (only !== undefined && others.length === 0) return only;
  if (all.length === 0) throw new Failure((translate) => translate('cli.template.noneInArchive'), file);
  throw new Failure(
    (translate) => translate('cli.template.several', { file, id: ids[0] ?? '', templates: listNames(translate, ids) }),
    file,
  );
}

export interface Packed extends TemplateSource {
  readonly id: string;
  readonly path: string;
}

/** Lists all templates of an archive, in archive order. */
export async function packedTemplates(
  archive: OpenArchive,
  file: string,
  fontFolders: readonly string[],
): Promise<readonly Packed[]> {
  const all: Packed[] = [];
  const baseOf = async (id: string) => all.find((one) => one.id === id);
  try {
    for (const entry of archive.contents.manifest.entries) {
      if (entry.kind !== 'template') continue;
      const { path } = entry;
      const value = await archive.contents.document(entry);
      const id = isObject(value) && typeof value.id === 'string' ? value.id : path;
      all.push({ id, path, file: `${file}/${path}`, value, home: inArchive(archive, path, fontFolders), baseOf });
    }
  } catch (error) {
    if (error instanceof ArchiveError)
      throw new Failure((translate) => formatArchiveFaultClause(translate, error.fault), file);
    throw error;
  }
  return all;
}
