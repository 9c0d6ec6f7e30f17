import { expect, it } from 'vitest';
import { SCREEN_ENTRIES, SCREENS } from '../../../../src/renderer/app/screens.ts';
import { ScreenSkeleton } from '../../../../src/renderer/app/shell/screen-skeleton.tsx';
import { parseRoute } from '../../../../src/renderer/navigation/router.ts';
import { renderScreen, setUpScreenForEachTest } from '../../../support/page/screen.tsx';
import { translate, translateToGerman } from '../../../support/texts.ts';

setUpScreenForEachTest();

it('the navigation follows the designer, the player and the organizer', () => {
  expect(SCREEN_ENTRIES.map(({ id }) => id)).toEqual([
    ...['go-characters', 'go-templates', 'go-teams', 'go-factions', 'go-play', 'go-events', 'go-decks'],
    ...['go-glossary', 'go-library', 'go-trash'],
  ]);
});

it('the screen of files and backups keeps its address', () => {
  expect(parseRoute('#/library')).toMatchObject({ screen: 'library' });
  expect(SCREENS.library.title(translate)).toBe('Files and backups');
  expect(SCREENS.library.title(translateToGerman)).toBe('Dateien und Sicherungen');
});

it('a screen that loads shows its title, and is marked as busy', async () => {
  await renderScreen(<ScreenSkeleton title="Brasslung" />);
  const skeleton = document.querySelector('[aria-busy=true]');
  expect(skeleton?.getAttribute('aria-label')).toBe('Brasslung');
  expect(skeleton?.textContent).toBe('Brasslung');
});
