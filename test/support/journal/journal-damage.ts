/** A profile that was damaged, and what must come back of it. */
import { expect } from 'vitest';
import { computeSum, startJournal } from './journal.ts';
import type { MemoryDisk } from './memory-disk.ts';

/** All states that a row ever had, as sums; the last one is what must come back. Undefined = deleted. */
export type RowHistory = Map<string, (string | undefined)[]>;

export interface Damage {
  readonly name: string;
  readonly to: (bytes: Uint8Array) => Uint8Array | undefined;
}

export const flipBit = (bytes: Uint8Array, at: number): Uint8Array =>
  bytes.map((byte, index) => (index === Math.floor(at * (bytes.length - 1)) ? byte ^ 0x10 : byte));

export const DAMAGES: readonly Damage[] = [
  { name: 'removed', to: () => undefined },
  { name: 'emptied', to: () => new Uint8Array() },
  { name: 'cut in half', to: (bytes) => bytes.slice(0, bytes.length >> 1) },
  { name: 'without its last byte', to: (bytes) => bytes.slice(0, -1) },
  { name: 'filled with zeros', to: (bytes) => new Uint8Array(bytes.length) },
  ...[0, 0.05, 0.3, 0.5, 0.7, 0.97, 1].map((at) => ({
    name: `with a bit flipped at ${at}`,
    to: (bytes: Uint8Array) => flipBit(bytes, at),
  })),
];

export function damageFile(from: MemoryDisk, file: string, { to }: Damage): MemoryDisk {
  const copy = from.copy();
  const bytes = to(copy.files.get(file)?.bytes ?? new Uint8Array());
  if (bytes === undefined) copy.files.delete(file);
  else copy.put(file, bytes);
  return copy;
}

/** Everything answered is back or named, and nothing comes back that never was. */
export async function expectRowsBackOrNamed(truth: RowHistory, after: MemoryDisk, what: string): Promise<void> {
  const journal = startJournal(after);
  const { rows, faults } = await journal.getInventory();
  const known = new Map(rows.map((row) => [row.id, row.sum]));
  const isVague = faults.some((fault) => fault.includes("doesn't know what was changed"));
  for (const [id, states] of truth) {
    const state = known.get(id);
    expect([undefined, ...states], `${what}: ${id} is made up`).toContain(state);
    const isNamed =
      isVague || faults.some((fault) => fault.includes(`“Hero ${id}”`) || fault.includes(`“characters/${id}”`));
    expect(state === states.at(-1) || isNamed, `${what}: ${id} is lost without a word: ${faults.join(' ')}`).toBe(true);
  }
  expect([...known.keys()].filter((id) => !truth.has(id))).toEqual([]);
  const back = await journal.recoverRows(rows);
  expect(
    back.map(({ row }) => computeSum(row)),
    what,
  ).toEqual(rows.map((row) => row.sum));
}
