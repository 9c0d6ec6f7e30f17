/** A library that lives in a journal, for tests: its changes, and what of it comes back. */

import { JournalService } from '../../../src/main/journal/service.ts';
import { createTasks } from '../../../src/main/journal/thread/tasks.ts';
import { MainTexts } from '../../../src/main/texts.ts';
import { sha256 } from '../../../src/node/sha256.ts';
import { diffJson } from '../../../src/shared/document/diff-json.ts';
import type { Asset, JournalChange, JournalTable } from '../../../src/shared/library/journal.ts';
import { computeRowChecksum } from '../../../src/shared/library/row-checksum.ts';
import type { MemoryDisk } from './memory-disk.ts';

export const PROFILE = '/profile';

export const startJournal = (
  disk: MemoryDisk,
  now = () => 1_790_000_000_000,
  texts = new MainTexts(),
): JournalService =>
  new JournalService({
    texts,
    journalDisk: disk,
    profile: PROFILE,
    tasks: createTasks(disk),
    getTime: now,
    program: 'Rollcall test',
  });

export const computeSum = (row: unknown): string => computeRowChecksum(row, sha256);

export interface HeroRow {
  readonly id: string;
  readonly document: unknown;
  readonly updatedAt: number;
  readonly rev: number;
}

export const createHeroRow = (id: string, concept: string, rev: number, more: object = {}): HeroRow => ({
  id,
  document: { format: 'rollcall.character', version: 1, id, name: `Hero ${id}`, concept, ...more },
  updatedAt: 1_790_000_000_000 + rev,
  rev,
});

export const createPut = (row: HeroRow, table: JournalTable = 'characters'): JournalChange => ({
  table,
  id: row.id,
  rev: row.rev,
  kind: 'put',
  row,
  sum: computeSum(row),
});

export const createEdit = (from: HeroRow, to: HeroRow): JournalChange => ({
  table: 'characters',
  id: to.id,
  rev: to.rev,
  kind: 'edit',
  edits: diffJson(from, to),
  from: computeSum(from),
  sum: computeSum(to),
});

export const createDelete = (id: string, rev: number): JournalChange => ({
  table: 'characters',
  id,
  rev,
  kind: 'delete',
});

export function createAsset(kind: Asset['kind'], text: string): Asset {
  const bytes = Buffer.from(text, 'latin1');
  return { hash: sha256(bytes), kind, bytes };
}
