/**
 * The screens that belong to no kind of document. A new screen is an object here and an address in `navigation/pages.ts`
 * (docs/kinds.md).
 */

import { FolderArchive } from 'lucide-react';
import type { Translate } from '../../shared/texts/translate.ts';
import { createLazyScreen, type KindFeature } from '../navigation/screen.ts';

export const OTHER_SCREENS = {
  library: {
    title: (translate: Translate) => translate('shell.library'),
    component: createLazyScreen(async () => (await import('../features/library/library-screen.tsx')).LibraryScreen),
    undoesOperations: true,
    entries: [
      {
        id: 'go-library',
        route: { screen: 'library' },
        label: (translate: Translate) => translate('shell.goLibrary'),
        menuLabel: (translate: Translate) => translate('menu.commands.go-library'),
        shortcut: 'mod+4',
        rail: { label: (translate: Translate) => translate('shell.library'), icon: FolderArchive },
      },
      {
        id: 'go-trash',
        route: { screen: 'library', part: 'trash' },
        label: (translate: Translate) => translate('shell.goTrash'),
        menuLabel: (translate: Translate) => translate('menu.commands.go-trash'),
      },
    ],
  },
  print: {
    title: (translate: Translate) => translate('shell.print'),
    component: createLazyScreen(async () => (await import('../features/print/print-screen.tsx')).PrintScreen),
  },
  settings: {
    title: (translate: Translate) => translate('shell.settings'),
    component: createLazyScreen(async () => (await import('../features/settings/settings-screen.tsx')).SettingsScreen),
  },
  about: {
    title: (translate: Translate) => translate('shell.about'),
    component: createLazyScreen(async () => (await import('../features/about/about-screen.tsx')).AboutScreen),
  },
} satisfies KindFeature['screens'];
