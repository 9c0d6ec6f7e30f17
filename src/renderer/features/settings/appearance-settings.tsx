import { Select } from '../../components/inputs/select.tsx';
import text from '../../components/text.module.css';
import { bridge } from '../../platform/bridge.ts';
import { CONTRAST, MOTION, THEME } from '../../preferences/appearance.ts';
import { LANGUAGE } from '../../preferences/language.ts';
import { usePreference } from '../../preferences/preference.ts';
import { ZOOM } from '../../preferences/zoom.ts';
import { SPELLING } from '../../spelling/spelling.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { Section } from '../documents/form/section.tsx';
import { OwnWords } from './own-words.tsx';
import { PreferenceChoice } from './preference-choice.tsx';
import css from './settings.module.css';

/** The settings for language, theme, contrast, motion and, in the desktop app, zoom. */
export function AppearanceSettings() {
  const translate = useTranslate();
  return (
    <Section title={translate('settings.appearance')}>
      <PreferenceChoice
        label={translate('settings.language')}
        of={LANGUAGE}
        getLabel={(id) => translate(`settings.languages.${id}`)}
      />
      <p className={text.quiet}>{translate('settings.languageText')}</p>
      <div className={css.pair}>
        {/* A browser checks spelling by itself. */}
        {bridge === undefined ? null : (
          <PreferenceChoice
            label={translate('settings.spelling')}
            of={SPELLING}
            getLabel={(id) => translate(`settings.spellings.${id}`)}
          />
        )}
        <PreferenceChoice
          label={translate('settings.theme')}
          of={THEME}
          getLabel={(id) => translate(`settings.themes.${id}`)}
        />
        {/* A browser has a zoom of its own. */}
        {bridge === undefined ? null : <ZoomChoice />}
        <PreferenceChoice
          label={translate('settings.contrast')}
          of={CONTRAST}
          getLabel={(id) => translate(`settings.contrasts.${id}`)}
        />
        <PreferenceChoice
          label={translate('settings.motion')}
          of={MOTION}
          getLabel={(id) => translate(`settings.motions.${id}`)}
        />
      </div>
      {bridge === undefined ? null : <OwnWords />}
    </Section>
  );
}

function ZoomChoice() {
  const translate = useTranslate();
  const zoom = usePreference(ZOOM);
  return (
    <Select
      label={translate('settings.zoom')}
      value={zoom}
      choices={ZOOM.choices.map((id) => ({ id, label: translate('settings.percent', { n: id }) }))}
      onChange={(id) => {
        const known = ZOOM.choices.find((one) => one === id);
        if (known !== undefined) ZOOM.set(known);
      }}
    />
  );
}
