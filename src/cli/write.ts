/** Output files appear whole or not at all, and nothing is overwritten unasked. */
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { Failure } from './failure.ts';

/** Refuses an output that would replace one of the files a call reads; not even --force means that. */
export function refuseInput(target: string, inputs: readonly string[]): void {
  const own = resolve(target);
  if (inputs.some((input) => resolve(input) === own))
    throw new Failure('is read by this call; write somewhere else', target);
}

/** Asked before the work as well: when everything is drawn nobody wants to hear it. */
export function refuseTaken(target: string, force: boolean): void {
  if (!force && existsSync(target)) throw alreadyThere(target);
}

/**
 * Writes beside the target, flushes, then puts the file in its place in one step.
 * Throws a Failure when the target exists and `force` is off, or when the folder cannot be written.
 */
export function writeWhole(target: string, bytes: Uint8Array, force: boolean): void {
  refuseTaken(target, force);
  const beside = join(dirname(target), `.${basename(target)}.${randomBytes(6).toString('hex')}.part`);
  try {
    mkdirSync(dirname(target), { recursive: true });
    writeFlushed(beside, bytes);
    if (force) renameSync(beside, target);
    else claim(beside, target);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`could not be written (${(error as Error).message})`, target);
  } finally {
    if (existsSync(beside)) rmSync(beside);
  }
}

function writeFlushed(path: string, bytes: Uint8Array): void {
  const handle = openSync(path, 'wx');
  try {
    let written = 0;
    while (written < bytes.length) written += writeSync(handle, bytes, written);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** A hard link fails when the name is taken in the meantime; a rename would replace it. */
function claim(beside: string, target: string): void {
  try {
    linkSync(beside, target);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw alreadyThere(target);
    // Some file systems know no hard links.
    if (existsSync(target)) throw alreadyThere(target);
    renameSync(beside, target);
  }
}

const alreadyThere = (target: string) => new Failure('already there; add --force to replace it', target);
