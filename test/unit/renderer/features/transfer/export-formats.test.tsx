import { beforeEach, expect, it } from 'vitest';
import {
  getDefaultFormat,
  listExportFormats,
  saveLastFormat,
} from '../../../../../src/renderer/features/transfer/export/export-formats.ts';
import type { ExportSubject } from '../../../../../src/renderer/navigation/export-request.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import { SAMPLE } from '../../store/store-support.ts';

const teamSubject: ExportSubject = { title: 'Dock Brawl', documents: [{ kind: 'teams', id: 'dock-brawl' }] };
const characterSubject: ExportSubject = {
  title: 'Characters',
  documents: [
    { kind: 'characters', id: 'a' },
    { kind: 'characters', id: 'b' },
  ],
};
const listFormats = (subject: ExportSubject) => listExportFormats(subject, () => GAMES.getGame(SAMPLE));

beforeEach(() => {
  localStorage.clear();
  return () => localStorage.clear();
});

it('the archive is the default export format for one document and for many', () => {
  expect(listFormats(teamSubject)[0]).toBe('archive');
  expect(listFormats(characterSubject)[0]).toBe('archive');
  expect(getDefaultFormat(listFormats(teamSubject), teamSubject)).toBe('archive');
});

it('a text list is offered for one team and for several, and for nothing else', () => {
  const otherTeam = { kind: 'teams', id: 'other' } as const;
  expect(listFormats(teamSubject)).toContain('list');
  expect(listFormats({ title: '', documents: [...(teamSubject.documents ?? []), otherTeam] })).toContain('list');
  expect(listFormats(characterSubject)).not.toContain('list');
  expect(listFormats({ title: '', documents: [otherTeam, { kind: 'characters', id: 'a' }] })).not.toContain('list');
});

it('the last chosen export format is the default for documents of the same kind', () => {
  saveLastFormat('document', teamSubject);
  saveLastFormat('csv', characterSubject);
  expect(getDefaultFormat(listFormats(teamSubject), teamSubject)).toBe('document');
  expect(getDefaultFormat(listFormats(characterSubject), characterSubject)).toBe('csv');
  expect(getDefaultFormat(['archive', 'document'], characterSubject)).toBe('archive');
});
