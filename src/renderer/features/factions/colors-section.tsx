import type { Faction } from '../../../shared/document/schema.ts';
import { ColorRow } from '../../fields/color-row.tsx';
import { useTranslate } from '../../texts/use-translate.ts';
import { Section } from '../documents/form/section.tsx';
import { getColorHint } from './color-hint.ts';
import css from './faction-screen.module.css';
import { THEME_KEYS } from './theme-keys.ts';

/** The colors in which cards of the faction are printed. */
export function ColorsSection({ theme }: { theme: Faction['theme'] }) {
  const translate = useTranslate();
  return (
    <Section
      title={translate('factions.colours')}
      headerContent={<span className={css.quiet}>{translate('factions.coloursHint')}</span>}
    >
      <div className={css.colours}>
        {THEME_KEYS.map((themeKey) => (
          <ColorRow
            key={themeKey}
            pointer={`/theme/${themeKey}`}
            label={translate(`factions.${themeKey}`)}
            hint={getColorHint(translate, theme, themeKey)}
          />
        ))}
      </div>
    </Section>
  );
}
