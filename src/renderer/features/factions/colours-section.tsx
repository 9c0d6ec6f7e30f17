import type { Faction } from '../../../shared/document/schema.ts';
import { ColourRow } from '../../fields/colour-row.tsx';
import { useTranslate } from '../../texts/use-translate.ts';
import { Section } from '../documents/form/section.tsx';
import { colourHint } from './colour-hint.ts';
import css from './faction-screen.module.css';
import { THEME_KEYS } from './theme-keys.ts';

/** The colors in which cards of the faction are printed. */
export function ColoursSection({ theme }: { theme: Faction['theme'] }) {
  const translate = useTranslate();
  return (
    <Section
      title={translate('factions.colours')}
      aside={<span className={css.quiet}>{translate('factions.coloursHint')}</span>}
    >
      <div className={css.colours}>
        {THEME_KEYS.map((key) => (
          <ColourRow
            key={key}
            path={`/theme/${key}`}
            label={translate(`factions.${key}`)}
            hint={colourHint(translate, theme, key)}
          />
        ))}
      </div>
    </Section>
  );
}
