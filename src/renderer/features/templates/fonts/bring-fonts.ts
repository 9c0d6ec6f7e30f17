/** Font files into the library. */

import { isObject } from '../../../../shared/document/json/json-object.ts';
import type { FontDocument } from '../../../../shared/document/kinds/font/schema.ts';
import { fontDocument, fontName } from '../../../../shared/font-file/font-document.ts';
import { fontProblemMessage } from '../../../../shared/font-file/font-problem.ts';
import type { ReadFont } from '../../../../shared/font-file/read-font.ts';
import { mayEmbed } from '../../../../shared/text/fonts/sfnt.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { checkFont } from '../../../fonts/read-font.ts';
import { fileRow } from '../../../store/fonts/file-row.ts';
import { hashOf, nextFallbackPlace } from '../../../store/fonts/font-files.ts';
import { newId } from '../../../store/ids.ts';
import type { Library } from '../../../store/library.ts';
import type { FileRow } from '../../../store/rows.ts';
import type { WantedDocument } from '../../../store/undo/operations.ts';
import { shortName } from '../../../strings/documents/short-name.ts';
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

/** Gives each font a document under an id that is still free. */
function asNewDocument(tables: Library['tables']): (added: AddedFont) => WantedDocument {
  const ids = new Set<string>();
  return ({ row, font }) => {
    const id = newId(fontName(font.info), (one) => ids.has(one) || tables.fonts.get(one) !== undefined);
    ids.add(id);
    return { table: 'fonts', id, after: fontDocument(id, row.hash, font) };
  };
}

/** Brings in all fonts of these files that can be used, as one step. Never rejects. */
export async function bringFonts(
  translate: Translate,
  { operations, tables }: Library,
  files: readonly File[],
  onFile: (name: string) => void = () => undefined,
): Promise<Brought> {
  const refused: Refusal[] = [];
  const there = new Set(tables.fonts.snapshot().map(({ row }) => hashOf(row.document)));
  const added: AddedFont[] = [];
  for (const file of files) {
    onFile(file.name);
    const read = await checkFont(file);
    if (!read.ok)
      refused.push({
        title: translate('fonts.refused', { file: shortName(file.name) }),
        problems: [fontProblemMessage(translate, read.problem)],
      });
    for (const font of read.ok ? read.fonts : []) {
      const row = await fileRow(font.file);
      if (there.has(row.hash))
        refused.push({ title: translate('fonts.there', { name: shortName(fontName(font.info)) }), problems: [] });
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
          added.map(({ font }) => fontName(font.info)),
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
 * Makes the font of each file a fallback font for all cards, behind those that are there, as one step. Of a collection the first font is
 * taken; a font of the library is used as it is there. Never rejects.
 */
export async function bringFallbackFonts(
  translate: Translate,
  { operations, tables }: Library,
  files: readonly File[],
): Promise<Brought> {
  const refused: Refusal[] = [];
  const wanted = new Map<string, WantedDocument>();
  const added: FileRow[] = [];
  const names: string[] = [];
  const documents = tables.fonts
    .snapshot()
    .flatMap(({ row }) => (isObject(row.document) ? [row.document as unknown as FontDocument] : []));
  const asNew = asNewDocument(tables);
  let place = nextFallbackPlace(documents);
  for (const file of files) {
    const read = await checkFont(file);
    const font = read.ok ? read.fonts[0] : undefined;
    if (font === undefined || !mayEmbed(font.info)) {
      const problem = read.ok ? translate('fonts.cannotEmbed') : fontProblemMessage(translate, read.problem);
      refused.push({ title: translate('fonts.refused', { file: shortName(file.name) }), problems: [problem] });
      continue;
    }
    const row = await fileRow(font.file);
    const existing = documents.find((document) => hashOf(document) === row.hash);
    const made =
      existing === undefined ? asNew({ row, font }) : { table: 'fonts' as const, id: existing.id, after: existing };
    wanted.set(row.hash, { ...made, after: { ...(made.after as FontDocument), fallback: place } });
    if (existing === undefined) added.push(row);
    names.push(fontName(font.info));
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
