/** Imports font files into the library. */

import { isObject } from '../../../../shared/document/json/json-object.ts';
import type { FontDocument } from '../../../../shared/document/kinds/font/schema.ts';
import { createFontDocument, formatFontName } from '../../../../shared/font-file/font-document.ts';
import { formatFontProblem } from '../../../../shared/font-file/font-problem.ts';
import type { ReadFont } from '../../../../shared/font-file/read-font.ts';
import { canEmbed } from '../../../../shared/text/fonts/sfnt.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { checkFont } from '../../../fonts/read-font.ts';
import { createDocumentId } from '../../../store/create-document-id.ts';
import { createFileRow } from '../../../store/fonts/create-file-row.ts';
import { getFontHash, getNextFallbackPosition } from '../../../store/fonts/font-files.ts';
import type { Library } from '../../../store/library.ts';
import type { FileRow } from '../../../store/rows.ts';
import type { DocumentWrite } from '../../../store/undo/operations.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { explainFailure } from '../../../strings/failures.ts';
import { describeAddedFallbacks, describeAddedFonts } from '../../../strings/studio/fonts.ts';
import type { Done, Refusal } from '../bring-templates.ts';

interface Brought {
  readonly done: Done | undefined;
  readonly refused: readonly Refusal[];
}

interface AddedFont {
  readonly row: FileRow;
  readonly font: ReadFont;
}

/** Returns a function that gives each font a document with a free id. */
function asNewDocument(tables: Library['stores']): (added: AddedFont) => DocumentWrite {
  const ids = new Set<string>();
  return ({ row, font }) => {
    const id = createDocumentId(
      formatFontName(font.info),
      (one) => ids.has(one) || tables.fonts.get(one) !== undefined,
    );
    ids.add(id);
    return { table: 'fonts', id, after: createFontDocument(id, row.hash, font) };
  };
}

/** Imports all usable fonts of these files as one step. Never rejects. */
export async function bringFonts(
  translate: Translate,
  { operations, stores: tables }: Library,
  files: readonly File[],
  onFile: (name: string) => void = () => undefined,
): Promise<Brought> {
  const refused: Refusal[] = [];
  const there = new Set(tables.fonts.snapshot().map(({ row }) => getFontHash(row.document)));
  const added: AddedFont[] = [];
  for (const file of files) {
    onFile(file.name);
    const read = await checkFont(file);
    if (!read.ok)
      refused.push({
        title: translate('fonts.refused', { file: shortenName(file.name) }),
        problems: [formatFontProblem(translate, read.problem)],
      });
    for (const font of read.ok ? read.fonts : []) {
      const row = await createFileRow(font.file);
      if (there.has(row.hash))
        refused.push({
          title: translate('fonts.there', { name: shortenName(formatFontName(font.info)) }),
          problems: [],
        });
      else added.push({ row, font });
      there.add(row.hash);
    }
  }
  if (added.length === 0) return { done: undefined, refused };
  const rows = added.map(asNewDocument(tables));
  try {
    const { undo } = await operations.run('import', rows, { files: added.map(({ row }) => row) });
    return {
      done: {
        text: describeAddedFonts(
          translate,
          added.map(({ font }) => formatFontName(font.info)),
        ),
        undo,
      },
      refused,
    };
  } catch (error) {
    const problems = [translate('fonts.asBefore', { reason: explainFailure(translate, error) })];
    return { done: undefined, refused: [...refused, { title: translate('fonts.notAdded'), problems }] };
  }
}

/**
 * Adds the font of each file to the end of the fallback fonts for all cards, as one step. Only the first font of a
 * collection is used. A font that is already in the library is not imported again. Never rejects.
 */
export async function bringFallbackFonts(
  translate: Translate,
  { operations, stores: tables }: Library,
  files: readonly File[],
): Promise<Brought> {
  const refused: Refusal[] = [];
  const wanted = new Map<string, DocumentWrite>();
  const added: FileRow[] = [];
  const names: string[] = [];
  const documents = tables.fonts
    .snapshot()
    .flatMap(({ row }) => (isObject(row.document) ? [row.document as unknown as FontDocument] : []));
  const asNew = asNewDocument(tables);
  let place = getNextFallbackPosition(documents);
  for (const file of files) {
    const read = await checkFont(file);
    const font = read.ok ? read.fonts[0] : undefined;
    if (font === undefined || !canEmbed(font.info)) {
      const problem = read.ok ? translate('fonts.cannotEmbed') : formatFontProblem(translate, read.problem);
      refused.push({ title: translate('fonts.refused', { file: shortenName(file.name) }), problems: [problem] });
      continue;
    }
    const row = await createFileRow(font.file);
    const existing = documents.find((document) => getFontHash(document) === row.hash);
    const made =
      existing === undefined ? asNew({ row, font }) : { table: 'fonts' as const, id: existing.id, after: existing };
    wanted.set(row.hash, { ...made, after: { ...(made.after as FontDocument), fallback: place } });
    if (existing === undefined) added.push(row);
    names.push(formatFontName(font.info));
    place += 1;
  }
  if (wanted.size === 0) return { done: undefined, refused };
  try {
    const { undo } = await operations.run('import', [...wanted.values()], { files: added });
    return { done: { text: describeAddedFallbacks(translate, names), undo }, refused };
  } catch (error) {
    const problems = [translate('fonts.asBefore', { reason: explainFailure(translate, error) })];
    return { done: undefined, refused: [...refused, { title: translate('fonts.notAdded'), problems }] };
  }
}
