import { Select } from '../../components/inputs/select.tsx';
import text from '../../components/text.module.css';
import { bridge } from '../../platform/bridge.ts';
import { CONTRAST, MOTION, THEME } from '../../preferences/appearance.ts';
import { LANGUAGE } from '../../preferences/language.ts';
import { usePreference } from '../../preferences/preference.ts';
import { ZOOM } from '../../preferences/zoom.ts';
import { SPELLING } from '../../spelling/spelling.ts';
import { SETTINGS } from '../../strings/settings.ts';
import { Section } from '../documents/form/section.tsx';
import { OwnWords } from './own-words.tsx';
import { PreferenceChoice } from './preference-choice.tsx';
import css from './settings.module.css';

/** Language, theme, contrast, motion and, in the app, how large everything is. */
export function AppearanceSettings() {
  return (
    <Section title={SETTINGS.appearance}>
      <PreferenceChoice label={SETTINGS.language} of={LANGUAGE} names={SETTINGS.languages} />
      <p className={text.quiet}>{SETTINGS.languageText}</p>
      <div className={css.pair}>
        {/* A browser checks spelling by itself. */}
        {bridge === undefined ? null : (
          <PreferenceChoice label={SETTINGS.spelling} of={SPELLING} names={SETTINGS.spellings} />
        )}
        <PreferenceChoice label={SETTINGS.theme} of={THEME} names={SETTINGS.themes} />
        {/* A browser has a zoom of its own. */}
        {bridge === undefined ? null : <ZoomChoice />}
        <PreferenceChoice label={SETTINGS.contrast} of={CONTRAST} names={SETTINGS.contrasts} />
        <PreferenceChoice label={SETTINGS.motion} of={MOTION} names={SETTINGS.motions} />
      </div>
      {bridge === undefined ? null : <OwnWords />}
    </Section>
  );
}

const ZOOMS = ZOOM.choices.map((id) => ({ id, label: SETTINGS.percent(id) }));

function ZoomChoice() {
  const zoom = usePreference(ZOOM);
  return (
    <Select
      label={SETTINGS.zoom}
      value={zoom}
      choices={ZOOMS}
      onChange={(id) => {
        const known = ZOOM.choices.find((one) => one === id);
        if (known !== undefined) ZOOM.set(known);
      }}
    />
  );
}
