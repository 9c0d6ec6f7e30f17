import type { ReactNode } from 'react';
import { ART_SHAPES, BORDERS, PATTERNS, STYLE_LIMITS } from '../../../../shared/card/style/card-style.ts';
import { findShapeableArt } from '../../../../shared/card/style/decor/art-shape.ts';
import { getBorderWidth } from '../../../../shared/card/style/decor/border.ts';
import { DEFAULT_GROUND, hasGround } from '../../../../shared/card/style/decor/ground.ts';
import { isRoundCard } from '../../../../shared/card/style/decor/round-card.ts';
import { hasTracks } from '../../../../shared/card/style/standard-choices/tracks.ts';
import type { NamesIn } from '../../../../shared/texts/translate.ts';
import { Select } from '../../../components/inputs/select.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import { ColorField } from '../properties/inputs/color-field.tsx';
import { NumberInput } from '../properties/inputs/number-input.tsx';
import { SettingRow } from './setting-row.tsx';
import css from './style.module.css';
import type { StyleEditing } from './style-editing.ts';

interface FieldGroupProps {
  editing: StyleEditing;
}

/** No decoration has this id. */
const NONE_ID = 'none';

interface DecorationProps extends FieldGroupProps {
  label: string;
  /** The key of the decoration in the style, and the key of its kind. */
  styleKey: 'border' | 'ground' | 'art';
  kindKey: 'kind' | 'pattern' | 'shape';
  kinds: readonly string[];
  getLabel(kindId: string): string;
  children: ReactNode;
}

/** Edits an optional decoration. Its details appear once the user has chosen a decoration. */
function DecorationField({ editing, label, styleKey, kindKey, kinds, getLabel, children }: DecorationProps) {
  const { style, changeSetting } = editing;
  const decoration = style[styleKey] as Readonly<Record<string, string>> | undefined;
  return (
    <SettingRow
      label={label}
      isChanged={decoration !== undefined}
      onReset={() => changeSetting(`/${styleKey}`, undefined)}
    >
      <fieldset className={css.drawn}>
        <legend className={css.label}>{label}</legend>
        <Select
          label={label}
          isLabelHidden
          value={decoration?.[kindKey] ?? NONE_ID}
          choices={[NONE_ID, ...kinds].map((kindId) => ({ id: kindId, label: getLabel(kindId) }))}
          onChange={(kindId) =>
            changeSetting(`/${styleKey}`, kindId === NONE_ID ? undefined : { ...decoration, [kindKey]: kindId })
          }
        />
        {decoration === undefined ? null : <div className={css.details}>{children}</div>}
      </fieldset>
    </SettingRow>
  );
}

interface LengthSettingProps extends FieldGroupProps {
  label: string;
  settingPath: string;
  length: number | undefined;
  defaultLength: number;
  limits: { readonly min: number; readonly max: number };
}

function LengthSetting({ editing, label, settingPath, length, defaultLength, limits }: LengthSettingProps) {
  return (
    <NumberInput
      label={label}
      value={length ?? defaultLength}
      min={limits.min}
      max={limits.max}
      step={0.1}
      unit="mm"
      isLength
      onChange={(nextLength) => editing.changeSetting(settingPath, nextLength, true)}
    />
  );
}

interface ColorSettingProps extends FieldGroupProps {
  label: string;
  settingPath: string;
  color: string | undefined;
  defaultColor: string;
}

function ColorSetting({ editing, label, settingPath, color, defaultColor }: ColorSettingProps) {
  return (
    <ColorField
      label={label}
      value={color ?? defaultColor}
      template={editing.template}
      optional={false}
      isDisabled={false}
      onChange={(nextColor, isTyping) => editing.changeSetting(settingPath, nextColor, isTyping)}
    />
  );
}

export function BorderFields({ editing }: FieldGroupProps) {
  const translate = useTranslate();
  const { border } = editing.style;
  const sharedProps = { editing } as const;
  // A round card has no edges for a border.
  if (border === undefined && isRoundCard(editing.base)) return null;
  return (
    <DecorationField
      {...sharedProps}
      label={translate('style.border')}
      styleKey="border"
      kindKey="kind"
      kinds={BORDERS}
      getLabel={(kind) => translate(`style.borders.${kind as NamesIn<'style.borders'>}`)}
    >
      {border === undefined ? null : (
        <>
          <div className={css.pair}>
            <LengthSetting
              {...sharedProps}
              label={translate('style.borderWidth')}
              settingPath="/border/width"
              length={getBorderWidth(editing.template, border)}
              defaultLength={1}
              limits={STYLE_LIMITS.border}
            />
            <LengthSetting
              {...sharedProps}
              label={translate('style.borderRadius')}
              settingPath="/border/radius"
              length={border.radius}
              defaultLength={0}
              limits={STYLE_LIMITS.radius}
            />
          </div>
          <ColorSetting
            {...sharedProps}
            label={translate('style.borderColour')}
            settingPath="/border/colour"
            color={border.colour}
            defaultColor="ink"
          />
        </>
      )}
    </DecorationField>
  );
}

/** Converts a share between 0 and 1 to a whole percentage. */
const toPercent = (share: number): number => Math.round(share * 100);

/** Edits the pattern on the background of the card. */
export function GroundFields({ editing }: FieldGroupProps) {
  const translate = useTranslate();
  const { style, base, changeSetting } = editing;
  const { ground } = style;
  // A card that is all picture has no background.
  if (ground === undefined && !hasGround(base)) return null;
  return (
    <DecorationField
      editing={editing}
      label={translate('style.ground')}
      styleKey="ground"
      kindKey="pattern"
      kinds={PATTERNS}
      getLabel={(pattern) => translate(`style.patterns.${pattern as NamesIn<'style.patterns'>}`)}
    >
      <div className={css.pair}>
        <NumberInput
          label={translate('style.groundOpacity')}
          value={toPercent(ground?.opacity ?? DEFAULT_GROUND.opacity)}
          min={5}
          max={100}
          step={5}
          unit="%"
          onChange={(nextPercent) =>
            changeSetting('/ground/opacity', nextPercent === undefined ? undefined : nextPercent / 100, true)
          }
        />
        <LengthSetting
          editing={editing}
          label={translate('style.groundPitch')}
          settingPath="/ground/pitch"
          length={ground?.pitch}
          defaultLength={DEFAULT_GROUND.pitch}
          limits={STYLE_LIMITS.pitch}
        />
      </div>
      <ColorSetting
        editing={editing}
        label={translate('style.groundColour')}
        settingPath="/ground/colour"
        color={ground?.colour}
        defaultColor={DEFAULT_GROUND.colour}
      />
    </DecorationField>
  );
}

/** Edits the shape of the artwork and the line around it. */
export function ArtFields({ editing }: FieldGroupProps) {
  const translate = useTranslate();
  const { style, base } = editing;
  const { art } = style;
  if (art === undefined && findShapeableArt(base).length === 0) return null;
  return (
    <DecorationField
      editing={editing}
      label={translate('style.art')}
      styleKey="art"
      kindKey="shape"
      kinds={ART_SHAPES}
      getLabel={(shape) => translate(`style.artShapes.${shape as NamesIn<'style.artShapes'>}`)}
    >
      <LengthSetting
        editing={editing}
        label={translate('style.artLine')}
        settingPath="/art/line"
        length={art?.line}
        defaultLength={0}
        limits={STYLE_LIMITS.line}
      />
      {art?.line === undefined || art.line === 0 ? null : (
        <ColorSetting
          editing={editing}
          label={translate('style.artColour')}
          settingPath="/art/colour"
          color={art.colour}
          defaultColor="ink"
        />
      )}
    </DecorationField>
  );
}

const BOX_COLOR_KEYS = ['line', 'fill', 'danger'] as const;

/** Edits the colors of the boxes that players cross out, such as hit points. */
export function BoxFields({ editing }: FieldGroupProps) {
  const translate = useTranslate();
  const { style, base, template, changeSetting } = editing;
  if (style.boxes === undefined && !hasTracks(base)) return null;
  return (
    <fieldset className={css.drawn}>
      <legend className={css.label}>{translate('style.boxes')}</legend>
      {BOX_COLOR_KEYS.map((colorKey) => {
        const colorLabel = translate(`style.boxColours.${colorKey}`);
        const settingPath = `/boxes/${colorKey}`;
        const boxColor = style.boxes?.[colorKey];
        return (
          <SettingRow
            key={colorKey}
            label={colorLabel}
            isChanged={boxColor !== undefined}
            onReset={() => changeSetting(settingPath, undefined)}
          >
            <ColorField
              label={colorLabel}
              value={boxColor}
              template={template}
              optional={false}
              isDisabled={false}
              unsetLabel={translate('style.asTemplate')}
              onChange={(nextColor, isTyping) => changeSetting(settingPath, nextColor, isTyping)}
            />
          </SettingRow>
        );
      })}
    </fieldset>
  );
}
