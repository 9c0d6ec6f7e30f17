/** `manifest.json`: the contents of an archive, with the digest of every file. */
import { z } from 'zod';
import { LIBRARY_FORMAT } from '../../document/file-formats.ts';
import { formatJsonError } from '../../document/json/json-error-messages.ts';
import { isObject } from '../../document/json/json-object.ts';
import { readJson } from '../../document/json/read-json.ts';
import { truncateVisibly } from '../../text/truncate.ts';
import { formatLateText, type LateText } from '../../texts/late-text.ts';
import { refuse } from '../../zip/archive-fault.ts';

export const MANIFEST = 'manifest.json';
export const LIBRARY_VERSION = 1;

/**
 * `rows`: a table of the database in a backup, which imports of documents ignore. `file`: a font file, or in a backup any other file that
 * rows refer to.
 */
const ENTRY_KINDS = ['document', 'template', 'picture', 'drawing', 'rows', 'file'] as const;

const timestampSchema = z.iso.datetime();

const entrySchema = z.object({
  /** Path from the root of the archive, with forward slashes. With `beside`: from the archive's folder. */
  path: z.string().min(1),
  kind: z.enum(ENTRY_KINDS),
  /** `format`, `id` and `name` of a document, so that they can be shown without unpacking the document. */
  format: z.string().optional(),
  id: z.string().optional(),
  name: z.string().optional(),
  /** Length of the file. */
  bytes: z.number().int().min(0),
  /** SHA-256 of the file, 64 lowercase hexadecimal digits. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Time of the document's last change. */
  changed: timestampSchema.optional(),
  /** Unfinished input in form fields, by pointer. */
  drafts: z.record(z.string(), z.string()).optional(),
  /** Tags of the document in its library. */
  tags: z.array(z.string()).optional(),
  /** Time of deletion, for a document in the trash. */
  trashed: timestampSchema.optional(),
  /** The file is next to the archive and not in it: snapshots share their pictures. */
  beside: z.literal(true).optional(),
});

export const manifestSchema = z.object({
  format: z.literal(LIBRARY_FORMAT),
  version: z.literal(LIBRARY_VERSION),
  made: timestampSchema,
  /** Name and version of the program that created the archive. */
  by: z.string(),
  entries: z.array(entrySchema),
});

export type ManifestEntry = Readonly<z.infer<typeof entrySchema>>;
export type EntryKind = ManifestEntry['kind'];
export interface Manifest extends Readonly<Omit<z.infer<typeof manifestSchema>, 'entries'>> {
  readonly entries: readonly ManifestEntry[];
}

/** Reads a manifest. Throws an ArchiveError with the wrong place. */
export function readManifest(bytes: Uint8Array): Manifest {
  const jsonResult = readJson(decodeText(bytes));
  if (!jsonResult.ok)
    return refuseManifest((translate) =>
      translate('manifests.refused', { refusal: formatJsonError(translate, jsonResult) }),
    );
  const { value } = jsonResult;
  if (!isObject(value) || value.format !== LIBRARY_FORMAT)
    return refuseManifest((translate) => translate('manifests.otherFormat', { format: LIBRARY_FORMAT }));
  const { version } = value;
  if (typeof version === 'number' && Number.isInteger(version) && version > LIBRARY_VERSION) {
    return refuse('newer', undefined, typeof value.by === 'string' ? truncateVisibly(value.by) : '');
  }
  const parseResult = manifestSchema.safeParse(value);
  if (parseResult.success) return parseResult.data;
  const [issue] = parseResult.error.issues;
  const pointer = `/${issue?.path.map(String).join('/') ?? ''}`;
  return refuseManifest((translate) => translate('manifests.wrong', { pointer }));
}

const refuseManifest = (reason: LateText) =>
  refuse('manifest', undefined, (translate) => truncateVisibly(formatLateText(translate, reason)));

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return refuseManifest((translate) => translate('manifests.noText'));
  }
}
