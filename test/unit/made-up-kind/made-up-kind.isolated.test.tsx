// @vitest-environment happy-dom
/** A kind of documents is one object in the shared list, one in the list of the window, its texts in the catalogues and a line of the database; a screen is one object and its address. */

import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readChanges } from '../../../src/main/journal/read-calls.ts';
import { packRow } from '../../../src/main/journal/snapshots/row-document.ts';
import { CREATIONS } from '../../../src/renderer/app/new-commands.ts';
import { SCREEN_ENTRIES, SCREENS, screenAt } from '../../../src/renderer/app/screens.ts';
import { foundDocuments } from '../../../src/renderer/app/shell/found-documents.ts';
import { Shell } from '../../../src/renderer/app/shell/shell.tsx';
import { TransferPart } from '../../../src/renderer/features/library/transfer-part.tsx';
import { gather } from '../../../src/renderer/features/transfer/export/gather.ts';
import { archiveOf, documentFile } from '../../../src/renderer/features/transfer/export/make-files.ts';
import { ImportDialog } from '../../../src/renderer/features/transfer/import/import-dialog.tsx';
import { picturesApart } from '../../../src/renderer/features/transfer/import/reading/picture-apart.ts';
import { createMenuModel } from '../../../src/renderer/menu/menu-model.ts';
import { formatHash, getDocumentRoute, parseRoute, useHash } from '../../../src/renderer/navigation/router.ts';
import { TABLE_NAMES } from '../../../src/renderer/store/rows.ts';
import { countDocuments, getNounLabel } from '../../../src/renderer/strings/library/document-nouns.ts';
import { listCounts } from '../../../src/renderer/strings/library/operations.ts';
import { computeFingerprint } from '../../../src/shared/document/fingerprint/fingerprint.ts';
import type { FormatId } from '../../../src/shared/document/formats.ts';
import { createJsonSchema } from '../../../src/shared/document/json-schema.ts';
import { parseText, parseValue } from '../../../src/shared/document/parse.ts';
import type { JudgedDocument } from '../../../src/shared/document/schema.ts';
import { isUnjudged, OTHER_FORMATS } from '../../../src/shared/event-pack/file-kinds.ts';
import { formatReceivedSummary, listOtherFiles } from '../../../src/shared/event-pack/other-files.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { compareFields } from '../../../src/shared/library/import/compare-fields.ts';
import { renameReferences } from '../../../src/shared/library/import/references.ts';
import { listPictureSources } from '../../../src/shared/library/picture-sources.ts';
import { computeRowChecksum } from '../../../src/shared/library/row-checksum.ts';
import { listTemplateIds } from '../../../src/shared/library/template-ids.ts';
import { EXPORT_KINDS } from '../../../src/shared/library/transfer-calls.ts';
import { judge } from '../../../src/shared/rules/judge.ts';
import { formatLateText } from '../../../src/shared/texts/late-text.ts';
import { all, one, textOf } from '../../support/page/find.ts';
import { click, fill, press, soon, until } from '../../support/page/hands.ts';
import { ReadingWorker } from '../../support/page/reading-worker.ts';
import { library, reload, screenForEachTest, show, store, stored } from '../../support/page/screen.tsx';
import { t } from '../../support/texts.ts';
import { TAPE_TEXTS, TAPES } from './feature.tsx';
import { ROAD_SONGS, type Tape } from './tape.ts';

vi.mock('../../../src/shared/document/kinds/kinds.ts', async (original) => {
  const { DOCUMENT_KINDS } = await original<typeof import('../../../src/shared/document/kinds/kinds.ts')>();
  const { tapeKind } = await import('./tape.ts');
  return { DOCUMENT_KINDS: [...DOCUMENT_KINDS, tapeKind] };
});
vi.mock('../../../src/renderer/app/features.ts', async (original) => {
  const { KIND_FEATURES } = await original<typeof import('../../../src/renderer/app/features.ts')>();
  const { tapesFeature } = await import('./feature.tsx');
  return { KIND_FEATURES: [...KIND_FEATURES, tapesFeature] };
});
vi.mock('../../../src/renderer/store/database-versions.ts', async (original) => {
  const { DATABASE_VERSIONS } = await original<typeof import('../../../src/renderer/store/database-versions.ts')>();
  return { DATABASE_VERSIONS: [...DATABASE_VERSIONS, { stores: { tapes: 'id, rev' } }] };
});
vi.mock('../../../src/renderer/navigation/pages.ts', async (original) => {
  const { OTHER_PAGES } = await original<typeof import('../../../src/renderer/navigation/pages.ts')>();
  return { OTHER_PAGES: { ...OTHER_PAGES, jukebox: 'jukebox/:coin?' } };
});
vi.mock('../../../src/renderer/app/other-screens.ts', async (original) => {
  const { OTHER_SCREENS } = await original<typeof import('../../../src/renderer/app/other-screens.ts')>();
  const { jukeboxScreen } = await import('./feature.tsx');
  return { OTHER_SCREENS: { ...OTHER_SCREENS, jukebox: jukeboxScreen } };
});

const FORMAT = 'rollcall.tape' as string as FormatId;
const asJudged = (tape: object) => tape as JudgedDocument;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const asFile = (name: string, content: object) => ({ name, bytes: new Blob([JSON.stringify(content)]) });
const storedTape = (id = ROAD_SONGS.id) => stored<Tape | undefined>(TAPES, id);
const said = (words: string | RegExp) => until(() => expect(document.body.textContent).toMatch(words));

screenForEachTest();
t.add(TAPE_TEXTS);

beforeEach(() => {
  vi.stubGlobal('Worker', ReadingWorker);
});

/** The frame of the window with the screen of the address. */
function Frame() {
  const route = parseRoute(useHash());
  return <Shell route={route}>{screenAt(route)}</Shell>;
}

async function visit(hash: string): Promise<void> {
  location.hash = hash;
  await show(<Frame />);
}

describe('a made-up kind of documents', () => {
  it('is read, and refused with the place of what is wrong', () => {
    expect(parseText(GAMES, JSON.stringify(ROAD_SONGS))).toEqual({ ok: true, format: FORMAT, document: ROAD_SONGS });
    expect(parseValue(GAMES, { ...ROAD_SONGS, tracks: [{ name: 3 }] })).toMatchObject({
      ok: false,
      error: { path: '/tracks/0/name' },
    });
    expect(createJsonSchema(GAMES, FORMAT)).toMatchObject({
      $id: 'rollcall:tape:1',
      description: 'The music of an evening.',
    });
  });

  it('is judged, and its misspelt keys are findings with its name', () => {
    expect(judge(GAMES, asJudged(ROAD_SONGS))).toMatchObject({ verdict: 'legal', findings: [] });
    const { findings } = judge(GAMES, asJudged({ ...ROAD_SONGS, hereos: [] }));
    expect(findings.map(({ message }) => formatLateText(t, message))).toEqual([
      'Rollcall knows no key “hereos” in a tape; “heroes” may be meant.',
    ]);
    expect([isUnjudged(FORMAT), OTHER_FORMATS.get(FORMAT)]).toEqual([true, 'a tape']);
  });

  it('has a fingerprint of what counts, whatever the order of its keys', () => {
    const { format, id, name, tracks, version } = ROAD_SONGS;
    const canonical = `{"format":"${format}","heroes":[],"id":"${id}","name":"${name}","tracks":[{"minutes":4,"name":"Harbour Lights"},{"name":"Last Tram"}],"version":${version}}`;
    expect(computeFingerprint(GAMES, asJudged(ROAD_SONGS))).toBe(sha256(canonical));
    expect(computeFingerprint(GAMES, asJudged({ tracks, notes: 'loud', version, name, id, format }))).toBe(
      sha256(canonical),
    );
  });

  it('is compared by its fields, and follows the documents that it names', () => {
    const theirs = {
      ...ROAD_SONGS,
      tracks: [{ name: 'Harbour Lights', minutes: 4 }, { name: 'First Tram' }],
      notes: 'x',
    };
    expect(compareFields(GAMES, TAPES, ROAD_SONGS, theirs).map(({ path, isCounted }) => [path, isCounted])).toEqual([
      ['/tracks/1', true],
      ['/notes', false],
    ]);
    const tape = { ...ROAD_SONGS, heroes: ['a', 'b'], sleeve: 'sleeve.png', template: 'wide@mini' };
    const ids = { characters: new Map([['a', 'a-2']]), factions: new Map(), templates: new Map([['wide', 'wide-2']]) };
    expect(renameReferences(TAPES, tape, ids)).toEqual({ ...tape, heroes: ['a-2', 'b'], template: 'wide-2@mini' });
    expect([listPictureSources(tape), listTemplateIds(tape)]).toEqual([['sleeve.png'], ['wide']]);
  });

  it('is named in the report of an event, which checks nothing in it', () => {
    const received = { file: 'road.tape.json', ok: true, format: FORMAT, document: asJudged(ROAD_SONGS) } as const;
    expect(formatReceivedSummary(t, 2, listOtherFiles(GAMES, [received]))).toBe('2 lists, 1 tape');
  });

  it('brings the pictures beside it into the library, which keeps them as long as it names them', async () => {
    const incoming = {
      kind: TAPES,
      id: 'a',
      name: 'A',
      origin: 'road.tape.json',
      document: { ...ROAD_SONGS, sleeve: 'a.png' },
    };
    const found = await picturesApart(incoming, [{ name: 'a.png', bytes: new Blob(['picture']) }]);
    const { sleeve } = found.incoming.document as Tape;
    expect(sleeve).toBe(`sha256:${sha256('picture')}`);
    await store(TAPES, [{ ...ROAD_SONGS, sleeve }]);
    const file = new Blob(['picture']);
    for (const hash of [sha256('picture'), sha256('another')])
      await library().database.pictures.put({ hash, file, preview: file, width: 1, height: 1, addedAt: 0 });
    await library().pictures.sweep(0);
    expect(await library().database.meta.get('unused-pictures')).toMatchObject({ value: { [sha256('another')]: 0 } });
    await library().pictures.sweep(Date.now());
    expect(await library().database.pictures.toCollection().primaryKeys()).toEqual([sha256('picture')]);
  });

  it('is offered for export by the Library screen', async () => {
    await store(TAPES, [ROAD_SONGS]);
    await show(<TransferPart />);
    await soon('button', /Road Songs/);
    await said('Tape');
  });

  it('is kept in the journal and its snapshots', async () => {
    const row = { id: ROAD_SONGS.id, document: ROAD_SONGS, updatedAt: 0, rev: 1 };
    const change = { table: TAPES, id: row.id, rev: 1, kind: 'put', row, sum: computeRowChecksum(row, sha256) };
    expect(await readChanges([change])).toEqual([change]);
    expect(packRow(TAPES, row)?.item).toMatchObject({ kind: 'document', format: FORMAT, name: 'Road Songs' });
    expect(EXPORT_KINDS).toContain(TAPES);
  });

  it('is counted and named in sentences', () => {
    expect([listCounts(t, { [TAPES]: 2 }), countDocuments(t, TAPES, 1), getNounLabel(t, TAPES)]).toEqual([
      '2 tapes',
      '1 tape',
      'Tape',
    ]);
  });

  it('is imported after a look at both, and opened at its address', async () => {
    await show(<ImportDialog sources={[{ kind: 'files', files: [asFile('road.tape.json', ROAD_SONGS)] }]} />);
    await said('Tape');
    await click(await soon('button', 'Import 1'));
    await said('Road Songs was imported.');
    expect(location.hash).toBe('#/tapes/road-songs');
    expect(storedTape()).toEqual(ROAD_SONGS);
  });

  it('is asked about where mine and theirs differ', async () => {
    await store(TAPES, [ROAD_SONGS]);
    const theirs = { ...ROAD_SONGS, name: 'Night Songs' };
    await show(<ImportDialog sources={[{ kind: 'files', files: [asFile('night.tape.json', theirs)] }]} />);
    await said('Differs in 1 place');
    await said('Night Songs');
    expect(storedTape()?.name).toBe('Road Songs');
  });

  it('is exported alone, and with the library', async () => {
    await store(TAPES, [ROAD_SONGS]);
    const subject = { title: '', documents: [{ kind: TAPES, id: 'road-songs' }] };
    const { value: exported } = await gather(GAMES, library(), subject).next();
    if (exported === undefined) throw new Error('Nothing was gathered.');
    const { name, bytes } = await documentFile(library(), exported);
    expect([name, JSON.parse(new TextDecoder().decode(bytes))]).toEqual(['Road Songs.tape.json', ROAD_SONGS]);
    const stop = new AbortController().signal;
    const { file } = await archiveOf(
      library(),
      gather(GAMES, library(), { title: '' }),
      new Date(0),
      stop,
      () => undefined,
    );
    expect(new TextDecoder().decode(await file.arrayBuffer())).toContain('tapes/Road Songs.tape.json');
  });

  it('is found by its name, and opens where its kind says', async () => {
    await store(TAPES, [ROAD_SONGS]);
    expect(
      foundDocuments(t, GAMES, library(), 'road').map(({ name, table, route }) => [name, table, formatHash(route)]),
    ).toEqual([['Road Songs', TAPES, '#/tapes/road-songs']]);
    expect(getDocumentRoute(TAPES, 'road-songs')).toEqual({ screen: 'tape', id: 'road-songs' });
    expect(parseRoute('#/tapes/road-songs/back')).toEqual({ screen: 'tape', id: 'road-songs', side: 'back' });
    expect(parseRoute('#/tapes/road-songs/edge')).toEqual({ screen: 'tape', id: 'road-songs' });
  });

  it('is edited at its address, noted as opened, saved, and taken back by undo', async () => {
    await store(TAPES, [ROAD_SONGS]);
    await visit('#/tapes/road-songs/back');
    expect(textOf(await soon('heading', /Road Songs/))).toBe('Road Songs, back');
    await until(() => expect(localStorage.getItem('rollcall.recent')).toContain('"tapes"'));
    await fill(one('textbox', 'Name of the tape'), 'Sea Songs');
    await until(() => expect(storedTape()?.name).toBe('Sea Songs'));
    (document.activeElement as HTMLElement).blur();
    await press('Control+z');
    await until(() => expect(storedTape()?.name).toBe('Road Songs'));
    await reload();
    await soon('heading', 'Road Songs, back');
  });

  it('is listed, made from the rail, deleted and brought back', async () => {
    await store(TAPES, [ROAD_SONGS]);
    await visit('#/tapes');
    await soon('heading', 'Tapes');
    expect(one('link', 'Tapes').getAttribute('aria-current')).toBe('page');
    expect(document.body.textContent).toContain('2 tracks');
    await press('Control+a');
    await press('Delete');
    await said('1 tape was deleted.');
    expect(storedTape()).toBeUndefined();
    await press('Control+z');
    await until(() => expect(storedTape()).toEqual(ROAD_SONGS));
    await press('Alt+n');
    await until(() => expect(location.hash).toMatch(/^#\/tapes\/tape-/));
    await until(() => expect(one('link', 'Tapes').getAttribute('aria-current')).toBe('true'));
  });

  it('is in the menus', () => {
    const { menus } = createMenuModel(t, {
      ...{
        commands: [],
        recent: [],
        themeId: 'system',
        games: [],
        gameId: '',
        isMac: false,
        language: 'en',
        isCovered: false,
      },
      ...{ creations: CREATIONS, destinations: SCREEN_ENTRIES },
    });
    const text = JSON.stringify(menus);
    for (const label of ['Ta&pe', 'Ta&pes', '&Jukebox']) expect(text).toContain(`"label":"${label}"`);
  });

  it('is a table of the library like the others', () => {
    expect(Object.keys(library().stores)).toEqual(TABLE_NAMES);
    const missing = TABLE_NAMES.filter((name) => !library().database.tables.some((table) => table.name === name));
    expect(missing).toEqual([]);
  });
});

describe('a made-up screen', () => {
  it('has an address, a title and a place in the rail', async () => {
    await visit('#/jukebox/penny');
    await soon('heading', 'Jukebox with penny');
    expect(one('link', 'Jukebox').getAttribute('href')).toBe('#/jukebox');
    expect(SCREENS[parseRoute('#/jukebox').screen].title(t)).toBe('Jukebox');
    await press('Control+9');
    await soon('heading', 'Jukebox');
    expect(location.hash).toBe('#/jukebox');
    expect(all('link', 'Jukebox').map((link) => link.getAttribute('aria-current'))).toEqual(['page']);
  });
});
