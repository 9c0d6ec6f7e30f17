import { expect, it } from 'vitest';
import { formatLastSaved } from '../../../src/main/journal/last-write-time.ts';
import { MainTexts } from '../../../src/main/texts.ts';

it('dialogs of the system speak the language of the page, from the moment at which it is known', () => {
  const texts = new MainTexts();
  const at = new Date(2026, 10, 22, 9, 5).getTime();
  expect([formatLastSaved(texts, at), texts.describeWriteFault('ENOSPC')]).toEqual([
    'Everything up to 09:05 is on disk.',
    'the disk is full; make room and try again',
  ]);
  texts.setLanguage('de');
  expect([formatLastSaved(texts, at), texts.describeWriteFault('ENOSPC')]).toEqual([
    'Alles bis 09:05 ist auf dem Datenträger.',
    'der Datenträger ist voll; mach Platz, und versuche es noch einmal',
  ]);
  expect([texts.describeWriteFault('EWHAT'), texts.describeReadFault(undefined)]).toEqual([
    'das System lehnt es ab (EWHAT)',
    'das System lehnt es ab',
  ]);
});

it('dialogs of the system are English in a language that nobody has translated', () => {
  const texts = new MainTexts('eo');
  expect(texts.translate('systemFiles.keepBoth')).toBe('Keep both');
});
