/** Tests pictures that are dropped together with the spreadsheets of new decks, or on a deck. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DeckPictureImporter } from '../../../../../src/renderer/features/decks/options/deck-picture-importer.ts';
import { importPictures } from '../../../../../src/renderer/features/decks/options/import-pictures.ts';
import { runPictureImport } from '../../../../../src/renderer/features/decks/options/picture-imports.ts';
import type { Library } from '../../../../../src/renderer/store/library.ts';
import { getDefaultRowTemplate } from '../../../../../src/shared/card/template/row-templates.ts';
import type { Edit } from '../../../../../src/shared/document/edit.ts';
import type { Deck } from '../../../../../src/shared/document/kinds/deck/schema.ts';
import { translate, translateToGerman } from '../../../../support/texts.ts';

const messages = vi.hoisted(() => ({ toasts: [] as string[] }));
vi.mock('../../../../../src/renderer/toasts/toasts.ts', () => ({
  toast: (toastText: string) => messages.toasts.push(toastText),
}));
vi.mock('../../../../../src/renderer/pictures/add-picture.ts', () => ({
  PictureRefusedError: class extends Error {},
  addPicture: async (file: File) => ({ row: { hash: file.name } }),
  describeSvgNotes: async () => undefined,
}));

const HEIC = new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode('ftypheic'), 0, 0, 0, 0]);
const createDroppedFiles = (...fileNames: readonly string[]) =>
  fileNames.map((fileName) => ({
    name: fileName,
    bytes: new File([HEIC], fileName.slice(fileName.lastIndexOf('/') + 1)),
  }));
const createDeck = (deckId: string, ...artCells: readonly string[]): Deck => ({
  format: 'rollcall.deck',
  version: 1,
  id: deckId,
  name: deckId,
  columns: [{ name: 'Name' }, { name: 'Art', kind: 'picture' }],
  rows: artCells.map((cell) => ['Rope', cell]),
});

let editsByDeck: Record<string, readonly Edit[]>;
const library = {
  pictures: { add: async () => {} },
  stores: {
    decks: {
      edit: (deckId: string, deckEdits: readonly Edit[]) => Object.assign(editsByDeck, { [deckId]: deckEdits }),
    },
  },
} as unknown as Library;

const waitForImports = () => runPictureImport('none', async () => {});

beforeEach(() => {
  editsByDeck = {};
  messages.toasts = [];
});

describe('pictures dropped with the spreadsheets of new decks', () => {
  it('places pictures in the decks whose cells name them, and reports only the others', async () => {
    const importer = new DeckPictureImporter(
      translate,
      library,
      createDroppedFiles('G/art/rope.png', 'G/hook.png', 'G/plan.png'),
    );
    importer.importFor(createDeck('gear', 'rope', 'nothing.png'));
    importer.importFor(createDeck('tools', 'hook.png'));
    await importer.reportUnused();
    await waitForImports();
    expect(editsByDeck).toEqual({
      gear: [{ op: 'set', path: '/pictures/rope', value: 'sha256:rope.png' }],
      tools: [{ op: 'set', path: '/pictures/hook.png', value: 'sha256:hook.png' }],
    });
    expect(messages.toasts).toEqual([
      'G/plan.png isn’t named by any cell and was left out.',
      '1 picture taken.',
      '1 picture taken.',
    ]);
  });

  it('reports no unused pictures if no spreadsheet became a deck, because that was reported already', async () => {
    await new DeckPictureImporter(translate, library, createDroppedFiles('rope.png')).reportUnused();
    expect(messages.toasts).toEqual([]);
  });
});

describe('an unsupported picture dropped on a deck', () => {
  const dropPictures = (fileNames: readonly string[], texts = translate) =>
    importPictures(
      texts,
      library,
      createDeck('gear', 'rope.png'),
      getDefaultRowTemplate(),
      createDroppedFiles(...fileNames),
      {
        signal: new AbortController().signal,
        onProgress: () => {},
      },
    );

  it('appears in a message with its file type, even if no cell names it', async () => {
    await dropPictures(['photo.heic', 'scan.tif', 'other.png', 'rope.png']);
    expect(messages.toasts).toEqual([
      '1 picture taken. other.png isn’t named by any cell and was left out.',
      "photo.heic was left out: it is a HEIC picture, which Rollcall doesn't read; save it as PNG or JPEG. So was another file.",
    ]);
  });

  it('appears in a German message in a German window', async () => {
    await dropPictures(['photo.heic'], translateToGerman);
    expect(messages.toasts).toEqual([
      'photo.heic blieb weg: es ist ein HEIC-Bild; das liest Rollcall nicht: speichere es als PNG oder JPEG.',
    ]);
  });
});
