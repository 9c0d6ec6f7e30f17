/** Pictures of documents that come in: out of the document, or from a file beside it, named by their hash from then on. */
import { readSource } from '../../../../../shared/card/pictures/picture-source.ts';
import { KIND_OF_TABLE } from '../../../../../shared/document/formats.ts';
import type { Incoming, IncomingKind } from '../../../../../shared/library/import/incoming.ts';
import { pictureSources, withPictureSources } from '../../../../../shared/library/picture-places.ts';
import type { SourceFile } from '../../../../navigation/import-source.ts';
import { dataBytes } from '../../../../pictures/data-picture.ts';
import { drawSvg } from '../../../../pictures/draw-svg.ts';
import { besideFile, hashOfFile } from './beside-file.ts';
import type { CarriedPicture, MissingPicture } from './messages.ts';

export interface IncomingWithPictures {
  readonly incoming: Incoming;
  readonly pictures: readonly CarriedPicture[];
  readonly missing: readonly MissingPicture[];
}

/** What teams and encounters embed keeps its pictures in it, as it was sent. */
const isApart = (kind: IncomingKind): boolean => kind === 'templates' || KIND_OF_TABLE[kind].hasPictures === true;

/** The document with its own pictures taken out of it, or found among the files. Others come back as they are. */
export async function picturesApart(incoming: Incoming, files: readonly SourceFile[]): Promise<IncomingWithPictures> {
  const { kind, document, from, name } = incoming;
  const pictures: CarriedPicture[] = [];
  const missing: MissingPicture[] = [];
  const sources = new Map<string, string>();
  for (const src of new Set(isApart(kind) ? pictureSources(document) : [])) {
    const source = readSource(src);
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
  const named = sources.size === 0 ? document : withPictureSources(document, (src) => sources.get(src));
  return { incoming: named === document ? incoming : { ...incoming, document: named }, pictures, missing };
}

/** An SVG as the bitmap that cards show. One that cannot be read stays as it is, and is refused with its reason. */
async function bitmap(file: Blob): Promise<Blob> {
  const drawn = await drawSvg(file);
  return drawn !== undefined && 'file' in drawn ? drawn.file : file;
}

function dataBlob(src: string): Blob | undefined {
  const bytes = dataBytes(src);
  return bytes === undefined ? undefined : new Blob([bytes]);
}
