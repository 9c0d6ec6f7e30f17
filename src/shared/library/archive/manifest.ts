/** `manifest.json`: what an archive holds, with the digest of every file. */
import { z } from 'zod';
import { LIBRARY_FORMAT } from '../../document/file-formats.ts';
import { jsonRefusal } from '../../document/json/fault-messages.ts';
import { isObject } from '../../document/json/json-object.ts';
import { readJson } from '../../document/json/read-json.ts';
import { shortened } from '../../text/short.ts';
import { formatText, type LateText } from '../../texts/late-text.ts';
import { refuse } from '../../zip/archive-fault.ts';

export const MANIFEST = 'manifest.json';
export const LIBRARY_VERSION = 1;

/** `rows`: tables of the database in backups, and `file`: what they name; imports of documents ignore both. */
const ENTRY_KINDS = ['document', 'template', 'picture', 'drawing', 'rows', 'file'] as const;

const moment = z.iso.datetime();

const entrySchema = z.object({
  /** From the root of the archive, with forward slashes; with `beside` from the folder that the archive lies in. */
  path: z.string().min(1),
  kind: z.enum(ENTRY_KINDS),
  /** Of a document: its own `format`, `id` and `name`, so that they can be shown without unpacking it. */
  format: z.string().optional(),
  id: z.string().optional(),
  name: z.string().optional(),
  /** Length of the file. */
  bytes: z.number().int().min(0),
  /** Of its bytes, 64 hexadecimal digits in lower case. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** When the document was last changed. */
  changed: moment.optional(),
  /** Unfinished input in fields of its form, by pointer. */
  drafts: z.record(z.string(), z.string()).optional(),
  /** Words that it was sorted by in its library. */
  tags: z.array(z.string()).optional(),
  /** When it was deleted, for a document in the trash. */
  trashed: moment.optional(),
  /** The file lies beside the archive and not in it: snapshots share their pictures. */
  beside: z.literal(true).optional(),
});

export const manifestSchema = z.object({
  format: z.literal(LIBRARY_FORMAT),
  version: z.literal(LIBRARY_VERSION),
  made: moment,
  /** Name and version of the program that made it. */
  by: z.string(),
  entries: z.array(entrySchema),
});

export type ManifestEntry = Readonly<z.infer<typeof entrySchema>>;
export type EntryKind = ManifestEntry['kind'];
export interface Manifest extends Readonly<Omit<z.infer<typeof manifestSchema>, 'entries'>> {
  readonly entries: readonly ManifestEntry[];
}

/** Reads a manifest. Throws an ArchiveError with the place that is wrong. */
export function readManifest(bytes: Uint8Array): Manifest {
  const read = readJson(decoded(bytes));
  if (!read.ok)
    return unreadable((translate) => translate('manifests.refused', { refusal: jsonRefusal(translate, read) }));
  const { value } = read;
  if (!isObject(value) || value.format !== LIBRARY_FORMAT)
    return unreadable((translate) => translate('manifests.otherFormat', { format: LIBRARY_FORMAT }));
  const { version } = value;
  if (typeof version === 'number' && Number.isInteger(version) && version > LIBRARY_VERSION) {
    return refuse('newer', undefined, typeof value.by === 'string' ? shortened(value.by) : '');
  }
  const parsed = manifestSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const pointer = `/${issue?.path.map(String).join('/') ?? ''}`;
  return unreadable((translate) => translate('manifests.wrong', { pointer }));
}

const unreadable = (why: LateText) =>
  refuse('manifest', undefined, (translate) => shortened(formatText(translate, why)));

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return unreadable((translate) => translate('manifests.noText'));
  }
}
