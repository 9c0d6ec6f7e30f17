import path from 'node:path';
import type { FileInfo, Home, JournalDisk, OpenFile } from '../../../src/main/journal/disk.ts';

interface Held {
  bytes: Uint8Array;
  /** What a power cut leaves of it. */
  synced: Uint8Array;
}

/** What a broken path answers. */
export interface BrokenPath {
  readonly code: string;
  /** It isn't a file: a folder, pipe, socket or a link to nowhere. */
  readonly isOther?: true;
}

const fault = (code: string): Error => Object.assign(new Error(code), { code });

/** A disk in memory that knows what a power cut would leave, and can be full. */
export class MemoryDisk implements JournalDisk {
  /** Files by path. */
  readonly files = new Map<string, Held>();
  /** The names that a power cut leaves. */
  #names = new Map<string, Held>();
  /** When all files were written last. */
  changed = 1_790_000_000_000;
  /** Things done to the disk so far. */
  steps = 0;
  /** Whether the first refusal is the end: nothing that is asked for later changes anything. */
  dies = false;
  #isDead = false;
  /** Asked before each of them; what it throws, the disk answers with. A write that is refused has written half. */
  before: (step: number, what: string, file: string) => void = () => undefined;

  /** The disk as the machine finds it when the power is back. With `part`, that much of what was not synced is there. */
  afterPowerCut(part = 0): MemoryDisk {
    const disk = new MemoryDisk();
    for (const [file, held] of this.#names) {
      const longer = Math.max(0, held.bytes.length - held.synced.length);
      const bytes = part === 0 ? held.synced : held.bytes.slice(0, held.synced.length + Math.round(longer * part));
      disk.put(file, bytes);
    }
    return disk;
  }

  /** As it is now, for another start after a kill. */
  copy(): MemoryDisk {
    const disk = new MemoryDisk();
    for (const [file, { bytes }] of this.files) disk.put(file, bytes);
    return disk;
  }

  put(file: string, bytes: Uint8Array): void {
    const held = { bytes: bytes.slice(), synced: bytes.slice() };
    this.files.set(file, held);
    this.#names.set(file, held);
  }

  /** Paths that answer with an error: unreadable files and folders, and things that aren't files at all. */
  readonly broken = new Map<string, BrokenPath>();
  /** Where the disk is; a copied profile is somewhere else. */
  home: Home = { machine: 'desk', path: '/profile', file: '1' };

  async describeHome(): Promise<Home> {
    return this.home;
  }

  async restrict(): Promise<void> {}

  #check(file: string): void {
    for (const [name, { code }] of this.broken) if (file === name || file.startsWith(`${name}/`)) throw fault(code);
  }

  async list(folder: string): Promise<FileInfo[]> {
    this.#check(folder);
    const others = [...this.broken].flatMap(([file, { isOther }]) =>
      path.dirname(file) === folder && isOther
        ? [{ name: path.basename(file), bytes: 0, modifiedAt: this.changed, isUnreadable: true as const }]
        : [],
    );
    const names = new Set(others.map(({ name }) => name));
    return [...others, ...this.#filesIn(folder).filter(({ name }) => !names.has(name))];
  }

  #filesIn(folder: string): FileInfo[] {
    return [...this.files]
      .filter(([file]) => path.dirname(file) === folder)
      .map(([file, { bytes }]) => ({ name: path.basename(file), bytes: bytes.length, modifiedAt: this.changed }));
  }

  /** Folders that are not there are named here. */
  readonly gone = new Set<string>();

  async isFolder(path: string): Promise<boolean> {
    return !this.gone.has(path);
  }

  async read(file: string): Promise<Uint8Array> {
    this.#check(file);
    const held = this.files.get(file);
    if (held === undefined) throw fault('ENOENT');
    return held.bytes.slice();
  }

  async open(file: string): Promise<OpenFile> {
    this.#step('open', file);
    this.#check(file);
    const held = this.files.get(file) ?? { bytes: new Uint8Array(), synced: new Uint8Array() };
    this.files.set(file, held);
    return {
      write: async (bytes, at) => {
        try {
          this.#step('write', file);
        } catch (error) {
          if (!this.#isDead) this.#write(held, bytes.subarray(0, bytes.length >> 1), at);
          this.#isDead = this.dies;
          throw error;
        }
        this.#write(held, bytes, at);
      },
      truncate: async (length) => {
        this.#step('truncate', file);
        held.bytes = held.bytes.slice(0, length);
      },
      isCurrent: async () => this.files.get(file) === held,
      sync: async () => {
        this.#step('sync', file);
        held.synced = held.bytes.slice();
      },
      close: async () => undefined,
    };
  }

  async makeFolder(folder: string): Promise<void> {
    const inTheWay = this.broken.get(folder);
    if (inTheWay?.isOther) throw fault(inTheWay.code === 'ENOENT' ? 'ENOENT' : 'EEXIST');
  }

  async rename(from: string, to: string): Promise<void> {
    this.#step('rename', to);
    if (this.broken.get(to)?.code === 'EISDIR') throw fault('EISDIR');
    const isBroken = this.broken.get(from);
    this.broken.delete(to);
    if (isBroken !== undefined) {
      this.broken.delete(from);
      this.broken.set(to, isBroken);
    }
    const inside = [...this.files].filter(([file]) => file.startsWith(`${from}/`));
    for (const [file, moved] of inside) {
      this.files.delete(file);
      this.files.set(to + file.slice(from.length), moved);
    }
    if (isBroken !== undefined || inside.length > 0) return;
    const held = this.files.get(from);
    if (held === undefined) throw fault('ENOENT');
    this.files.delete(from);
    this.files.set(to, held);
  }

  async remove(file: string): Promise<void> {
    this.#step('remove', file);
    if (this.broken.get(file)?.code === 'EISDIR') throw fault('EISDIR');
    this.broken.delete(file);
    this.files.delete(file);
  }

  async syncFolder(folder: string): Promise<void> {
    this.#step('syncFolder', folder);
    const here = ([file]: [string, Held]) => path.dirname(file) === folder;
    this.#names = new Map([...[...this.#names].filter((name) => !here(name)), ...[...this.files].filter(here)]);
  }

  #step(what: string, file: string): void {
    try {
      this.before(this.steps++, what, file);
    } catch (error) {
      // A write leaves half of itself first.
      if (what !== 'write') this.#isDead = this.dies;
      throw error;
    }
  }

  #write(held: Held, bytes: Uint8Array, at: number): void {
    const grown = new Uint8Array(Math.max(held.bytes.length, at + bytes.length));
    grown.set(held.bytes);
    grown.set(bytes, at);
    held.bytes = grown;
  }
}

export const throwDiskFull = (): never => {
  throw fault('ENOSPC');
};
