/** A mapping as people write it in a file, for the command line: headings and fields by their names. */
import { z } from 'zod';
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

/** The file's mapping, or a clause with what is wrong with it. */
export function readMappingFile(json: unknown): MappingFile | string {
  const read = fileSchema.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const at = issue?.path.join('.') ?? '';
  return at === ''
    ? 'is no mapping: an object with columns, constants and tags'
    : `is no mapping: ${at} should be another value`;
}

/** The mapping of the file, completed by guesses from the headings; or a clause that names what is unknown. */
export function mappingByFile(
  headings: readonly string[],
  file: MappingFile,
  columns: readonly Column[],
): Mapping | string {
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

const unknownField = (name: string, columns: readonly Column[]): string =>
  `names a field ${name} that characters do not have; there are ${columns.map(({ heading }) => heading).join(', ')}`;
