/** A mapping file for the command line, in which people assign headings to fields by their names. */
import { z } from 'zod';
import type { Translate } from '../texts/translate.ts';
import type { Column } from './column.ts';
import { guessMapping, type Mapping, setField } from './mapping.ts';
import { normalizeWord } from './word-cell.ts';

const fileSchema = z.strictObject({
  /** Field names by heading; an empty name means that the column is not used. */
  columns: z.record(z.string(), z.string()).default({}),
  /** Values for all rows, by field name. */
  constants: z.record(z.string(), z.string()).default({}),
  tags: z.array(z.string()).default([]),
});
export type MappingFile = z.infer<typeof fileSchema>;

/** Describes what is wrong with a file, as a clause that follows its name. */
type MappingFault = (translate: Translate) => string;

/** Returns the file's mapping, or what is wrong with it. */
export function readMappingFile(json: unknown): MappingFile | MappingFault {
  const parsedFile = fileSchema.safeParse(json);
  if (parsedFile.success) return parsedFile.data;
  const [issue] = parsedFile.error.issues;
  const issuePlace = issue?.path.join('.') ?? '';
  return (translate) =>
    issuePlace === ''
      ? translate('mappingFiles.noMapping')
      : translate('mappingFiles.wrongValue', { place: issuePlace });
}

/** Returns the mapping of the file, completed by guesses from the headings, or names what is unknown. */
export function applyMappingFile(
  headings: readonly string[],
  mappingFile: MappingFile,
  columns: readonly Column[],
): Mapping | MappingFault {
  const findField = (fieldName: string) =>
    columns.find(
      ({ pointer, heading }) => pointer === fieldName || normalizeWord(heading) === normalizeWord(fieldName),
    );
  let mapping = guessMapping(headings, columns);
  for (const [heading, fieldName] of Object.entries(mappingFile.columns)) {
    const columnIndex = headings.findIndex((candidate) => normalizeWord(candidate) === normalizeWord(heading));
    if (columnIndex < 0) continue;
    const targetField = fieldName === '' ? undefined : findField(fieldName);
    if (fieldName !== '' && targetField === undefined) return createUnknownFieldFault(fieldName, columns);
    mapping = setField(mapping, columnIndex, targetField?.pointer);
  }
  const constants: Record<string, string> = {};
  for (const [fieldName, constantText] of Object.entries(mappingFile.constants)) {
    const targetField = findField(fieldName);
    if (targetField === undefined) return createUnknownFieldFault(fieldName, columns);
    constants[targetField.pointer] = constantText;
  }
  return { ...mapping, constants, tags: mappingFile.tags.join('; ') };
}

const createUnknownFieldFault =
  (fieldName: string, columns: readonly Column[]): MappingFault =>
  (translate) =>
    translate('mappingFiles.unknownField', {
      name: fieldName,
      fields: columns.map(({ heading }) => heading).join(', '),
    });
