/** Single documents that become large: letters, members, keys, unreadable content. */

import { parseText } from '../../src/shared/document/parse.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import { loadGamePart } from '../../src/shared/games/parts.ts';
import { judgeAny } from '../../src/shared/play/encounter/judge-any.ts';
import type { Growth } from './growth.ts';

const PLAYED_GAMES = await loadGamePart(GAMES, 'play');

const EVENT =
  '{"format":"rollcall.event","version":1,"ruleset":"supers-unlimited","id":"cup","name":"Cup","levels":25}';
const TEAM =
  '{"format":"rollcall.team","version":1,"ruleset":"supers-unlimited","id":"list","name":"List","levels":25,"formation":"super-force","allegiance":{"kind":"alignment","alignment":"hero"},"members":[]}';

const joinItems = (itemCount: number, formatItem: (itemIndex: number) => string): string =>
  Array.from({ length: itemCount }, (_item, itemIndex) => formatItem(itemIndex)).join();

/** Returns the document with more fields at its beginning. */
const addFields = (documentText: string, fieldsText: string): string =>
  documentText.replace('{', () => `{${fieldsText},`);

/** Reads the text and, if it is readable, judges and fingerprints the document. */
const createGrowth = (growthName: string, smallestSize: number, createText: (inputSize: number) => string): Growth => ({
  name: growthName,
  sizes: [smallestSize, 2 * smallestSize, 4 * smallestSize],
  prepare(inputSize) {
    const documentText = createText(inputSize);
    return () => {
      const parseResult = parseText(GAMES, documentText);
      return parseResult.ok ? judgeAny(PLAYED_GAMES, parseResult.document) : parseResult.error;
    };
  },
});

export const documentGrowths: readonly Growth[] = [
  createGrowth('letters of a document', 1_000_000, (inputSize) =>
    addFields(TEAM, `"notes":"${'abcdefg\\n'.repeat(inputSize / 8)}"`),
  ),
  createGrowth('letters of a name', 500_000, (inputSize) => TEAM.replace('"List"', () => `"${'ä'.repeat(inputSize)}"`)),
  createGrowth('members of a team, all unknown', 5_000, (inputSize) =>
    TEAM.replace('[]', () => `[${joinItems(inputSize, (itemIndex) => `{"character":"c${itemIndex}"}`)}]`),
  ),
  createGrowth('wrong members, refused', 50_000, (inputSize) =>
    TEAM.replace('[]', () => `[${joinItems(inputSize, () => '{"character":7}')}]`),
  ),
  createGrowth('unknown keys of an event pack', 5_000, (inputSize) =>
    addFields(
      EVENT,
      joinItems(inputSize, (itemIndex) => `"levle${itemIndex}":1`),
    ),
  ),
  createGrowth('unknown keys, each in an object of its own', 5_000, (inputSize) =>
    TEAM.replace('[]', () => `[${joinItems(inputSize, () => '{"character":"c","copeis":2}')}]`),
  ),
  createGrowth('keys before one that stands twice', 50_000, (inputSize) =>
    addFields(TEAM, `${joinItems(inputSize, (itemIndex) => `"k${itemIndex}":1`)},"k0":2`),
  ),
  createGrowth('brackets, refused', 1_000_000, (inputSize) => '['.repeat(inputSize)),
  createGrowth('lines before a comma too many', 100_000, (inputSize) => `{${'\n"a": [1, 2],'.repeat(inputSize)},}`),
];
