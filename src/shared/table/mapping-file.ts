/** A mapping as people write it in a file, for the command line: headings and fields by their names. */
import { z } from 'zod';
import type { Translate } from '../texts/translate.ts';
import type { Column } from './column.ts';
import { guessMapping, type Mapping, withField } from './mapping.ts';
import { normalizedWord } from './word-cell.ts';

const fileSchema = z.strictObject({
  /** Heading of the table to name of the field; empty = not used. */
  columns: z.record(z.string(), z.string()).default({}),
  /** Name of the field to what stands in it in all rows. */
  constants: z.record(z.string(), z.string()).default({}),
  tags: z.array(z.string()).default([]),
});
export type MappingFile = z.infer<typeof fileSchema>;

/** What is wrong with a file: makes a clause that follows its name. */
type MappingFault = (translate: Translate) => string;

/** Returns the file's mapping, or what is wrong with it. */
export function readMappingFile(json: unknown): MappingFile | MappingFault {
  const read = fileSchema.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const place = issue?.path.join('.') ?? '';
  return (translate) =>
    place === '' ? translate('mappingFiles.noMapping') : translate('mappingFiles.wrongValue', { place });
}

/** Returns the mapping of the file, completed by guesses from the headings, or names what is unknown. */
export function mappingByFile(
  headings: readonly string[],
  file: MappingFile,
  columns: readonly Column[],
): Mapping | MappingFault {
  const fieldCalled = (name: string) =>
    columns.find(({ path, heading }) => path === name || normalizedWord(heading) === normalizedWord(name));
  let mapping = guessMapping(headings, columns);
  for (const [heading, name] of Object.entries(file.columns)) {
    const at = headings.findIndex((one) => normalizedWord(one) === normalizedWord(heading));
    if (at < 0) continue;
    const field = name === '' ? undefined : fieldCalled(name);
    if (name !== '' && field === undefined) return unknownField(name, columns);
    mapping = withField(mapping, at, field?.path);
  }
  const constants: Record<string, string> = {};
  for (const [name, text] of Object.entries(file.constants)) {
    const field = fieldCalled(name);
    if (field === undefined) return unknownField(name, columns);
    constants[field.path] = text;
  }
  return { ...mapping, constants, tags: file.tags.join('; ') };
}

const unknownField =
  (name: string, columns: readonly Column[]): MappingFault =>
  (translate) =>
    translate('mappingFiles.unknownField', { name, fields: columns.map(({ heading }) => heading).join(', ') });
