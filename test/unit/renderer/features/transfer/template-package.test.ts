import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ImportReader } from '../../../../../src/renderer/features/transfer/import/import-reader.ts';
import { lookAtFont } from '../../../../../src/renderer/features/transfer/import/look/incoming-fonts.ts';
import { lookedTemplate } from '../../../../../src/renderer/features/transfer/import/look/looked-template.ts';
import { listFallbackHashes } from '../../../../../src/renderer/store/fonts/font-files.ts';
import type { CardStyle } from '../../../../../src/shared/card/style/card-style.ts';
import { listCharacterTemplates } from '../../../../../src/shared/card/template/built-in-templates.ts';
import type { CardTemplate } from '../../../../../src/shared/card/template/template.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import type { IncomingKind } from '../../../../../src/shared/library/import/incoming.ts';
import { baseTeam } from '../../../../support/documents/fixture.ts';
import { licensed, postscript, truetype } from '../../../../support/fonts.ts';
import {
  contentsOf,
  sha256 as hashOf,
  library,
  pack,
  put,
  readerOf,
  take,
  unpack,
  type Wanted,
} from '../../../../support/packages.ts';
import { t } from '../../../../support/texts.ts';
import { SAMPLE } from '../../store/store-support.ts';

const RESTRICTED = 0x0002;
afterEach(() => {
  vi.unstubAllGlobals();
});

const [CLASSIC] = listCharacterTemplates(GAMES, 'supers-unlimited');
const template = (fonts: CardTemplate['fonts']): CardTemplate => {
  if (CLASSIC === undefined) throw new Error('no template');
  const { slots: _, ...bare } = CLASSIC;
  return { ...bare, id: 'night', name: 'Night', fonts };
};
const DECK = { format: 'rollcall.deck', version: 1, id: 'gear', name: 'Gear', columns: [], rows: [] };
const named = (file: Uint8Array, name: string) => ({ [name]: { src: `sha256:${hashOf(file)}`, name } });
const style = (base: string, fonts: CardStyle['fonts']): CardStyle => ({
  format: 'rollcall.card-style',
  version: 1,
  id: 'watch',
  name: 'Watch',
  base,
  fonts,
  type: { roles: { names: { font: 'Heads' } } },
});

it.each([
  ['a template', (): [string, { id: string }[]] => ['night', [template(named(truetype(), 'Heads'))]]],
  ['a style of ours', (): [string, { id: string }[]] => ['watch', [style('classic', named(truetype(), 'Heads'))]]],
])('%s goes with its font into another library, and out of it the same', async (_, made) => {
  const [id, documents] = made();
  const from = await library();
  await put(from, [truetype()], documents);
  const first = await unpack(await pack(from, id));
  expect(first.incoming.map(({ kind }) => kind)).toEqual(['templates', 'fonts']);
  const into = await library();
  expect(await take(first, into)).toEqual([]);
  expect((await into.database.files.toArray()).map(({ hash }) => hash)).toEqual([hashOf(truetype())]);
  const second = await unpack(await pack(into, id));
  expect(contentsOf(second)).toEqual(contentsOf(first));
});

it('a style goes with its own font, its template, and the font of that', async () => {
  const from = await library();
  const base = template(named(postscript(), 'Words'));
  await put(from, [truetype(), postscript()], [base, style('night', named(truetype(), 'Heads'))]);
  const first = await unpack(await pack(from, 'watch'));
  expect(first.incoming.map(({ kind, id }) => `${kind} ${id}`).sort()).toEqual([
    'fonts font-0',
    'fonts font-1',
    'templates night',
    'templates watch',
  ]);
  const into = await library();
  expect(await take(first, into)).toEqual([]);
  expect(contentsOf(await unpack(await pack(into, 'watch')))).toEqual(contentsOf(first));
});

describe('a fallback font', () => {
  const asFallback = async (from: Awaited<ReturnType<typeof library>>, places: readonly (number | undefined)[]) => {
    const changes: Wanted = (await from.database.documents('fonts').toArray()).map(({ id, document }) => {
      const place = places[Number(id.slice('font-'.length))];
      return {
        table: 'fonts',
        id,
        after: { ...(document as object), ...(place === undefined ? {} : { fallback: place }) },
      };
    });
    await from.operations.run('import', changes, {});
  };
  const fallbacksOf = async (into: Awaited<ReturnType<typeof library>>) =>
    listFallbackHashes((await into.database.documents('fonts').toArray()).map(({ document }) => document));

  it('stays one in the package of a template that names it, and out of that again', async () => {
    const from = await library();
    await put(from, [truetype()], [template(named(truetype(), 'Heads'))]);
    await asFallback(from, [3]);
    const first = await unpack(await pack(from, 'night'));
    expect(first.incoming.find(({ kind }) => kind === 'fonts')?.document).toMatchObject({ fallback: 3 });
    const into = await library();
    expect(await take(first, into)).toEqual([]);
    expect(await fallbacksOf(into)).toEqual([hashOf(truetype())]);
    expect(contentsOf(await unpack(await pack(into, 'night')))).toEqual(contentsOf(first));
  });

  it('keeps its place among others in an archive of the whole library', async () => {
    const from = await library();
    await put(from, [truetype(), postscript()], []);
    await asFallback(from, [2, 1]);
    const first = await unpack(await pack(from));
    const into = await library();
    expect(await take(first, into)).toEqual([]);
    expect(await fallbacksOf(into)).toEqual([hashOf(postscript()), hashOf(truetype())]);
    expect(contentsOf(await unpack(await pack(into)))).toEqual(contentsOf(first));
  });

  it('comes behind those that a library has already', async () => {
    const from = await library();
    await put(from, [postscript()], []);
    await asFallback(from, [1]);
    const part = await unpack(await pack(from));
    const into = await library();
    await put(into, [truetype()], []);
    await asFallback(into, [4]);
    const renamed = { ...part, incoming: part.incoming.map((one) => ({ ...one, id: 'theirs' })) };
    expect(await take(renamed, into)).toEqual([]);
    expect(await fallbacksOf(into)).toEqual([hashOf(truetype()), hashOf(postscript())]);
  });
});

it('a deck, and a team for those it embeds, go with their templates', async () => {
  const from = await library();
  const base = template(named(postscript(), 'Words'));
  await put(from, [truetype(), postscript()], [base, style('night', named(truetype(), 'Heads'))]);
  const hero = { ...SAMPLE, art: { template: 'watch' } };
  const rows: Wanted = [
    { table: 'decks', id: 'gear', after: { ...DECK, template: 'night@mini' } },
    { table: 'teams', id: 'crew', after: { ...baseTeam(), id: 'crew', characters: [hero] } },
  ];
  await from.operations.run('import', rows, {});
  const goesWith = async (kind: IncomingKind, id: string) =>
    (await unpack(await pack(from, id, kind))).incoming.map((one) => `${one.kind} ${one.id}`).sort();
  expect(await goesWith('decks', 'gear')).toEqual(['decks gear', 'fonts font-1', 'templates night']);
  expect(await goesWith('teams', 'crew')).toEqual([
    'fonts font-0',
    'fonts font-1',
    'teams crew',
    'templates night',
    'templates watch',
  ]);
});

it('a font whose licence bits forbid it stays, and the look says that it is not there', async () => {
  const file = licensed(truetype(), RESTRICTED);
  const from = await library();
  await put(from, [file], [template(named(file, 'Heads'))]);
  const part = await unpack(await pack(from, 'night'));
  expect(part.incoming.map(({ kind }) => kind)).toEqual(['templates']);
  expect(part.fonts).toEqual([]);
  expect(await lookAtFont(t, hashOf(file), await library(), readerOf(part), [])).toBeUndefined();
});

it('the look reads the fonts of the package while the library has nothing of it', async () => {
  const from = await library();
  const base = template(named(postscript(), 'Words'));
  await put(from, [truetype(), postscript()], [base, style('night', named(truetype(), 'Heads'))]);
  const part = await unpack(await pack(from, 'watch'));
  const into = await library();
  const look = await lookAtFont(t, hashOf(truetype()), into, readerOf(part), []);
  if (typeof look !== 'object') throw new Error(String(look));
  expect(hashOf(look.file)).toBe(hashOf(truetype()));
  expect(look.font.embedding).toBe('installable');
  expect(await into.database.files.count()).toBe(0);

  const theirs = part.incoming.find(({ id }) => id === 'watch')?.document;
  const beside = part.incoming.map(({ document }) => document);
  const looked = lookedTemplate(t, GAMES, theirs, beside, []);
  expect(looked.problems).toEqual([]);
  expect(Object.keys(looked.template?.fonts ?? {}).sort()).toEqual(['Heads', 'Words']);
  expect(lookedTemplate(t, GAMES, theirs, [], []).problems).toHaveLength(1);
});

it('what is no font, or another file than it says, is told instead of shown', async () => {
  const reader = {
    fonts: new Map([
      [hashOf(truetype()), new Blob(['no font'])],
      [hashOf(postscript()), new Blob([truetype() as Uint8Array<ArrayBuffer>])],
    ]),
  } as unknown as ImportReader;
  const into = await library();
  expect(await lookAtFont(t, hashOf(truetype()), into, reader, [])).toMatch(/^It is no font that Rollcall reads/);
  expect(await lookAtFont(t, hashOf(postscript()), into, reader, [])).toBe('its file is another one than it says.');
});
