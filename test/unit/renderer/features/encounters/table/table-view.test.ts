import { expect, it } from 'vitest';
import { sameWhereAlike } from '../../../../../../src/renderer/features/encounters/table/table-view.ts';
import type { TrackedModels } from '../../../../../../src/shared/play/table/changes.ts';

const models = (hp: number, tags: readonly string[] = []): TrackedModels =>
  new Map([
    ['wasp', { name: 'Wasp', tracks: [{ label: 'HP', value: hp, most: 6, red: 3 }], tags }],
    ['moth', { name: 'Moth', tracks: [{ label: 'HP', value: 4, most: 4 }], tags: [] }],
  ]);

it('a model that has not changed is the same object as before, one that has is not', () => {
  const before = models(6);
  const after = sameWhereAlike(models(5), before);
  expect(after.get('moth')).toBe(before.get('moth'));
  expect(after.get('wasp')).toEqual(models(5).get('wasp'));
  expect(sameWhereAlike(models(6, ['KO’ed']), before).get('wasp')?.tags).toEqual(['KO’ed']);
});
