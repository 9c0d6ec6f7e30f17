/** Takes pictures out of imported documents, or from files next to them, and refers to them by hash. */
import { parsePictureSource } from '../../../../../shared/card/pictures/picture-source.ts';
import { KIND_BY_TABLE } from '../../../../../shared/document/formats.ts';
import type { Incoming, IncomingKind } from '../../../../../shared/library/import/incoming.ts';
import { listPictureSources, replacePictureSources } from '../../../../../shared/library/picture-sources.ts';
import type { SourceFile } from '../../../../navigation/import-source.ts';
import { decodeDataSource } from '../../../../pictures/data-picture.ts';
import { drawSvg } from '../../../../pictures/draw-svg.ts';
import { besideFile, hashOfFile } from './beside-file.ts';
import type { CarriedPicture, MissingPicture } from './messages.ts';

export interface IncomingWithPictures {
  readonly incoming: Incoming;
  readonly pictures: readonly CarriedPicture[];
  readonly missing: readonly MissingPicture[];
}

/**
 * Whether pictures are stored separately. Documents that teams and encounters embed keep their pictures as they were
 * sent.
 */
const isApart = (kind: IncomingKind): boolean => kind === 'templates' || KIND_BY_TABLE[kind].hasPictures === true;

/** Extracts the pictures of a document, or finds them among the files. Other documents are returned unchanged. */
export async function picturesApart(incoming: Incoming, files: readonly SourceFile[]): Promise<IncomingWithPictures> {
  const { kind, document, origin: from, name } = incoming;
  const pictures: CarriedPicture[] = [];
  const missing: MissingPicture[] = [];
  const sources = new Map<string, string>();
  for (const src of new Set(isApart(kind) ? listPictureSources(document) : [])) {
    const source = parsePictureSource(src);
    if ('problem' in source || source.kind === 'library') continue;
    const found = source.kind === 'data' ? dataBlob(src) : besideFile(from, source.path, files);
    const file = found && kind !== 'templates' ? await bitmap(found) : found;
    if (file === undefined) {
      if (source.kind === 'file') missing.push({ from, name, src });
      continue;
    }
    const hash = await hashOfFile(file);
    pictures.push({ hash, file });
    sources.set(src, `sha256:${hash}`);
  }
  const named = sources.size === 0 ? document : replacePictureSources(document, (src) => sources.get(src));
  return { incoming: named === document ? incoming : { ...incoming, document: named }, pictures, missing };
}

/**
 * Converts an SVG into the bitmap that cards show. An SVG that cannot be read is returned unchanged, and is refused later
 * with the reason.
 */
async function bitmap(file: Blob): Promise<Blob> {
  const drawn = await drawSvg(file);
  return drawn !== undefined && 'file' in drawn ? drawn.file : file;
}

function dataBlob(src: string): Blob | undefined {
  const bytes = decodeDataSource(src);
  return bytes === undefined ? undefined : new Blob([bytes]);
}
