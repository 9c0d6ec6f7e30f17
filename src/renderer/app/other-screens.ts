/** The screens that belong to no kind of documents. A new one is an object here and an address in `navigation/pages.ts` (docs/kinds.md). */
import { LibraryBig } from 'lucide-react';
import { type KindFeature, lazyScreen } from '../navigation/screen.ts';
import { MENU } from '../strings/menu.ts';
import { SHELL } from '../strings/shell.ts';

export const OTHER_SCREENS = {
  library: {
    title: () => SHELL.library,
    component: lazyScreen(async () => (await import('../features/library/library-screen.tsx')).LibraryScreen),
    undoesOperations: true,
    entries: [
      {
        id: 'go-library',
        route: { screen: 'library' },
        label: () => SHELL.goLibrary,
        menuLabel: () => MENU.commands['go-library'],
        shortcut: 'mod+4',
        rail: { label: () => SHELL.library, icon: LibraryBig },
      },
      {
        id: 'go-trash',
        route: { screen: 'library', part: 'trash' },
        label: () => SHELL.goTrash,
        menuLabel: () => MENU.commands['go-trash'],
      },
    ],
  },
  print: {
    title: () => SHELL.print,
    component: lazyScreen(async () => (await import('../features/print/print-screen.tsx')).PrintScreen),
  },
  settings: {
    title: () => SHELL.settings,
    component: lazyScreen(async () => (await import('../features/settings/settings-screen.tsx')).SettingsScreen),
  },
  about: {
    title: () => SHELL.about,
    component: lazyScreen(async () => (await import('../features/about/about-screen.tsx')).AboutScreen),
  },
} satisfies KindFeature['screens'];
