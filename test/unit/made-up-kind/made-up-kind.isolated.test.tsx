// @vitest-environment happy-dom
/**
 * Tests what a new document kind needs: an object in the shared list, one in the list of the renderer, its messages
 * and a database version. A new screen needs an object and an address.
 */

import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readChanges } from '../../../src/main/journal/read-calls.ts';
import { packRow } from '../../../src/main/journal/snapshots/row-document.ts';
import { CREATIONS } from '../../../src/renderer/app/global-commands.ts';
import { renderScreen, SCREEN_ENTRIES, SCREENS } from '../../../src/renderer/app/screens.ts';
import { searchDocuments } from '../../../src/renderer/app/shell/search-documents.ts';
import { Shell } from '../../../src/renderer/app/shell/shell.tsx';
import { TransferPart } from '../../../src/renderer/features/library/transfer-part.tsx';
import { createArchive, createDocumentFile } from '../../../src/renderer/features/transfer/export/create-files.ts';
import { gatherDocuments } from '../../../src/renderer/features/transfer/export/gather-documents.ts';
import { ImportDialog } from '../../../src/renderer/features/transfer/import/import-dialog.tsx';
import { extractPictures } from '../../../src/renderer/features/transfer/import/reading/extract-pictures.ts';
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
import { findAll, findOne, getText } from '../../support/page/find.ts';
import { ReadingWorker } from '../../support/page/reading-worker.ts';
import {
  getLibrary,
  getStoredDocument,
  reload,
  saveDocuments,
  setUpScreenForEachTest,
  renderScreen as show,
} from '../../support/page/screen.tsx';
import { click, fill, press, waitFor, waitForElement } from '../../support/page/user-input.ts';
import { translate } from '../../support/texts.ts';
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
const castToJudged = (tape: object) => tape as JudgedDocument;
const sha256 = (plainText: string) => createHash('sha256').update(plainText).digest('hex');
const createFile = (fileName: string, fileContent: object) => ({
  name: fileName,
  bytes: new Blob([JSON.stringify(fileContent)]),
});
const readStoredTape = (tapeId = ROAD_SONGS.id) => getStoredDocument<Tape | undefined>(TAPES, tapeId);
const waitForText = (expectedText: string | RegExp) =>
  waitFor(() => expect(document.body.textContent).toMatch(expectedText));

setUpScreenForEachTest();
translate.add(TAPE_TEXTS);

beforeEach(() => {
  vi.stubGlobal('Worker', ReadingWorker);
});

/** Renders the window frame with the screen at the current address. */
function Frame() {
  const route = parseRoute(useHash());
  return <Shell route={route}>{renderScreen(route)}</Shell>;
}

async function visit(hash: string): Promise<void> {
  location.hash = hash;
  await show(<Frame />);
}

describe('a made-up document kind', () => {
  it('can parse its documents and report the pointer of an error', () => {
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

  it('gets a verdict, and a misspelled key is a finding that names the kind', () => {
    expect(judge(GAMES, castToJudged(ROAD_SONGS))).toMatchObject({ verdict: 'legal', findings: [] });
    const { findings } = judge(GAMES, castToJudged({ ...ROAD_SONGS, hereos: [] }));
    expect(findings.map(({ message }) => formatLateText(translate, message))).toEqual([
      'Rollcall knows no key “hereos” in a tape; “heroes” may be meant.',
    ]);
    expect([isUnjudged(FORMAT), OTHER_FORMATS.get(FORMAT)]).toEqual([true, 'a tape']);
  });

  it('gets a fingerprint that ignores notes and the order of keys', () => {
    const { format, id, name, tracks, version } = ROAD_SONGS;
    const canonical = `{"format":"${format}","heroes":[],"id":"${id}","name":"${name}","tracks":[{"minutes":4,"name":"Harbour Lights"},{"name":"Last Tram"}],"version":${version}}`;
    expect(computeFingerprint(GAMES, castToJudged(ROAD_SONGS))).toBe(sha256(canonical));
    expect(computeFingerprint(GAMES, castToJudged({ tracks, notes: 'loud', version, name, id, format }))).toBe(
      sha256(canonical),
    );
  });

  it('compares documents field by field, and their references follow renamed ids', () => {
    const importedTape = {
      ...ROAD_SONGS,
      tracks: [{ name: 'Harbour Lights', minutes: 4 }, { name: 'First Tram' }],
      notes: 'x',
    };
    expect(
      compareFields(GAMES, TAPES, ROAD_SONGS, importedTape).map(({ path, isCounted }) => [path, isCounted]),
    ).toEqual([
      ['/tracks/1', true],
      ['/notes', false],
    ]);
    const tapeWithReferences = { ...ROAD_SONGS, heroes: ['a', 'b'], sleeve: 'sleeve.png', template: 'wide@mini' };
    const replacedIds = {
      characters: new Map([['a', 'a-2']]),
      factions: new Map(),
      templates: new Map([['wide', 'wide-2']]),
    };
    expect(renameReferences(TAPES, tapeWithReferences, replacedIds)).toEqual({
      ...tapeWithReferences,
      heroes: ['a-2', 'b'],
      template: 'wide-2@mini',
    });
    expect([listPictureSources(tapeWithReferences), listTemplateIds(tapeWithReferences)]).toEqual([
      ['sleeve.png'],
      ['wide'],
    ]);
  });

  it('appears in the summary of an event report', () => {
    const receivedFile = {
      file: 'road.tape.json',
      ok: true,
      format: FORMAT,
      document: castToJudged(ROAD_SONGS),
    } as const;
    expect(formatReceivedSummary(translate, 2, listOtherFiles(GAMES, [receivedFile]))).toBe('2 lists, 1 tape');
  });

  it('imports the pictures next to its file, and they stay while it uses them', async () => {
    const incoming = {
      kind: TAPES,
      id: 'a',
      name: 'A',
      origin: 'road.tape.json',
      document: { ...ROAD_SONGS, sleeve: 'a.png' },
    };
    const extracted = await extractPictures(incoming, [{ name: 'a.png', bytes: new Blob(['picture']) }]);
    const { sleeve } = extracted.incoming.document as Tape;
    expect(sleeve).toBe(`sha256:${sha256('picture')}`);
    await saveDocuments(TAPES, [{ ...ROAD_SONGS, sleeve }]);
    const pictureFile = new Blob(['picture']);
    for (const hash of [sha256('picture'), sha256('another')])
      await getLibrary().database.pictures.put({
        hash,
        file: pictureFile,
        preview: pictureFile,
        width: 1,
        height: 1,
        addedAt: 0,
      });
    await getLibrary().pictures.sweep(0);
    expect(await getLibrary().database.meta.get('unused-pictures')).toMatchObject({
      value: { [sha256('another')]: 0 },
    });
    await getLibrary().pictures.sweep(Date.now());
    expect(await getLibrary().database.pictures.toCollection().primaryKeys()).toEqual([sha256('picture')]);
  });

  it('appears in the export list of the Library screen', async () => {
    await saveDocuments(TAPES, [ROAD_SONGS]);
    await show(<TransferPart />);
    await waitForElement('button', /Road Songs/);
    await waitForText('Tape');
  });

  it('reaches the journal and its snapshots', async () => {
    const storedRow = { id: ROAD_SONGS.id, document: ROAD_SONGS, updatedAt: 0, rev: 1 };
    const change = {
      table: TAPES,
      id: storedRow.id,
      rev: 1,
      kind: 'put',
      row: storedRow,
      sum: computeRowChecksum(storedRow, sha256),
    };
    expect(await readChanges([change])).toEqual([change]);
    expect(packRow(TAPES, storedRow)?.item).toMatchObject({ kind: 'document', format: FORMAT, name: 'Road Songs' });
    expect(EXPORT_KINDS).toContain(TAPES);
  });

  it('gets counts and nouns in sentences', () => {
    expect([
      listCounts(translate, { [TAPES]: 2 }),
      countDocuments(translate, TAPES, 1),
      getNounLabel(translate, TAPES),
    ]).toEqual(['2 tapes', '1 tape', 'Tape']);
  });

  it('imports a document through the import dialog and opens it at its address', async () => {
    await show(<ImportDialog sources={[{ kind: 'files', files: [createFile('road.tape.json', ROAD_SONGS)] }]} />);
    await waitForText('Tape');
    await click(await waitForElement('button', 'Import 1'));
    await waitForText('Road Songs was imported.');
    expect(location.hash).toBe('#/tapes/road-songs');
    expect(readStoredTape()).toEqual(ROAD_SONGS);
  });

  it('shows the differences from an existing document in the import dialog', async () => {
    await saveDocuments(TAPES, [ROAD_SONGS]);
    const importedTape = { ...ROAD_SONGS, name: 'Night Songs' };
    await show(<ImportDialog sources={[{ kind: 'files', files: [createFile('night.tape.json', importedTape)] }]} />);
    await waitForText('Differs in 1 place');
    await waitForText('Night Songs');
    expect(readStoredTape()?.name).toBe('Road Songs');
  });

  it('exports a document alone and with the library', async () => {
    await saveDocuments(TAPES, [ROAD_SONGS]);
    const exportSubject = { title: '', documents: [{ kind: TAPES, id: 'road-songs' }] };
    const { value: gathered } = await gatherDocuments(GAMES, getLibrary(), exportSubject).next();
    if (gathered === undefined) throw new Error('Nothing was gathered.');
    const { name: fileName, bytes: fileBytes } = await createDocumentFile(getLibrary(), gathered);
    expect([fileName, JSON.parse(new TextDecoder().decode(fileBytes))]).toEqual(['Road Songs.tape.json', ROAD_SONGS]);
    const stopSignal = new AbortController().signal;
    const { file: archiveFile } = await createArchive(
      getLibrary(),
      gatherDocuments(GAMES, getLibrary(), { title: '' }),
      new Date(0),
      stopSignal,
      () => undefined,
    );
    expect(new TextDecoder().decode(await archiveFile.arrayBuffer())).toContain('tapes/Road Songs.tape.json');
  });

  it('lets the search find a document, and opens it on its own screen', async () => {
    await saveDocuments(TAPES, [ROAD_SONGS]);
    expect(
      searchDocuments(translate, GAMES, getLibrary(), 'road').map(({ name, table, route }) => [
        name,
        table,
        formatHash(route),
      ]),
    ).toEqual([['Road Songs', TAPES, '#/tapes/road-songs']]);
    expect(getDocumentRoute(TAPES, 'road-songs')).toEqual({ screen: 'tape', id: 'road-songs' });
    expect(parseRoute('#/tapes/road-songs/back')).toEqual({ screen: 'tape', id: 'road-songs', side: 'back' });
    expect(parseRoute('#/tapes/road-songs/edge')).toEqual({ screen: 'tape', id: 'road-songs' });
  });

  it('saves edits on its screen, lists the document as recent and supports undo', async () => {
    await saveDocuments(TAPES, [ROAD_SONGS]);
    await visit('#/tapes/road-songs/back');
    expect(getText(await waitForElement('heading', /Road Songs/))).toBe('Road Songs, back');
    await waitFor(() => expect(localStorage.getItem('rollcall.recent')).toContain('"tapes"'));
    await fill(findOne('textbox', 'Name of the tape'), 'Sea Songs');
    await waitFor(() => expect(readStoredTape()?.name).toBe('Sea Songs'));
    (document.activeElement as HTMLElement).blur();
    await press('Control+z');
    await waitFor(() => expect(readStoredTape()?.name).toBe('Road Songs'));
    await reload();
    await waitForElement('heading', 'Road Songs, back');
  });

  it('lists its documents and supports deleting, restoring and creating them with shortcuts', async () => {
    await saveDocuments(TAPES, [ROAD_SONGS]);
    await visit('#/tapes');
    await waitForElement('heading', 'Tapes');
    expect(findOne('link', 'Tapes').getAttribute('aria-current')).toBe('page');
    expect(document.body.textContent).toContain('2 tracks');
    await press('Control+a');
    await press('Delete');
    await waitForText('1 tape was deleted.');
    expect(readStoredTape()).toBeUndefined();
    await press('Control+z');
    await waitFor(() => expect(readStoredTape()).toEqual(ROAD_SONGS));
    await press('Alt+n');
    await waitFor(() => expect(location.hash).toMatch(/^#\/tapes\/tape-/));
    await waitFor(() => expect(findOne('link', 'Tapes').getAttribute('aria-current')).toBe('true'));
  });

  it('appears in the menus, as does the made-up screen', () => {
    const { menus } = createMenuModel(translate, {
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
    const menuText = JSON.stringify(menus);
    for (const menuLabel of ['Ta&pe', 'Ta&pes', '&Jukebox']) expect(menuText).toContain(`"label":"${menuLabel}"`);
  });

  it('gets a table in the library and in the database', () => {
    expect(Object.keys(getLibrary().stores)).toEqual(TABLE_NAMES);
    const missing = TABLE_NAMES.filter(
      (tableName) => !getLibrary().database.tables.some((table) => table.name === tableName),
    );
    expect(missing).toEqual([]);
  });
});

describe('a made-up screen', () => {
  it('gets an address, a title, a rail entry and a shortcut', async () => {
    await visit('#/jukebox/penny');
    await waitForElement('heading', 'Jukebox with penny');
    expect(findOne('link', 'Jukebox').getAttribute('href')).toBe('#/jukebox');
    expect(SCREENS[parseRoute('#/jukebox').screen].title(translate)).toBe('Jukebox');
    await press('Control+9');
    await waitForElement('heading', 'Jukebox');
    expect(location.hash).toBe('#/jukebox');
    expect(findAll('link', 'Jukebox').map((link) => link.getAttribute('aria-current'))).toEqual(['page']);
  });
});
