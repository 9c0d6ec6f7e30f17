/** Single documents that become large: letters, members, keys, what cannot be read. */

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

const list = (size: number, item: (index: number) => string): string =>
  Array.from({ length: size }, (_, index) => item(index)).join();

/** The document with further fields at its beginning. */
const having = (document: string, fields: string): string => document.replace('{', () => `{${fields},`);

/** `text` is read and, where it can be read, judged and fingerprinted. */
const growth = (name: string, n: number, text: (size: number) => string): Growth => ({
  name,
  sizes: [n, 2 * n, 4 * n],
  prepare(size) {
    const given = text(size);
    return () => {
      const read = parseText(GAMES, given);
      return read.ok ? judgeAny(PLAYED_GAMES, read.document) : read.error;
    };
  },
});

export const documentGrowths: readonly Growth[] = [
  growth('letters of a document', 1_000_000, (size) => having(TEAM, `"notes":"${'abcdefg\\n'.repeat(size / 8)}"`)),
  growth('letters of a name', 500_000, (size) => TEAM.replace('"List"', () => `"${'ä'.repeat(size)}"`)),
  growth('members of a team, all unknown', 5_000, (size) =>
    TEAM.replace('[]', () => `[${list(size, (index) => `{"character":"c${index}"}`)}]`),
  ),
  growth('wrong members, refused', 50_000, (size) =>
    TEAM.replace('[]', () => `[${list(size, () => '{"character":7}')}]`),
  ),
  growth('unknown keys of an event pack', 5_000, (size) =>
    having(
      EVENT,
      list(size, (index) => `"levle${index}":1`),
    ),
  ),
  growth('unknown keys, each in an object of its own', 5_000, (size) =>
    TEAM.replace('[]', () => `[${list(size, () => '{"character":"c","copeis":2}')}]`),
  ),
  growth('keys before one that stands twice', 50_000, (size) =>
    having(TEAM, `${list(size, (index) => `"k${index}":1`)},"k0":2`),
  ),
  growth('brackets, refused', 1_000_000, (size) => '['.repeat(size)),
  growth('lines before a comma too many', 100_000, (size) => `{${'\n"a": [1, 2],'.repeat(size)},}`),
];
