/**
 * Defines what the folder of the made-up kind in src/renderer/features would contain, and a screen without a document
 * kind.
 */

import { CassetteTape, Radio } from 'lucide-react';
import { useState } from 'react';
import { useCommands } from '../../../src/renderer/commands/registry.ts';
import {
  addDocument,
  createCopy,
  createUnusedId,
  deleteDocument,
} from '../../../src/renderer/features/documents/document-actions.ts';
import { addSharedColumns } from '../../../src/renderer/features/lists/columns/shared-columns.tsx';
import { cacheSearchIndex, NO_FILTER } from '../../../src/renderer/features/lists/filter/list-filter.ts';
import { ListFrame } from '../../../src/renderer/features/lists/list-frame.tsx';
import type { ListKind } from '../../../src/renderer/features/lists/list-kind.ts';
import { getListTexts } from '../../../src/renderer/features/lists/list-texts.ts';
import { createExportCommand } from '../../../src/renderer/features/transfer/export/export-command.ts';
import { useShownGame } from '../../../src/renderer/games/shown-game.ts';
import { formatHash, navigateTo, type Route } from '../../../src/renderer/navigation/router.ts';
import type { KindFeature, Screen } from '../../../src/renderer/navigation/screen.ts';
import type { Library } from '../../../src/renderer/store/library.ts';
import { useItem, useItems, useLibrary } from '../../../src/renderer/store/library-context.ts';
import { useEditor } from '../../../src/renderer/store/undo/use-editor.ts';
import { useTranslate } from '../../../src/renderer/texts/use-translate.ts';
import type { Deck } from '../../../src/shared/document/kinds/deck/schema.ts';
import { createSearchIndex } from '../../../src/shared/library/search/search-index.ts';
import type { MessageCatalog, Translate } from '../../../src/shared/texts/translate.ts';
import type { Tape } from './tape.ts';

// The compiler knows only the built-in kinds, so a tape has the type of a deck.
export const TAPES = 'tapes' as string as 'decks';
const asDeck = (tape: Tape): Deck => tape as unknown as Deck;
const routeTo = (screen: string, values: object = {}): Route => ({ screen, ...values }) as unknown as Route;

async function createTape(translate: Translate, library: Library): Promise<void> {
  const tapeId = createUnusedId(library, TAPES, 'tape');
  const tape: Tape = { format: 'rollcall.tape', version: 1, id: tapeId, name: '', tracks: [] };
  if (await addDocument(translate, library, TAPES, asDeck(tape), 'create')) navigateTo(routeTo('tape', { id: tapeId }));
}

/** The messages that a language catalog would contain for the made-up kind. */
export const TAPE_TEXTS: MessageCatalog = {
  unknownKeys: { in: { tape: 'a tape' } },
  documentNouns: {
    one: { tapes: 'tape' },
    count: { tapes: '{n, plural, one {{n, number} tape} other {{n, number} tapes}}' },
    label: { tapes: 'Tape' },
    unnamed: { tapes: 'an unnamed tape' },
    unnamedDeleted: { tapes: 'An unnamed tape was deleted.' },
  },
};

const listKind = (translate: Translate, library: Library): ListKind<'decks'> => ({
  tableName: TAPES,
  ...addSharedColumns<'decks'>(translate, [], []),
  getSearchIndex: cacheSearchIndex(({ name }) => createSearchIndex([name])),
  getHref: (tapeId) => formatHash(routeTo('tape', { id: tapeId })),
  renderThumbnail: () => <CassetteTape />,
  getSubtitle: (tape) => `${(tape as unknown as Tape).tracks.length} tracks`,
  getUnreadableLabel: () => 'Not a tape',
  getDuplicateLabel: (name) => `Duplicate ${name}`,
  getDeleteLabel: (name) => `Delete ${name}`,
  duplicate: async (tape) => {
    await addDocument(translate, library, TAPES, createCopy(translate, library, TAPES, tape), 'duplicate');
  },
  delete: (id, name) => deleteDocument(translate, library, TAPES, id, name),
});

function TapeList() {
  const translate = useTranslate();
  const library = useLibrary();
  const [kind] = useState(() => listKind(translate, library));
  return (
    <ListFrame
      listTexts={{
        ...getListTexts(translate, 'decks'),
        title: 'Tapes',
        listLabel: 'All tapes',
        createLabel: 'New tape',
      }}
      listKind={kind}
      game={useShownGame()}
      games={[]}
      items={useItems(TAPES)}
      filter={NO_FILTER}
      onFilter={() => undefined}
      onCreate={() => void createTape(translate, library)}
    />
  );
}

function TapeForm({ id, side = 'front' }: { id: string; side?: string }) {
  const translate = useTranslate();
  const item = useItem(TAPES, id);
  const editor = useEditor(TAPES, id);
  useCommands(editor.commands);
  const [exporting] = useState(() => [
    createExportCommand(translate, () => ({ title: 'Tape', documents: [{ kind: TAPES, id }] })),
  ]);
  useCommands(exporting);
  if (item?.kind !== 'ready') return <h1>No such tape</h1>;
  const { name } = item.document;
  return (
    <>
      <h1>
        {name}, {side}
      </h1>
      <input
        aria-label="Name of the tape"
        value={name}
        onChange={(event) => editor.edit([{ op: 'set', path: '/name', value: event.target.value }])}
      />
    </>
  );
}

const screens = {
  tapes: {
    title: () => 'Tapes',
    component: TapeList,
    undoesOperations: true,
    entries: [
      {
        id: 'go-tapes',
        route: routeTo('tapes'),
        label: () => 'Go to Tapes',
        menuLabel: () => 'Ta&pes',
        rail: { label: () => 'Tapes', icon: CassetteTape },
      },
    ],
  },
  tape: { title: () => 'Tapes', component: TapeForm, table: TAPES, parentScreen: 'tapes' },
};

export const tapesFeature = {
  screens: screens as unknown as KindFeature['screens'],
  creation: {
    id: 'new-tape',
    label: () => 'New tape',
    menuLabel: () => 'Ta&pe',
    createDocument: createTape,
    screens: ['tapes', 'tape'] as unknown as Route['screen'][],
  },
} satisfies KindFeature;

/** A screen without a document kind. */
export const jukeboxScreen = {
  title: () => 'Jukebox',
  component: ({ coin }: { coin?: string }) => <h1>{coin === undefined ? 'Jukebox' : `Jukebox with ${coin}`}</h1>,
  entries: [
    {
      id: 'go-jukebox',
      route: routeTo('jukebox'),
      label: () => 'Go to the jukebox',
      menuLabel: () => '&Jukebox',
      shortcut: 'mod+9',
      rail: { label: () => 'Jukebox', icon: Radio },
    },
  ],
} as unknown as Screen;
