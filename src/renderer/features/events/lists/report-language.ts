import type { Translate } from '../../../../shared/texts/translate.ts';
import { setting } from '../../../store/settings.ts';

/**
 * The language that is kept for sheets. Read alone: the settings of prints know paper and pictures, which would come
 * along to the start of the window.
 */
export function reportLanguage(translate: Translate): string {
  let kept: unknown;
  try {
    kept = (JSON.parse(setting('rollcall.print') ?? '{}') as { readonly language?: unknown }).language;
  } catch {
    // Not ours, or damaged: as the window.
  }
  return kept === 'en' || kept === 'de' ? kept : translate.language;
}
