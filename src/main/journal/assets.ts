/** Pictures, drawings and lists as they were sent in: files that never change, named by the SHA-256 of what is in them. */
import path from 'node:path';
import { sha256 } from '../../node/sha256.ts';
import type { Asset } from '../../shared/library/journal.ts';
import { type JournalDisk, readIfThere, writeWhole } from './disk.ts';

const NAME = /^([0-9a-f]{64})\.(json|png|jpg|webp|avif|gif|bin|file)$/;

const PICTURES: readonly (readonly [ending: string, begins: RegExp])[] = [
  ['png', /^\x89PNG/],
  ['jpg', /^\xff\xd8\xff/],
  ['webp', /^RIFF....WEBP/s],
  ['gif', /^GIF8/],
  ['avif', /^....ftypavi[fs]/s],
];

const ENDINGS = { drawing: 'json', file: 'file' } as const;

/** The kind of an asset by the name of its file. */
export const kindOfFile = (name: string): Asset['kind'] =>
  name.endsWith('.json') ? 'drawing' : name.endsWith('.file') ? 'file' : 'picture';

/** The file of an asset, without its folder. The type of a picture is read from its first bytes. */
function assetFile({ hash, kind, bytes }: Asset): string {
  if (kind !== 'picture') return `${hash}.${ENDINGS[kind]}`;
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return `${hash}.${PICTURES.find(([, begins]) => begins.test(head))?.[0] ?? 'bin'}`;
}

/** The hash that a file is named by; undefined for files that are not assets. */
export const hashOfFile = (name: string): string | undefined => NAME.exec(name)?.[1];

export class Assets {
  readonly #disk: JournalDisk;
  readonly #folder: string;
  /** File names by hash; listed on first use. */
  #files: Promise<Map<string, string>> | undefined;

  constructor(disk: JournalDisk, folder: string) {
    this.#disk = disk;
    this.#folder = folder;
  }

  async lacks(hashes: readonly string[]): Promise<string[]> {
    const files = await this.#held();
    return hashes.filter((hash) => !files.has(hash));
  }

  /** Resolves when the disk has it. The bytes are known to have the hash. */
  async keep(asset: Asset): Promise<void> {
    const files = await this.#held();
    if (files.has(asset.hash)) return;
    const name = assetFile(asset);
    await this.#disk.makeFolder(this.#folder);
    await writeWhole(this.#disk, path.join(this.#folder, name), asset.bytes);
    files.set(asset.hash, name);
  }

  /** Removes deleted files from the list. */
  forget(names: readonly string[]): void {
    if (names.length > 0) this.#files = undefined;
  }

  /** Undefined where there is none or its hash is wrong; then it counts as missing from now on. */
  async read(hash: string): Promise<Asset | undefined> {
    const files = await this.#held();
    const name = files.get(hash);
    if (name === undefined) return undefined;
    const bytes = await readIfThere(this.#disk, path.join(this.#folder, name)).catch(() => undefined);
    if (bytes === undefined || sha256(bytes) !== hash) {
      files.delete(hash);
      return undefined;
    }
    return { hash, kind: kindOfFile(name), bytes };
  }

  #held(): Promise<Map<string, string>> {
    this.#files ??= this.#list();
    // A failed listing is tried again next time.
    this.#files.catch(() => {
      this.#files = undefined;
    });
    return this.#files;
  }

  async #list(): Promise<Map<string, string>> {
    const files = await this.#disk.list(this.#folder);
    return new Map(
      files.flatMap(({ name, bytes }) => {
        const hash = bytes === 0 ? undefined : hashOfFile(name);
        return hash === undefined ? [] : [[hash, name]];
      }),
    );
  }
}
