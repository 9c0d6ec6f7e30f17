import type { Translate } from '../../../../shared/texts/translate.ts';
import { readSetting } from '../../../store/settings.ts';

/**
 * Returns the saved language for sheets. The value is read directly, because the module of print settings would load paper
 * and artwork code when the window starts.
 */
export function getReportLanguage(translate: Translate): string {
  let savedLanguage: unknown;
  try {
    savedLanguage = (JSON.parse(readSetting('rollcall.print') ?? '{}') as { readonly language?: unknown }).language;
  } catch {
    // A damaged or foreign value is ignored; the language of the window is used.
  }
  return savedLanguage === 'en' || savedLanguage === 'de' ? savedLanguage : translate.language;
}
