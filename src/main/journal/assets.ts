/** Pictures, drawings and lists as they were sent in: files that never change, named by the SHA-256 of what is in them. */
import path from 'node:path';
import { sha256 } from '../../node/sha256.ts';
import type { Asset } from '../../shared/library/journal.ts';
import { codeOf, type JournalDisk, makePrivateFolder, readIfThere, unusedName, writeWhole } from './disk.ts';

const NAME = /^([0-9a-f]{64})\.(json|png|jpg|webp|avif|gif|bin|file)$/;

const PICTURES: readonly (readonly [ending: string, begins: RegExp])[] = [
  ['png', /^\x89PNG/],
  ['jpg', /^\xff\xd8\xff/],
  ['webp', /^RIFF....WEBP/s],
  ['gif', /^GIF8/],
  ['avif', /^....ftypavi[fs]/s],
];

const ENDINGS = { drawing: 'json', file: 'file' } as const;

/** What a rename answers if a folder has the name. */
const FOLDER_IN_THE_WAY: ReadonlySet<string> = new Set(['EISDIR', 'ENOTEMPTY', 'EEXIST', 'EPERM']);

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

  constructor(journalDisk: JournalDisk, folder: string) {
    this.#disk = journalDisk;
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
    const file = path.join(this.#folder, name);
    await makePrivateFolder(this.#disk, this.#folder);
    await writeWhole(this.#disk, file, asset.bytes).catch(async (error: unknown) => {
      if (!FOLDER_IN_THE_WAY.has(codeOf(error) ?? '')) throw error;
      await this.#disk.rename(file, unusedName(file));
      await writeWhole(this.#disk, file, asset.bytes);
    });
    files.set(asset.hash, name);
  }

  /** Lists the files again before they are asked for next. */
  forget(): void {
    this.#files = undefined;
  }

  /** Those of the hashes that a file was known for when the folder was listed. */
  async known(hashes: readonly string[]): Promise<string[]> {
    const files = await this.#held();
    return hashes.filter((hash) => files.has(hash));
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
    const files = await this.#disk.list(this.#folder).catch(() => []);
    return new Map(
      files.flatMap(({ name, bytes }) => {
        // What isn't a file has no bytes either.
        const hash = bytes === 0 ? undefined : hashOfFile(name);
        return hash === undefined ? [] : [[hash, name]];
      }),
    );
  }
}
