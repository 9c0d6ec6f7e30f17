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

/** Language, theme, contrast, motion and, in the app, how large everything is. */
export function AppearanceSettings() {
  const t = useTranslate();
  return (
    <Section title={t('settings.appearance')}>
      <PreferenceChoice label={t('settings.language')} of={LANGUAGE} getLabel={(id) => t(`settings.languages.${id}`)} />
      <p className={text.quiet}>{t('settings.languageText')}</p>
      <div className={css.pair}>
        {/* A browser checks spelling by itself. */}
        {bridge === undefined ? null : (
          <PreferenceChoice
            label={t('settings.spelling')}
            of={SPELLING}
            getLabel={(id) => t(`settings.spellings.${id}`)}
          />
        )}
        <PreferenceChoice label={t('settings.theme')} of={THEME} getLabel={(id) => t(`settings.themes.${id}`)} />
        {/* A browser has a zoom of its own. */}
        {bridge === undefined ? null : <ZoomChoice />}
        <PreferenceChoice
          label={t('settings.contrast')}
          of={CONTRAST}
          getLabel={(id) => t(`settings.contrasts.${id}`)}
        />
        <PreferenceChoice label={t('settings.motion')} of={MOTION} getLabel={(id) => t(`settings.motions.${id}`)} />
      </div>
      {bridge === undefined ? null : <OwnWords />}
    </Section>
  );
}

function ZoomChoice() {
  const t = useTranslate();
  const zoom = usePreference(ZOOM);
  return (
    <Select
      label={t('settings.zoom')}
      value={zoom}
      choices={ZOOM.choices.map((id) => ({ id, label: t('settings.percent', { n: id }) }))}
      onChange={(id) => {
        const known = ZOOM.choices.find((one) => one === id);
        if (known !== undefined) ZOOM.set(known);
      }}
    />
  );
}
