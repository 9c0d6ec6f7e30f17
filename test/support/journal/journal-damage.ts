/** Damages a profile, and checks what can be recovered. */
import { expect } from 'vitest';
import { computeSum, startJournal } from './journal.ts';
import type { MemoryDisk } from './memory-disk.ts';

/** Checksums of all states that a row ever had, by row id. The last one has to be recovered; undefined means deleted. */
export type RowHistory = Map<string, (string | undefined)[]>;

export interface Damage {
  readonly name: string;
  readonly change: (fileBytes: Uint8Array) => Uint8Array | undefined;
}

/** Flips one bit of the byte at a fraction of the file: 0 is the first byte, 1 the last one. */
export const flipBit = (fileBytes: Uint8Array, fraction: number): Uint8Array =>
  fileBytes.map((oldByte, byteIndex) =>
    byteIndex === Math.floor(fraction * (fileBytes.length - 1)) ? oldByte ^ 0x10 : oldByte,
  );

export const DAMAGES: readonly Damage[] = [
  { name: 'removed', change: () => undefined },
  { name: 'emptied', change: () => new Uint8Array() },
  { name: 'cut in half', change: (fileBytes) => fileBytes.slice(0, fileBytes.length >> 1) },
  { name: 'without its last byte', change: (fileBytes) => fileBytes.slice(0, -1) },
  { name: 'filled with zeros', change: (fileBytes) => new Uint8Array(fileBytes.length) },
  ...[0, 0.05, 0.3, 0.5, 0.7, 0.97, 1].map((fraction) => ({
    name: `with a bit flipped at ${fraction}`,
    change: (fileBytes: Uint8Array) => flipBit(fileBytes, fraction),
  })),
];

export function damageFile(sourceDisk: MemoryDisk, filePath: string, { change: damageBytes }: Damage): MemoryDisk {
  const damagedDisk = sourceDisk.copy();
  const fileBytes = damageBytes(damagedDisk.files.get(filePath)?.bytes ?? new Uint8Array());
  if (fileBytes === undefined) damagedDisk.files.delete(filePath);
  else damagedDisk.put(filePath, fileBytes);
  return damagedDisk;
}

/** Expects everything to be recovered or named, and nothing to be recovered that never existed. */
export async function expectRowsBackOrNamed(
  rowHistory: RowHistory,
  damagedDisk: MemoryDisk,
  description: string,
): Promise<void> {
  const journal = startJournal(damagedDisk);
  const { rows: knownRows, faults: journalFaults } = await journal.getInventory();
  const knownSums = new Map(knownRows.map((knownRow) => [knownRow.id, knownRow.sum]));
  const hasVagueFault = journalFaults.some((journalFault) => journalFault.includes("doesn't know what was changed"));
  for (const [rowId, rowStates] of rowHistory) {
    const knownState = knownSums.get(rowId);
    expect([undefined, ...rowStates], `${description}: ${rowId} is made up`).toContain(knownState);
    const isNamed =
      hasVagueFault ||
      journalFaults.some(
        (journalFault) => journalFault.includes(`“Hero ${rowId}”`) || journalFault.includes(`“characters/${rowId}”`),
      );
    expect(
      knownState === rowStates.at(-1) || isNamed,
      `${description}: ${rowId} is lost without a word: ${journalFaults.join(' ')}`,
    ).toBe(true);
  }
  expect([...knownSums.keys()].filter((rowId) => !rowHistory.has(rowId))).toEqual([]);
  const recoveredRows = await journal.recoverRows(knownRows);
  expect(
    recoveredRows.map(({ row }) => computeSum(row)),
    description,
  ).toEqual(knownRows.map((knownRow) => knownRow.sum));
}
