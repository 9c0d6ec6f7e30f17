import { expect, it } from 'vitest';
import { formatLastSaved } from '../../../src/main/journal/last-write-time.ts';
import { MainTexts } from '../../../src/main/texts.ts';

it('MainTexts switches the texts of system dialogs to the language of the page', () => {
  const mainTexts = new MainTexts();
  const saveTime = new Date(2026, 10, 22, 9, 5).getTime();
  expect([formatLastSaved(mainTexts, saveTime), mainTexts.describeWriteFault('ENOSPC')]).toEqual([
    'Everything up to 09:05 is on disk.',
    'the disk is full; make room and try again',
  ]);
  mainTexts.setLanguage('de');
  expect([formatLastSaved(mainTexts, saveTime), mainTexts.describeWriteFault('ENOSPC')]).toEqual([
    'Alles bis 09:05 ist auf dem Datenträger.',
    'Der Datenträger ist voll; mach Platz, und versuche es noch einmal',
  ]);
  expect([mainTexts.describeWriteFault('EWHAT'), mainTexts.describeReadFault(undefined)]).toEqual([
    'Das System lehnt es ab (EWHAT)',
    'Das System lehnt es ab',
  ]);
});

it('MainTexts falls back to English for a language without a translation', () => {
  const mainTexts = new MainTexts('eo');
  expect(mainTexts.translate('systemFiles.keepBoth')).toBe('Keep both');
});
