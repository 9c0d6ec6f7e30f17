import { afterEach, expect, it } from 'vitest';
import { savedText } from '../../../src/main/journal/written-until.ts';
import { setLanguage, strings } from '../../../src/main/strings/strings.ts';

afterEach(() => setLanguage('en'));

it('dialogs of the system setLanguage the language of the page', () => {
  const at = new Date(2026, 10, 22, 9, 5).getTime();
  expect([savedText(at), strings().writeFault('ENOSPC')]).toEqual([
    'Everything up to 09:05 is on disk.',
    'the disk is full; make room and try again',
  ]);
  setLanguage('de');
  expect([savedText(at), strings().writeFault('ENOSPC')]).toEqual([
    'Alles bis 09:05 ist auf dem Datenträger.',
    'der Datenträger ist voll; mach Platz, und versuche es noch einmal',
  ]);
  expect([strings().writeFault('EWHAT'), strings().readFault(undefined)]).toEqual([
    'das System lehnt es ab (EWHAT)',
    'das System lehnt es ab',
  ]);
});
