/** What an organiser was sent, as it came: files, archives, and what is neither. */

import { describe, expect, it } from 'vitest';
import hero from '../../../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { zipCodec } from '../../../../../src/node/zip-codec.ts';
import { receive } from '../../../../../src/renderer/features/events/lists/worker/receive.ts';
import { LIMITS } from '../../../../../src/shared/base/limits.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import type { ArchiveItem } from '../../../../../src/shared/library/archive/archive-item.ts';
import { writeArchive } from '../../../../../src/shared/library/archive/write-archive.ts';
import { formatLateText } from '../../../../../src/shared/texts/late-text.ts';
import { baseTeam } from '../../../../support/documents/fixture.ts';
import { t } from '../../../../support/texts.ts';

const blob = (text: string) => new Blob([text]);
const received = async (name: string, bytes: Blob) =>
  (await receive(GAMES, { name, bytes })).map((one) => {
    if ('reason' in one) return [one.file, formatLateText(t, one.reason)];
    return [
      one.file,
      one.ok ? one.document.format : formatLateText(t, one.error.expected),
      ...('archive' in one ? [one.archive] : []),
    ];
  });

async function archive(items: readonly ArchiveItem[]): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  await writeArchive(items, {
    made: new Date(0),
    by: 'test',
    write: (chunk) => void chunks.push(chunk as Uint8Array<ArrayBuffer>),
    codec: zipCodec,
  });
  return new Blob(chunks);
}

const item = (document: unknown, more: object = {}) =>
  ({
    kind: 'document',
    bytes: new TextEncoder().encode(JSON.stringify(document)),
    ...(document as { format: string; id: string; name: string }),
    ...more,
  }) as unknown as ArchiveItem;

describe('a file that was sent in', () => {
  it('is a document, or the reason why it is none', async () => {
    expect(await received('a.team.json', blob(JSON.stringify(baseTeam())))).toEqual([['a.team.json', 'rollcall.team']]);
    expect(await received('half.json', blob('{"format": "rollc'))).toMatchObject([['half.json', expect.any(String)]]);
    expect((await receive(GAMES, { name: 'half.json', bytes: blob('{') }))[0]).toMatchObject({ ok: false });
    expect((await receive(GAMES, { name: 'empty.json', bytes: blob('') }))[0]).toMatchObject({ ok: false });
    expect((await receive(GAMES, { name: 'photo.jpg', bytes: blob('x') }))[0]).toHaveProperty('reason');
    const glossary = { format: 'rollcall.glossary', version: 1, id: 'g', name: 'G', ruleset: 'ssua' };
    expect((await receive(GAMES, { name: 'g.json', bytes: blob(JSON.stringify(glossary)) }))[0]).toHaveProperty(
      'reason',
    );
  });

  it('is not opened where it is larger than any list', async () => {
    const huge = { size: LIMITS.documentBytes + 1, arrayBuffer: () => Promise.reject(new Error('read')) } as Blob;
    expect(await received('huge.json', huge)).toEqual([
      ['huge.json', 'a file that can be opened: it is larger than 32 MB'],
    ]);
  });

  it('that has gone away meanwhile says so, and never rejects', async () => {
    const gone = { size: 1, arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) } as Blob;
    const [one] = await receive(GAMES, { name: 'gone.json', bytes: gone });
    expect(one).toMatchObject({ ok: false, file: 'gone.json' });
  });
});

describe('an archive that was sent in', () => {
  it('is every document in it, which know that they came together', async () => {
    const team = { ...baseTeam(), characters: [] };
    const found = await received('late.rollcall', await archive([item(team), item(hero)]));
    expect(found).toEqual([
      [expect.stringMatching(/^late\.rollcall\/teams\/.*\.team\.json$/), 'rollcall.team', 'late.rollcall'],
      [expect.stringMatching(/^late\.rollcall\/.*\.hero\.json$/), 'rollcall.character', 'late.rollcall'],
    ]);
  });

  it('names what in it is no list: trash, templates', async () => {
    const found = await received(
      'all.rollcall',
      await archive([
        item(hero, { trashed: '2026-01-01T00:00:00.000Z' }),
        { kind: 'template', id: 't', name: 'T', bytes: new TextEncoder().encode('{}') } as unknown as ArchiveItem,
      ]),
    );
    expect(found.map(([, why]) => why)).toEqual(['it lies in the trash of its library', 'a card template']);
  });

  it('that is damaged, cut short or none at all is one unreadable file', async () => {
    const whole = await archive([item(hero)]);
    for (const bytes of [blob('PK no zip'), blob(''), whole.slice(0, whole.size - 40)])
      expect(await receive(GAMES, { name: 'bad.rollcall', bytes })).toMatchObject([
        { file: 'bad.rollcall', ok: false },
      ]);
  });

  it('without a document in it says so', async () => {
    expect(await received('nothing.zip', await archive([]))).toEqual([
      ['nothing.zip', 'an archive without a document in it'],
    ]);
  });
});
