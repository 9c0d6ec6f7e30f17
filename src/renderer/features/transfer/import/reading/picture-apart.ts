/** Pictures of documents that come in: out of the document, or from a file beside it, named by their hash from then on. */
import { readSource } from '../../../../../shared/card/pictures/picture-source.ts';
import { applyEdits } from '../../../../../shared/document/edit.ts';
import { isObject } from '../../../../../shared/document/json/json-object.ts';
import { valueAt } from '../../../../../shared/document/pointer.ts';
import type { Incoming } from '../../../../../shared/library/import/incoming.ts';
import { dataBytes } from '../../../../pictures/data-picture.ts';
import type { SourceFile } from '../source.ts';
import type { CarriedPicture, MissingPicture } from './messages.ts';

export interface IncomingWithPicture {
  readonly incoming: Incoming;
  readonly picture?: CarriedPicture;
  readonly missing?: MissingPicture;
}

const PLACE = { characters: '/art/image/src', factions: '/symbolImage/src' } as const;

/** The document with its own picture taken out of it, or found among the files. Others come back as they are. */
export async function pictureApart(incoming: Incoming, files: readonly SourceFile[]): Promise<IncomingWithPicture> {
  const { kind, document, from, name } = incoming;
  if (kind !== 'characters' && kind !== 'factions') return { incoming };
  const src = isObject(document) ? valueAt(document, PLACE[kind]) : undefined;
  if (typeof src !== 'string') return { incoming };
  const source = readSource(src);
  if ('problem' in source || source.kind === 'library') return { incoming };
  const file = source.kind === 'data' ? dataBlob(src) : besideFile(from, source.path, files);
  if (file === undefined) return source.kind === 'data' ? { incoming } : { incoming, missing: { from, name, src } };
  const hash = await hashOf(file);
  const value = `sha256:${hash}`;
  return {
    incoming: { ...incoming, document: applyEdits(document, [{ op: 'set', path: PLACE[kind], value }]) },
    picture: { hash, file },
  };
}

function dataBlob(src: string): Blob | undefined {
  const bytes = dataBytes(src);
  return bytes === undefined ? undefined : new Blob([bytes]);
}

/** The file at this path, else the only one of that name, since files that are picked one by one have no folders. */
function besideFile(document: string, path: string, files: readonly SourceFile[]): Blob | undefined {
  const folder = document.slice(0, document.lastIndexOf('/') + 1);
  const there = files.find(({ name }) => name === folder + path);
  if (there !== undefined) return there.bytes;
  const base = baseOf(path);
  const called = files.filter(({ name }) => baseOf(name) === base);
  return called.length === 1 ? called[0]?.bytes : undefined;
}

const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

async function hashOf(file: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
