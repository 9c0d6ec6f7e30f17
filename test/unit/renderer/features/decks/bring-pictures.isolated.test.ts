/** Pictures that are dropped together with the tables of decks, and on decks. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PictureBringer } from '../../../../../src/renderer/features/decks/options/bring-pictures.ts';
import { takePictures } from '../../../../../src/renderer/features/decks/options/pictures.ts';
import { runTaking } from '../../../../../src/renderer/features/decks/options/takings.ts';
import type { Library } from '../../../../../src/renderer/store/library.ts';
import { getDefaultRowTemplate } from '../../../../../src/shared/card/template/row-templates.ts';
import type { Edit } from '../../../../../src/shared/document/edit.ts';
import type { Deck } from '../../../../../src/shared/document/kinds/deck/schema.ts';
import { t, tGerman } from '../../../../support/texts.ts';

const said = vi.hoisted(() => ({ toasts: [] as string[] }));
vi.mock('../../../../../src/renderer/toasts/toasts.ts', () => ({
  toast: (text: string) => said.toasts.push(text),
}));
vi.mock('../../../../../src/renderer/pictures/add-picture.ts', () => ({
  Refused: class extends Error {},
  addPicture: async (file: File) => ({ row: { hash: file.name } }),
  describeSvgNotes: async () => undefined,
}));

const HEIC = new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode('ftypheic'), 0, 0, 0, 0]);
const dropped = (...names: readonly string[]) =>
  names.map((name) => ({ name, bytes: new File([HEIC], name.slice(name.lastIndexOf('/') + 1)) }));
const deckWith = (id: string, ...cells: readonly string[]): Deck => ({
  format: 'rollcall.deck',
  version: 1,
  id,
  name: id,
  columns: [{ name: 'Name' }, { name: 'Art', kind: 'picture' }],
  rows: cells.map((cell) => ['Rope', cell]),
});

let edits: Record<string, readonly Edit[]>;
const library = {
  pictures: { add: async () => {} },
  stores: { decks: { edit: (id: string, steps: readonly Edit[]) => Object.assign(edits, { [id]: steps }) } },
} as unknown as Library;

const takingsEnd = () => runTaking('none', async () => {});

beforeEach(() => {
  edits = {};
  said.toasts = [];
});

describe('pictures dropped with the tables of new decks', () => {
  it('are placed in the decks whose cells name them, and only the others are told', async () => {
    const bringer = new PictureBringer(t, library, dropped('G/art/rope.png', 'G/hook.png', 'G/plan.png'));
    bringer.bringTo(deckWith('gear', 'rope', 'nothing.png'));
    bringer.bringTo(deckWith('tools', 'hook.png'));
    await bringer.tellOthers();
    await takingsEnd();
    expect(edits).toEqual({
      gear: [{ op: 'set', path: '/pictures/rope', value: 'sha256:rope.png' }],
      tools: [{ op: 'set', path: '/pictures/hook.png', value: 'sha256:hook.png' }],
    });
    expect(said.toasts).toEqual([
      'G/plan.png isn’t named by any cell and was left out.',
      '1 picture taken.',
      '1 picture taken.',
    ]);
  });

  it('are not told of where no table became a deck, which has a reason of its own', async () => {
    await new PictureBringer(t, library, dropped('rope.png')).tellOthers();
    expect(said.toasts).toEqual([]);
  });
});

describe('a picture dropped on a deck that cards cannot show', () => {
  const drop = (names: readonly string[], texts = t) =>
    takePictures(texts, library, deckWith('gear', 'rope.png'), getDefaultRowTemplate(), dropped(...names), {
      signal: new AbortController().signal,
      onProgress: () => {},
    });

  it('is called what it is, also where no cell names it', async () => {
    await drop(['photo.heic', 'scan.tif', 'other.png', 'rope.png']);
    expect(said.toasts).toEqual([
      '1 picture taken. other.png isn’t named by any cell and was left out.',
      "photo.heic was left out: it is a HEIC picture, which Rollcall doesn't read; save it as PNG or JPEG. So was another file.",
    ]);
  });

  it('is called so in German in a German window', async () => {
    await drop(['photo.heic'], tGerman);
    expect(said.toasts).toEqual([
      'photo.heic blieb weg: es ist ein HEIC-Bild; das liest Rollcall nicht: speichere es als PNG oder JPEG.',
    ]);
  });
});
