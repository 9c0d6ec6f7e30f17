/** Every group of sentences that has a German one. A test lists what is missing. */
import { ABOUT } from '../about.ts';
import { DIAGNOSTICS } from '../diagnostics.ts';
import { FAILURES } from '../failures.ts';
import { MENU } from '../menu.ts';
import { SETTINGS } from '../settings.ts';
import { SHELL } from '../shell.ts';
import { WHEN } from '../when.ts';
import { ABOUT_DE, DIAGNOSTICS_DE, FAILURES_DE, MENU_DE, SETTINGS_DE, WHEN_DE } from './desktop.ts';
import { SHELL_DE } from './shell.ts';
import { type Translated, translated } from './translation.ts';

export const GERMAN: readonly Translated[] = [
  translated(ABOUT, ABOUT_DE),
  translated(DIAGNOSTICS, DIAGNOSTICS_DE),
  translated(FAILURES, FAILURES_DE),
  translated(MENU, MENU_DE),
  translated(SETTINGS, SETTINGS_DE),
  translated(SHELL, SHELL_DE),
  translated(WHEN, WHEN_DE),
];
