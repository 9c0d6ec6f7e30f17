/** Tests how the files that an organizer receives are read: documents, archives and other files. */

import { createHash } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import hero from '../../../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { zipCodec } from '../../../../../src/node/zip-codec.ts';
import { receiveFile } from '../../../../../src/renderer/features/events/submissions/worker/receive-file.ts';
import { LIMITS } from '../../../../../src/shared/base/limits.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import type { ArchiveItem } from '../../../../../src/shared/library/archive/archive-item.ts';
import { writeArchive } from '../../../../../src/shared/library/archive/write-archive.ts';
import { formatLateText } from '../../../../../src/shared/texts/late-text.ts';
import { readBaseTeam } from '../../../../support/documents/fixture.ts';
import { translate } from '../../../../support/texts.ts';

const createBlob = (content: string) => new Blob([content]);
const receiveAndDescribe = async (fileName: string, fileBytes: Blob) =>
  (await receiveFile(GAMES, { name: fileName, bytes: fileBytes })).map((receivedFile) => {
    if ('reason' in receivedFile) return [receivedFile.file, formatLateText(translate, receivedFile.reason)];
    if ('text' in receivedFile)
      return [receivedFile.file, receivedFile.text, ...('archive' in receivedFile ? [receivedFile.archive] : [])];
    return [
      receivedFile.file,
      receivedFile.ok ? receivedFile.document.format : formatLateText(translate, receivedFile.error.expected),
      ...('archive' in receivedFile ? [receivedFile.archive] : []),
    ];
  });

async function createArchive(archiveItems: readonly ArchiveItem[]): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  await writeArchive(archiveItems, {
    made: new Date(0),
    by: 'test',
    write: (archiveChunk) => void chunks.push(archiveChunk as Uint8Array<ArrayBuffer>),
    codec: zipCodec,
  });
  return new Blob(chunks);
}

const createItem = (document: unknown, properties: object = {}) =>
  ({
    kind: 'document',
    bytes: new TextEncoder().encode(JSON.stringify(document)),
    ...(document as { format: string; id: string; name: string }),
    ...properties,
  }) as unknown as ArchiveItem;

describe('a received text', () => {
  it('contains each of its lists like an archive', async () => {
    expect(await receiveAndDescribe('day 1/sat.lists.txt', createBlob('A\nFresnel\n\n---\n\nB\nLongline\n'))).toEqual([
      ['day 1/sat.lists.txt/sat.lists 1.txt', 'A\nFresnel\n'],
      ['day 1/sat.lists.txt/sat.lists 2.txt', '\nB\nLongline\n'],
    ]);
  });

  it('is read in an archive, in any encoding', async () => {
    const zip = zipSync({
      'lists/zed.txt': strToU8('Fresnel (7)'),
      'both.md': strToU8('Fresnel\n\n---\n\nLongline'),
      'old.TXT': Uint8Array.from(Buffer.from('Cigüeña', 'latin1')),
      'photo.pdf': strToU8('x'),
    });
    expect(await receiveAndDescribe('mail.zip', new Blob([zip]))).toEqual([
      ['mail.zip/lists/zed.txt', 'Fresnel (7)', 'mail.zip'],
      ['mail.zip/both.md/both 1.md', 'Fresnel\n', 'mail.zip'],
      ['mail.zip/both.md/both 2.md', '\nLongline', 'mail.zip'],
      ['mail.zip/old.TXT', 'Cigüeña', 'mail.zip'],
      ['mail.zip/photo.pdf', expect.any(String)],
    ]);
  });

  it('is unreadable if it is too large', async () => {
    const zip = zipSync({ 'long.txt': new Uint8Array(LIMITS.documentBytes + 1) });
    expect(await receiveFile(GAMES, { name: 'mail.zip', bytes: new Blob([zip]) })).toMatchObject([
      { file: 'mail.zip/long.txt', ok: false },
    ]);
  });
});

describe('an unreadable file', () => {
  it('has a digest of its own contents, also in an archive', async () => {
    const receiveDigests = async (fileName: string, bytes: Blob) =>
      (await receiveFile(GAMES, { name: fileName, bytes })).map((file) => ('digest' in file ? file.digest : undefined));
    const digests = await receiveDigests('a.json', createBlob('{'));
    expect(digests).toEqual([createHash('sha256').update('{').digest('hex')]);
    expect(await receiveDigests('a.json', createBlob('{}{'))).not.toEqual(digests);
    const zip = new Blob([zipSync({ 'a.json': strToU8('{'), 'b.txt': strToU8('x') })]);
    expect(await receiveDigests('mail.zip', zip)).toEqual([digests[0], undefined]);
  });

  it('has another digest than a second unreadable file of its archive', async () => {
    const longText = new Uint8Array(LIMITS.documentBytes + 1);
    const zip = new Blob([zipSync({ 'a.txt': longText, 'b.txt': longText }, { level: 0 })]);
    const receivedFiles = await receiveFile(GAMES, { name: 'mail.zip', bytes: zip });
    const digests = receivedFiles.map((file) => ('digest' in file ? file.digest : undefined));
    expect(digests).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(digests[0]).not.toBe(digests[1]);
  });
});

describe('a received file', () => {
  it('becomes a document or a reason why it is none', async () => {
    expect(await receiveAndDescribe('a.team.json', createBlob(JSON.stringify(readBaseTeam())))).toEqual([
      ['a.team.json', 'rollcall.team'],
    ]);
    expect(await receiveAndDescribe('half.json', createBlob('{"format": "rollc'))).toMatchObject([
      ['half.json', expect.any(String)],
    ]);
    expect((await receiveFile(GAMES, { name: 'half.json', bytes: createBlob('{') }))[0]).toMatchObject({ ok: false });
    expect((await receiveFile(GAMES, { name: 'empty.json', bytes: createBlob('') }))[0]).toMatchObject({ ok: false });
    expect((await receiveFile(GAMES, { name: 'photo.jpg', bytes: createBlob('x') }))[0]).toHaveProperty('reason');
    expect(await receiveAndDescribe('zed.txt', createBlob('Fresnel (7)'))).toEqual([['zed.txt', 'Fresnel (7)']]);
    expect(await receiveAndDescribe('repaired.txt', createBlob(JSON.stringify(readBaseTeam())))).toEqual([
      ['repaired.txt', 'rollcall.team'],
    ]);
    const glossary = { format: 'rollcall.glossary', version: 1, id: 'g', name: 'G', ruleset: 'ssua' };
    expect(
      (await receiveFile(GAMES, { name: 'g.json', bytes: createBlob(JSON.stringify(glossary)) }))[0],
    ).toHaveProperty('reason');
  });

  it('stays unopened when it is larger than any document', async () => {
    const hugeBlob = { size: LIMITS.documentBytes + 1, arrayBuffer: () => Promise.reject(new Error('read')) } as Blob;
    expect(await receiveAndDescribe('huge.json', hugeBlob)).toEqual([
      ['huge.json', 'a file that can be opened: it is larger than 32 MB'],
    ]);
  });

  it('becomes an unreadable file when it is gone, and never rejects', async () => {
    const missingBlob = { size: 1, arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) } as Blob;
    const [receivedFile] = await receiveFile(GAMES, { name: 'gone.json', bytes: missingBlob });
    expect(receivedFile).toMatchObject({ ok: false, file: 'gone.json' });
  });
});

describe('a received archive', () => {
  it('becomes all documents in it, marked with the name of the archive', async () => {
    const team = { ...readBaseTeam(), characters: [] };
    const receivedFiles = await receiveAndDescribe(
      'late.rollcall',
      await createArchive([createItem(team), createItem(hero)]),
    );
    expect(receivedFiles).toEqual([
      [expect.stringMatching(/^late\.rollcall\/teams\/.*\.team\.json$/), 'rollcall.team', 'late.rollcall'],
      [expect.stringMatching(/^late\.rollcall\/.*\.hero\.json$/), 'rollcall.character', 'late.rollcall'],
    ]);
  });

  it('gives reasons for documents from the trash and for templates', async () => {
    const receivedFiles = await receiveAndDescribe(
      'all.rollcall',
      await createArchive([
        createItem(hero, { trashed: '2026-01-01T00:00:00.000Z' }),
        { kind: 'template', id: 't', name: 'T', bytes: new TextEncoder().encode('{}') } as unknown as ArchiveItem,
      ]),
    );
    expect(receivedFiles.map(([, reason]) => reason)).toEqual([
      'it lies in the trash of its library',
      'a card template',
    ]);
  });

  it('becomes one unreadable file when it is damaged, truncated or no archive', async () => {
    const fullArchive = await createArchive([createItem(hero)]);
    for (const fileBytes of [createBlob('PK no zip'), createBlob(''), fullArchive.slice(0, fullArchive.size - 40)])
      expect(await receiveFile(GAMES, { name: 'bad.rollcall', bytes: fileBytes })).toMatchObject([
        { file: 'bad.rollcall', ok: false },
      ]);
  });

  it('gives a reason when it contains no document', async () => {
    expect(await receiveAndDescribe('nothing.zip', await createArchive([]))).toEqual([
      ['nothing.zip', 'an archive without a document in it'],
    ]);
  });
});
