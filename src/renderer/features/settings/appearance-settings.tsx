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
        preference={LANGUAGE}
        getLabel={(language) => translate(`settings.languages.${language}`)}
      />
      <p className={text.quiet}>{translate('settings.languageText')}</p>
      <div className={css.pair}>
        {/* A browser checks spelling by itself. */}
        {bridge === undefined ? null : (
          <PreferenceChoice
            label={translate('settings.spelling')}
            preference={SPELLING}
            getLabel={(spelling) => translate(`settings.spellings.${spelling}`)}
          />
        )}
        <PreferenceChoice
          label={translate('settings.theme')}
          preference={THEME}
          getLabel={(theme) => translate(`settings.themes.${theme}`)}
        />
        {/* A browser has a zoom of its own. */}
        {bridge === undefined ? null : <ZoomChoice />}
        <PreferenceChoice
          label={translate('settings.contrast')}
          preference={CONTRAST}
          getLabel={(contrast) => translate(`settings.contrasts.${contrast}`)}
        />
        <PreferenceChoice
          label={translate('settings.motion')}
          preference={MOTION}
          getLabel={(motion) => translate(`settings.motions.${motion}`)}
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
      choices={ZOOM.choices.map((percent) => ({ id: percent, label: translate('settings.percent', { n: percent }) }))}
      onChange={(choiceId) => {
        const newZoom = ZOOM.choices.find((choice) => choice === choiceId);
        if (newZoom !== undefined) ZOOM.set(newZoom);
      }}
    />
  );
}
