import { useState } from 'react';
import { themeKey } from '../../../../shared/card/style/apply-style.ts';
import { type BaseTheme, completeTheme, contrast } from '../../../../shared/display/colour.ts';
import { pointer } from '../../../../shared/document/pointer.ts';
import { SeverityIcon } from '../../../components/findings/severity-icon.tsx';
import { Segmented } from '../../../components/inputs/segmented.tsx';
import { Switch } from '../../../components/inputs/switch.tsx';
import { describeLowContrast, getThemeLabel } from '../../../strings/studio/style.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { HexField } from '../properties/inputs/colour-field.tsx';
import { SettingRow } from './setting-row.tsx';
import css from './style.module.css';
import type { StyleEditing } from './style-editing.ts';

const COLOURS = ['ink', 'paper', 'primary', 'secondary', 'accent', 'danger', 'mute', 'wash'] as const;
type ColourName = (typeof COLOURS)[number];

/** Words stand in one of these on the other: what is told beside the first. */
const PAIRS: readonly (readonly [text: ColourName, ground: ColourName])[] = [
  ['ink', 'paper'],
  ['ink', 'wash'],
  ['danger', 'paper'],
];
const READABLE = 4.5;
/** No theme is called so. */
const ALL = 'all cards';

export function ColoursSection({ editing }: { editing: StyleEditing }) {
  const translate = useTranslate();
  const { style, base, template, set } = editing;
  const themes = (base.themes ?? []).flatMap((theme) => {
    const key = themeKey(theme);
    return key === undefined || theme.colours === undefined ? [] : [{ key, colours: theme.colours }];
  });
  const [wanted, setWanted] = useState(ALL);
  const ignore = style.ignore ?? [];
  const isIgnored = (what: 'themes' | 'factions') => ignore.includes(what);
  const theme = isIgnored('themes') ? undefined : themes.find(({ key }) => key === wanted);
  const at = (name: string) => (theme === undefined ? pointer('/colours', name) : pointer('/themes', theme.key, name));
  const changed = theme === undefined ? style.colours : style.themes?.[theme.key];
  const usual = { ...template.theme, ...theme?.colours } as BaseTheme;
  const shown = { ...usual, ...changed } as BaseTheme;
  const follow = (what: 'themes' | 'factions', follows: boolean) => {
    const left = ignore.filter((one) => one !== what);
    const next = follows ? left : [...left, what];
    set('/ignore', next.length === 0 ? undefined : next);
  };
  return (
    <section className={css.section} aria-label={translate('style.colours')}>
      <h2>{translate('style.colours')}</h2>
      {themes.length === 0 || isIgnored('themes') ? null : (
        <Segmented
          label={translate('style.coloursOf')}
          value={theme?.key ?? ALL}
          segments={[
            { id: ALL, label: translate('style.allCards') },
            ...themes.map(({ key }) => ({ id: key, label: getThemeLabel(translate, key) })),
          ]}
          onChange={setWanted}
        />
      )}
      <div className={css.colours}>
        {COLOURS.filter((name) => theme === undefined || Object.hasOwn({ ...theme.colours, ...changed }, name)).map(
          (name) => (
            <SettingRow
              key={name}
              label={translate(`style.colour.${name}`)}
              isChanged={changed?.[name] !== undefined}
              onReset={() => set(at(name), undefined)}
            >
              <HexField
                label={translate(`style.colour.${name}`)}
                value={shown[name]}
                isDisabled={false}
                onChange={(value) => set(at(name), value, true)}
              />
              <Contrasts of={name} theme={shown} />
            </SettingRow>
          ),
        )}
      </div>
      {themes.length === 0 ? null : (
        <Switch
          label={translate('style.followThemes')}
          on={!isIgnored('themes')}
          onChange={(follows) => follow('themes', follows)}
        />
      )}
      <Switch
        label={translate('style.followFactions')}
        on={!isIgnored('factions')}
        onChange={(follows) => follow('factions', follows)}
      />
    </section>
  );
}

/** Grounds that words in a colour are hard to read on, wherever the template sets them there. */
function Contrasts({ of, theme }: { of: ColourName; theme: BaseTheme }) {
  const translate = useTranslate();
  const full = completeTheme(theme);
  const weak = PAIRS.flatMap(([text, ground]) => {
    const ratio = contrast(full[text], full[ground]);
    return text === of && ratio < READABLE ? [{ ground, ratio }] : [];
  });
  return weak.map(({ ground, ratio }) => (
    <p key={ground} className={css.problem}>
      <SeverityIcon severity="warning" />
      {describeLowContrast(
        translate,
        translate(`style.colour.${of}`),
        translate(`style.colour.${ground}`),
        shownRatio(ratio),
      )}
    </p>
  ));
}

/** Never rounded up to what is enough. */
const shownRatio = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);
