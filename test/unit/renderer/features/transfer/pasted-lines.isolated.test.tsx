// @vitest-environment happy-dom
/** Tests which boxes keep pasted lines, and which text is reviewed as a list. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenForFiles } from '../../../../../src/renderer/features/transfer/incoming-files.ts';
import { startPastedLists } from '../../../../../src/renderer/navigation/text-list-request.ts';
import type { Library } from '../../../../../src/renderer/store/library.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import { translate } from '../../../../support/texts.ts';
import { createCharacter } from '../teams/support.ts';

vi.mock(import('../../../../../src/renderer/navigation/text-list-request.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  startPastedLists: vi.fn(),
}));

const LIST = 'Ada (7)\n2x Bo (1)\n';
const NOTE = 'Buy milk,\n and bread.\n';

let stopListening: () => void;
const insertText = vi.fn();

beforeEach(() => {
  const characters = [createCharacter('ada', { name: 'Ada' }), createCharacter('bo', { name: 'Bo' })];
  const snapshot = characters.map((document) => ({ kind: 'ready', id: document.id, document }));
  const stores = {
    characters: { snapshot: () => snapshot },
    factions: { snapshot: () => [] },
    teams: { get: () => undefined },
  };
  // Only the parts of the library that the matching of names reads.
  stopListening = listenForFiles(translate, GAMES, { stores } as unknown as Library, () => undefined);
  Object.assign(document, { execCommand: insertText });
});
afterEach(() => {
  stopListening();
  vi.clearAllMocks();
  document.body.replaceChildren();
  window.location.hash = '';
});

/** Pastes a text into a box of a screen, and returns whether the box was left to take it. */
function paste(hash: string, pointer: string | undefined, text: string, type = 'text'): boolean {
  window.location.hash = hash;
  const field = document.body.appendChild(document.createElement('div'));
  if (pointer !== undefined) field.setAttribute('data-path', pointer);
  const input = field.appendChild(document.createElement('input'));
  input.type = type;
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: { files: [], getData: () => text },
  });
  return input.dispatchEvent(event);
}

it.each([
  ['a search box of the teams', '#/teams', undefined],
  ['a number of a team', '#/teams/night', '/size'],
  ['a search box of an event', '#/events/cup/lists', undefined],
  ['the name of an event', '#/events/cup/lists', '/name'],
])('leaves pasted lines to %s', (_box, hash, pointer) => {
  expect(paste(hash, pointer, LIST)).toBe(true);
  expect(startPastedLists).not.toHaveBeenCalled();
});

it('takes what is pasted while a checkbox of a row has the focus', async () => {
  expect(paste('#/teams', undefined, LIST, 'checkbox')).toBe(false);
  await vi.waitFor(() => expect(startPastedLists).toHaveBeenCalled(), 20_000);
});

it('reviews a list that is pasted into the name of a team', async () => {
  expect(paste('#/teams/night', '/name', LIST)).toBe(false);
  await vi.waitFor(() => expect(startPastedLists).toHaveBeenCalledWith(LIST, { kind: 'team', id: 'night' }), 20_000);
  expect(insertText).not.toHaveBeenCalled();
});

it('joins lines that name nobody in the name of a team', async () => {
  expect(paste('#/teams/night', '/name', NOTE)).toBe(false);
  await vi.waitFor(() => expect(insertText).toHaveBeenCalledWith('insertText', false, 'Buy milk, and bread.'), 20_000);
  expect(startPastedLists).not.toHaveBeenCalled();
});
