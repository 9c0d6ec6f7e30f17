/** Creates a journal and changes for it. */

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
  memoryDisk: MemoryDisk,
  getTime = () => 1_790_000_000_000,
  texts = new MainTexts(),
): JournalService =>
  new JournalService({
    texts,
    journalDisk: memoryDisk,
    profile: PROFILE,
    tasks: createTasks(memoryDisk),
    getTime,
    program: 'Rollcall test',
  });

export const computeSum = (rowContent: unknown): string => computeRowChecksum(rowContent, sha256);

export interface HeroRow {
  readonly id: string;
  readonly document: unknown;
  readonly updatedAt: number;
  readonly rev: number;
}

export const createHeroRow = (
  heroId: string,
  concept: string,
  revision: number,
  extraFields: object = {},
): HeroRow => ({
  id: heroId,
  document: { format: 'rollcall.character', version: 1, id: heroId, name: `Hero ${heroId}`, concept, ...extraFields },
  updatedAt: 1_790_000_000_000 + revision,
  rev: revision,
});

export const createPut = (rowContent: HeroRow, tableName: JournalTable = 'characters'): JournalChange => ({
  table: tableName,
  id: rowContent.id,
  rev: rowContent.rev,
  kind: 'put',
  row: rowContent,
  sum: computeSum(rowContent),
});

export const createEdit = (previousRow: HeroRow, nextRow: HeroRow): JournalChange => ({
  table: 'characters',
  id: nextRow.id,
  rev: nextRow.rev,
  kind: 'edit',
  edits: diffJson(previousRow, nextRow),
  from: computeSum(previousRow),
  sum: computeSum(nextRow),
});

export const createDelete = (heroId: string, revision: number): JournalChange => ({
  table: 'characters',
  id: heroId,
  rev: revision,
  kind: 'delete',
});

export function createAsset(assetKind: Asset['kind'], assetText: string): Asset {
  const assetBytes = Buffer.from(assetText, 'latin1');
  return { hash: sha256(assetBytes), kind: assetKind, bytes: assetBytes };
}
