import { useState } from 'react';
import { getThemeKey } from '../../../../shared/card/style/apply-style.ts';
import { type BaseTheme, completeTheme, computeContrast } from '../../../../shared/display/color.ts';
import { joinPointer } from '../../../../shared/document/pointer.ts';
import { SeverityIcon } from '../../../components/findings/severity-icon.tsx';
import { SegmentedControl } from '../../../components/inputs/segmented-control.tsx';
import { Switch } from '../../../components/inputs/switch.tsx';
import { describeLowContrast, getThemeLabel } from '../../../strings/studio/style.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { HexField } from '../properties/inputs/color-field.tsx';
import { SettingRow } from './setting-row.tsx';
import css from './style.module.css';
import type { StyleEditing } from './style-editing.ts';

const COLOR_NAMES = ['ink', 'paper', 'primary', 'secondary', 'accent', 'danger', 'mute', 'wash'] as const;
type ColorName = (typeof COLOR_NAMES)[number];

/** Pairs of a text color and the background color on which it is printed. The field of the text color warns about weak contrast. */
const CONTRAST_PAIRS: readonly (readonly [text: ColorName, ground: ColorName])[] = [
  ['ink', 'paper'],
  ['ink', 'wash'],
  ['danger', 'paper'],
];
/** The contrast ratio that WCAG requires of normal text. */
const MIN_CONTRAST = 4.5;
/** No theme has this id. */
const ALL_CARDS_ID = 'all cards';

/** Edits the colors of all cards or of one theme, and whether cards follow the colors of their theme and faction. */
export function ColorsSection({ editing }: { editing: StyleEditing }) {
  const translate = useTranslate();
  const { style, base, template, changeSetting } = editing;
  const themes = (base.themes ?? []).flatMap((theme) => {
    const themeKey = getThemeKey(theme);
    return themeKey === undefined || theme.colours === undefined ? [] : [{ key: themeKey, colours: theme.colours }];
  });
  const [selectedThemeId, setSelectedThemeId] = useState(ALL_CARDS_ID);
  const ignoredSources = style.ignore ?? [];
  const isIgnored = (colorSource: 'themes' | 'factions') => ignoredSources.includes(colorSource);
  const selectedTheme = isIgnored('themes') ? undefined : themes.find(({ key }) => key === selectedThemeId);
  const getColorPath = (colorName: string) =>
    selectedTheme === undefined
      ? joinPointer('/colours', colorName)
      : joinPointer('/themes', selectedTheme.key, colorName);
  const changedColors = selectedTheme === undefined ? style.colours : style.themes?.[selectedTheme.key];
  const defaultColors = { ...template.theme, ...selectedTheme?.colours } as BaseTheme;
  const shownColors = { ...defaultColors, ...changedColors } as BaseTheme;
  const changeFollowing = (colorSource: 'themes' | 'factions', isFollowed: boolean) => {
    const otherSources = ignoredSources.filter((ignoredSource) => ignoredSource !== colorSource);
    const nextSources = isFollowed ? otherSources : [...otherSources, colorSource];
    changeSetting('/ignore', nextSources.length === 0 ? undefined : nextSources);
  };
  return (
    <section className={css.section} aria-label={translate('style.colours')}>
      <h2>{translate('style.colours')}</h2>
      {themes.length === 0 || isIgnored('themes') ? null : (
        <SegmentedControl
          label={translate('style.coloursOf')}
          value={selectedTheme?.key ?? ALL_CARDS_ID}
          segments={[
            { id: ALL_CARDS_ID, label: translate('style.allCards') },
            ...themes.map(({ key }) => ({ id: key, label: getThemeLabel(translate, key) })),
          ]}
          onChange={setSelectedThemeId}
        />
      )}
      <div className={css.colours}>
        {COLOR_NAMES.filter(
          (colorName) =>
            selectedTheme === undefined || Object.hasOwn({ ...selectedTheme.colours, ...changedColors }, colorName),
        ).map((colorName) => (
          <SettingRow
            key={colorName}
            label={translate(`style.colour.${colorName}`)}
            isChanged={changedColors?.[colorName] !== undefined}
            onReset={() => changeSetting(getColorPath(colorName), undefined)}
          >
            <HexField
              label={translate(`style.colour.${colorName}`)}
              value={shownColors[colorName]}
              isDisabled={false}
              onChange={(nextColor) => changeSetting(getColorPath(colorName), nextColor, true)}
            />
            <ContrastWarnings colorName={colorName} theme={shownColors} />
          </SettingRow>
        ))}
      </div>
      {themes.length === 0 ? null : (
        <Switch
          label={translate('style.followThemes')}
          isOn={!isIgnored('themes')}
          onChange={(isFollowed) => changeFollowing('themes', isFollowed)}
        />
      )}
      <Switch
        label={translate('style.followFactions')}
        isOn={!isIgnored('factions')}
        onChange={(isFollowed) => changeFollowing('factions', isFollowed)}
      />
    </section>
  );
}

/** Warns about background colors on which text in a color is hard to read. */
function ContrastWarnings({ colorName, theme }: { colorName: ColorName; theme: BaseTheme }) {
  const translate = useTranslate();
  const completedTheme = completeTheme(theme);
  const weakPairs = CONTRAST_PAIRS.flatMap(([textColor, ground]) => {
    const ratio = computeContrast(completedTheme[textColor], completedTheme[ground]);
    return textColor === colorName && ratio < MIN_CONTRAST ? [{ ground, ratio }] : [];
  });
  return weakPairs.map(({ ground, ratio }) => (
    <p key={ground} className={css.problem}>
      <SeverityIcon severity="warning" />
      {describeLowContrast(
        translate,
        translate(`style.colour.${colorName}`),
        translate(`style.colour.${ground}`),
        formatRatio(ratio),
      )}
    </p>
  ));
}

/** Formats a contrast ratio, rounded down so that it never looks sufficient when it is not. */
const formatRatio = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);
