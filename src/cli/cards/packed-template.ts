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
import { splitArchivePath } from '../files/archive-path.ts';
import { OpenArchive, openArchive } from '../files/open-archive.ts';
import { createArchiveResources, type TemplateResources } from './template-resources.ts';

/** A template as it was read, with access to the files next to it. */
export interface TemplateSource {
  /** The file name shown in messages. */
  readonly file: string;
  /** The unchecked JSON of the template. */
  readonly json: unknown;
  readonly resources: TemplateResources;
  /** Returns the template with this id from the same folder or archive, for a style that is based on the template. */
  findBase(templateId: string): Promise<TemplateSource | undefined>;
}

/** Reads the template of `pack.rollcall` or `pack.rollcall/night`. Returns undefined for a file that is not an archive. */
export async function readPackedTemplate(
  translate: Translate,
  templateArgument: string,
  fontFolders: readonly string[],
): Promise<TemplateSource | undefined> {
  const { filePath: archivePath, documentId: templateName } = splitArchivePath(templateArgument);
  if (!isArchiveFile(archivePath)) return undefined;
  const archive = await openArchive(translate, archivePath);
  if (!(archive instanceof OpenArchive))
    throw new Failure(
      (translate) =>
        translate('cli.files.unreadableArchive', { expected: formatExpected(translate, archive.expected) }),
      archivePath,
    );
  const templates = await listPackedTemplates(archive, archivePath, fontFolders);
  const templateIds = templates.map((template) => template.templateId);
  if (templateName !== undefined) {
    const namedTemplate = templates.find(
      (template) => template.templateId === templateName || template.entryPath === templateName,
    );
    if (namedTemplate !== undefined) return namedTemplate;
    throw new Failure(
      (translate) =>
        templateIds.length === 0
          ? translate('cli.template.notInEmptyArchive', { id: truncateVisibly(templateName) })
          : translate('cli.template.notInArchive', {
              id: truncateVisibly(templateName),
              templates: listNames(translate, templateIds),
            }),
      archivePath,
    );
  }
  // A style is read together with its base template, so the base template does not count as another template.
  const baseIds = new Set(templates.flatMap(({ json }) => (isStyle(json) ? [json.base] : [])));
  const [onlyTemplate, ...otherTemplates] = templates.filter((template) => !baseIds.has(template.templateId));
  if (onlyTemplate !== undefined && otherTemplates.length === 0) return onlyTemplate;
  if (templates.length === 0) throw new Failure((translate) => translate('cli.template.noneInArchive'), archivePath);
  throw new Failure(
    (translate) =>
      translate('cli.template.several', {
        file: archivePath,
        id: templateIds[0] ?? '',
        templates: listNames(translate, templateIds),
      }),
    archivePath,
  );
}

/** A template in an archive. `entryPath` is the path of the template in the archive. */
export interface PackedTemplate extends TemplateSource {
  readonly templateId: string;
  readonly entryPath: string;
}

/** Lists all templates of an archive, in archive order. */
export async function listPackedTemplates(
  archive: OpenArchive,
  archivePath: string,
  fontFolders: readonly string[],
): Promise<readonly PackedTemplate[]> {
  const templates: PackedTemplate[] = [];
  const findBase = async (templateId: string) => templates.find((template) => template.templateId === templateId);
  try {
    for (const manifestEntry of archive.contents.manifest.entries) {
      if (manifestEntry.kind !== 'template') continue;
      const { path: entryPath } = manifestEntry;
      const json = await archive.contents.document(manifestEntry);
      const templateId = isObject(json) && typeof json.id === 'string' ? json.id : entryPath;
      templates.push({
        templateId,
        entryPath,
        file: `${archivePath}/${entryPath}`,
        json,
        resources: createArchiveResources(archive, entryPath, fontFolders),
        findBase,
      });
    }
  } catch (error) {
    if (error instanceof ArchiveError)
      throw new Failure((translate) => formatArchiveFaultClause(translate, error.fault), archivePath);
    throw error;
  }
  return templates;
}
