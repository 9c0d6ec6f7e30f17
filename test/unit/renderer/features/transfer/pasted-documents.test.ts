import { expect, it } from 'vitest';
import type { ReadPart } from '../../../../../src/renderer/features/transfer/import/reading/messages.ts';
import { readSources } from '../../../../../src/renderer/features/transfer/import/reading/read-sources.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import { translate } from '../../../../support/texts.ts';
import { createCharacter } from '../teams/support.ts';

async function readPasted(text: string): Promise<{ names: string[]; unreadableCount: number }> {
  const parts: ReadPart[] = [];
  const page = { takePart: (part: ReadPart) => parts.push(part), showProgress: () => {} };
  await readSources(translate, GAMES, { kind: 'text', text }, page);
  return {
    names: parts.flatMap(({ incoming }) => incoming.map(({ name }) => name)),
    unreadableCount: parts.flatMap(({ unusable }) => unusable).length,
  };
}

it('a pasted array of documents is read document by document, and one that is unreadable is reported', async () => {
  const documents = [
    createCharacter('ada', { name: 'Ada' }),
    { format: 'unknown' },
    createCharacter('bo', { name: 'Bo' }),
  ];
  expect(await readPasted(JSON.stringify(documents))).toEqual({ names: ['Ada', 'Bo'], unreadableCount: 1 });
});
