/** The screens that belong to no kind of documents. A new one is an object here and an address in `navigation/pages.ts` (docs/kinds.md). */

import { LibraryBig } from 'lucide-react';
import type { Translate } from '../../shared/texts/translate.ts';
import { type KindFeature, lazyScreen } from '../navigation/screen.ts';

export const OTHER_SCREENS = {
  library: {
    title: (t: Translate) => t('shell.library'),
    component: lazyScreen(async () => (await import('../features/library/library-screen.tsx')).LibraryScreen),
    undoesOperations: true,
    entries: [
      {
        id: 'go-library',
        route: { screen: 'library' },
        label: (t: Translate) => t('shell.goLibrary'),
        menuLabel: (t: Translate) => t('menu.commands.go-library'),
        shortcut: 'mod+4',
        rail: { label: (t: Translate) => t('shell.library'), icon: LibraryBig },
      },
      {
        id: 'go-trash',
        route: { screen: 'library', part: 'trash' },
        label: (t: Translate) => t('shell.goTrash'),
        menuLabel: (t: Translate) => t('menu.commands.go-trash'),
      },
    ],
  },
  print: {
    title: (t: Translate) => t('shell.print'),
    component: lazyScreen(async () => (await import('../features/print/print-screen.tsx')).PrintScreen),
  },
  settings: {
    title: (t: Translate) => t('shell.settings'),
    component: lazyScreen(async () => (await import('../features/settings/settings-screen.tsx')).SettingsScreen),
  },
  about: {
    title: (t: Translate) => t('shell.about'),
    component: lazyScreen(async () => (await import('../features/about/about-screen.tsx')).AboutScreen),
  },
} satisfies KindFeature['screens'];
