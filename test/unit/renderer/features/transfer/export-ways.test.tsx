import { beforeEach, expect, it } from 'vitest';
import { keepWay, usualWay, waysFor } from '../../../../../src/renderer/features/transfer/export/ways.ts';
import type { ExportSubject } from '../../../../../src/renderer/navigation/export-request.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import { SAMPLE } from '../../store/store-support.ts';

const team: ExportSubject = { title: 'Dock Brawl', documents: [{ kind: 'teams', id: 'dock-brawl' }] };
const heroes: ExportSubject = {
  title: 'Characters',
  documents: [
    { kind: 'characters', id: 'a' },
    { kind: 'characters', id: 'b' },
  ],
};
const waysOf = (subject: ExportSubject) => waysFor(subject, () => GAMES.getGame(SAMPLE));

beforeEach(() => {
  localStorage.clear();
  return () => localStorage.clear();
});

it('what a friend opens comes first, for one document as for many', () => {
  expect(waysOf(team)[0]).toBe('archive');
  expect(waysOf(heroes)[0]).toBe('archive');
  expect(usualWay(waysOf(team), team)).toBe('archive');
});

it('the last choice is offered again for documents of its kind', () => {
  keepWay('document', team);
  keepWay('csv', heroes);
  expect(usualWay(waysOf(team), team)).toBe('document');
  expect(usualWay(waysOf(heroes), heroes)).toBe('csv');
  expect(usualWay(['archive', 'document'], heroes)).toBe('archive');
});
