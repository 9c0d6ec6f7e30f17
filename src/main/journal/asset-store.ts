/** Stores pictures, drawings and submitted files. An asset file never changes, and its name is the SHA-256 of its content. */
import path from 'node:path';
import { sha256 } from '../../node/sha256.ts';
import type { Asset } from '../../shared/library/journal.ts';
import {
  createQuarantineName,
  getErrorCode,
  type JournalDisk,
  makePrivateFolder,
  readIfExists,
  writeAtomically,
} from './disk.ts';

const ASSET_FILE_NAME = /^([0-9a-f]{64})\.(json|png|jpg|webp|avif|gif|bin|file)$/;

const PICTURE_SIGNATURES: readonly (readonly [extension: string, signature: RegExp])[] = [
  ['png', /^\x89PNG/],
  ['jpg', /^\xff\xd8\xff/],
  ['webp', /^RIFF....WEBP/s],
  ['gif', /^GIF8/],
  ['avif', /^....ftypavi[fs]/s],
];

/** The file extensions of assets other than pictures, by kind. */
const EXTENSIONS = { drawing: 'json', file: 'file' } as const;

/** Error codes of a rename whose target is the name of a folder. */
const NAME_TAKEN_CODES: ReadonlySet<string> = new Set(['EISDIR', 'ENOTEMPTY', 'EEXIST', 'EPERM']);

/** Returns the kind of an asset, from its file name. */
export const getAssetKind = (fileName: string): Asset['kind'] =>
  fileName.endsWith('.json') ? 'drawing' : fileName.endsWith('.file') ? 'file' : 'picture';

/** Returns the file name of an asset. The extension of a picture depends on its first bytes. */
function createAssetFileName({ hash, kind, bytes }: Asset): string {
  if (kind !== 'picture') return `${hash}.${EXTENSIONS[kind]}`;
  const firstBytes = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return `${hash}.${PICTURE_SIGNATURES.find(([, signature]) => signature.test(firstBytes))?.[0] ?? 'bin'}`;
}

/** Returns the hash in a file name, or undefined if the file isn't an asset. */
export const parseAssetHash = (fileName: string): string | undefined => ASSET_FILE_NAME.exec(fileName)?.[1];

export class AssetStore {
  readonly #disk: JournalDisk;
  readonly #folder: string;
  /** File names by hash. The folder is listed on first use. */
  #fileNames: Promise<Map<string, string>> | undefined;

  constructor(journalDisk: JournalDisk, folder: string) {
    this.#disk = journalDisk;
    this.#folder = folder;
  }

  async findMissing(hashes: readonly string[]): Promise<string[]> {
    const fileNames = await this.#getFileNames();
    return hashes.filter((hash) => !fileNames.has(hash));
  }

  /** Resolves when the asset is on the disk. Callers have checked that the bytes have the hash. */
  async save(asset: Asset): Promise<void> {
    const fileNames = await this.#getFileNames();
    if (fileNames.has(asset.hash)) return;
    const fileName = createAssetFileName(asset);
    const filePath = path.join(this.#folder, fileName);
    await makePrivateFolder(this.#disk, this.#folder);
    // Something that isn't a file, such as a folder, may have the name of the asset. It is renamed, and the file is written again.
    await writeAtomically(this.#disk, filePath, asset.bytes).catch(async (error: unknown) => {
      if (!NAME_TAKEN_CODES.has(getErrorCode(error) ?? '')) throw error;
      await this.#disk.rename(filePath, createQuarantineName(filePath));
      await writeAtomically(this.#disk, filePath, asset.bytes);
    });
    fileNames.set(asset.hash, fileName);
  }

  /** Lists the folder again on the next use. */
  clearCache(): void {
    this.#fileNames = undefined;
  }

  /** Returns the hashes that had a file when the folder was listed, or that were saved since. */
  async findKnown(hashes: readonly string[]): Promise<string[]> {
    const fileNames = await this.#getFileNames();
    return hashes.filter((hash) => fileNames.has(hash));
  }

  /** Returns undefined if the file is missing or its hash is wrong. The asset counts as missing from then on. */
  async readAsset(hash: string): Promise<Asset | undefined> {
    const fileNames = await this.#getFileNames();
    const fileName = fileNames.get(hash);
    if (fileName === undefined) return undefined;
    const bytes = await readIfExists(this.#disk, path.join(this.#folder, fileName)).catch(() => undefined);
    if (bytes === undefined || sha256(bytes) !== hash) {
      fileNames.delete(hash);
      return undefined;
    }
    return { hash, kind: getAssetKind(fileName), bytes };
  }

  #getFileNames(): Promise<Map<string, string>> {
    this.#fileNames ??= this.#listFiles();
    return this.#fileNames;
  }

  /** Never rejects. All assets of a folder that can't be listed count as missing, and the folder is listed again on the next use. */
  async #listFiles(): Promise<Map<string, string>> {
    const fileInfos = await this.#disk.list(this.#folder).catch(() => {
      this.#fileNames = undefined;
      return [];
    });
    return new Map(
      fileInfos.flatMap(({ name, bytes }) => {
        // Anything except a regular file is listed with 0 bytes.
        const hash = bytes === 0 ? undefined : parseAssetHash(name);
        return hash === undefined ? [] : [[hash, name]];
      }),
    );
  }
}
