/** Font files into the library. */
import { fontDocument, fontName } from '../../../shared/font-file/font-document.ts';
import { fontProblemMessage } from '../../../shared/font-file/font-problem.ts';
import type { ReadFont } from '../../../shared/font-file/read-font.ts';
import { checkFont } from '../../fonts/read-font.ts';
import { fileRow } from '../../store/fonts/file-row.ts';
import { hashOf } from '../../store/fonts/font-files.ts';
import { newId } from '../../store/ids.ts';
import type { Library } from '../../store/library.ts';
import type { FileRow } from '../../store/rows.ts';
import type { WantedDocument } from '../../store/undo/operations.ts';
import { reasonOf } from '../../strings/failures.ts';
import { FONTS } from '../../strings/studio/fonts.ts';
import type { Done, Refusal } from '../templates/bring-templates.ts';

interface Brought {
  readonly done: Done | undefined;
  readonly refused: readonly Refusal[];
}

/** Brings in all fonts of these files that can be used, as one step. Never rejects. */
export async function bringFonts(
  { operations, tables }: Library,
  files: readonly File[],
  onFile: (name: string) => void,
): Promise<Brought> {
  const refused: Refusal[] = [];
  const there = new Set(tables.fonts.snapshot().map(({ row }) => hashOf(row.document)));
  const added: { readonly row: FileRow; readonly font: ReadFont }[] = [];
  for (const file of files) {
    onFile(file.name);
    const read = await checkFont(file);
    if (!read.ok) refused.push({ title: FONTS.refused(file.name), problems: [fontProblemMessage(read.problem)] });
    for (const font of read.ok ? read.fonts : []) {
      const row = await fileRow(font.file);
      if (there.has(row.hash)) refused.push({ title: FONTS.there(fontName(font.info)), problems: [] });
      else added.push({ row, font });
      there.add(row.hash);
    }
  }
  if (added.length === 0) return { done: undefined, refused };
  const ids = new Set<string>();
  const rows = added.map(({ row, font }): WantedDocument => {
    const id = newId(fontName(font.info), (one) => ids.has(one) || tables.fonts.get(one) !== undefined);
    ids.add(id);
    return { table: 'fonts', id, after: fontDocument(id, row.hash, font) };
  });
  try {
    const { undo } = await operations.run('import', rows, { files: added.map(({ row }) => row) });
    return { done: { text: FONTS.added(added.map(({ font }) => fontName(font.info))), undo }, refused };
  } catch (error) {
    const problems = [FONTS.asBefore(reasonOf(error))];
    return { done: undefined, refused: [...refused, { title: FONTS.notAdded, problems }] };
  }
}
