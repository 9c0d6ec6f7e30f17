import type { ReactNode } from 'react';
import { ART_SHAPES, BORDERS, PATTERNS, STYLE_LIMITS } from '../../../../shared/card/style/card-style.ts';
import { shapedArt } from '../../../../shared/card/style/decor/art-shape.ts';
import { borderWidth } from '../../../../shared/card/style/decor/border.ts';
import { hasGround, USUAL_GROUND } from '../../../../shared/card/style/decor/ground.ts';
import { isRound } from '../../../../shared/card/style/decor/round.ts';
import { hasTracks } from '../../../../shared/card/style/usual/tracks.ts';
import type { NamesIn } from '../../../../shared/texts/translate.ts';
import { Select } from '../../../components/inputs/select.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import { ColourField } from '../properties/inputs/colour-field.tsx';
import { NumberInput } from '../properties/inputs/number-input.tsx';
import { SettingRow } from './setting-row.tsx';
import css from './style.module.css';
import type { StyleEditing } from './style-editing.ts';

interface Fields {
  editing: StyleEditing;
}

/** Nothing that a style draws is called so. */
const NONE = 'none';

interface DrawnProps extends Fields {
  label: string;
  /** Where it stands in the style, and the key that says what is drawn. */
  at: 'border' | 'ground' | 'art';
  kind: 'kind' | 'pattern' | 'shape';
  kinds: readonly string[];
  getLabel(id: string): string;
  children: ReactNode;
}

/** Something that a style draws or does not, with what can be set of it once it is drawn. */
function Drawn({ editing, label, at, kind, kinds, getLabel, children }: DrawnProps) {
  const { style, set } = editing;
  const now = style[at] as Readonly<Record<string, string>> | undefined;
  return (
    <SettingRow label={label} isChanged={now !== undefined} onReset={() => set(`/${at}`, undefined)}>
      <fieldset className={css.drawn}>
        <legend className={css.label}>{label}</legend>
        <Select
          label={label}
          bare
          value={now?.[kind] ?? NONE}
          choices={[NONE, ...kinds].map((id) => ({ id, label: getLabel(id) }))}
          onChange={(id) => set(`/${at}`, id === NONE ? undefined : { ...now, [kind]: id })}
        />
        {now === undefined ? null : <div className={css.details}>{children}</div>}
      </fieldset>
    </SettingRow>
  );
}

interface LengthProps extends Fields {
  label: string;
  path: string;
  value: number | undefined;
  usual: number;
  limits: { readonly least: number; readonly most: number };
}

function Length({ editing, label, path, value, usual, limits }: LengthProps) {
  return (
    <NumberInput
      label={label}
      value={value ?? usual}
      least={limits.least}
      most={limits.most}
      step={0.1}
      unit="mm"
      isLength
      onChange={(next) => editing.set(path, next, true)}
    />
  );
}

interface ColourProps extends Fields {
  label: string;
  path: string;
  value: string | undefined;
  usual: string;
}

function Colour({ editing, label, path, value, usual }: ColourProps) {
  return (
    <ColourField
      label={label}
      value={value ?? usual}
      template={editing.template}
      optional={false}
      isDisabled={false}
      onChange={(next, typed) => editing.set(path, next, typed)}
    />
  );
}

export function BorderFields({ editing }: Fields) {
  const translate = useTranslate();
  const { border } = editing.style;
  const shared = { editing } as const;
  // A card that is cut out round has no edges.
  if (border === undefined && isRound(editing.base)) return null;
  return (
    <Drawn
      {...shared}
      label={translate('style.border')}
      at="border"
      kind="kind"
      kinds={BORDERS}
      getLabel={(id) => translate(`style.borders.${id as NamesIn<'style.borders'>}`)}
    >
      {border === undefined ? null : (
        <>
          <div className={css.pair}>
            <Length
              {...shared}
              label={translate('style.borderWidth')}
              path="/border/width"
              value={borderWidth(editing.template, border)}
              usual={1}
              limits={STYLE_LIMITS.border}
            />
            <Length
              {...shared}
              label={translate('style.borderRadius')}
              path="/border/radius"
              value={border.radius}
              usual={0}
              limits={STYLE_LIMITS.radius}
            />
          </div>
          <Colour
            {...shared}
            label={translate('style.borderColour')}
            path="/border/colour"
            value={border.colour}
            usual="ink"
          />
        </>
      )}
    </Drawn>
  );
}

/** A share of one as whole percent. */
const percent = (share: number): number => Math.round(share * 100);

export function GroundFields({ editing }: Fields) {
  const translate = useTranslate();
  const { style, base, set } = editing;
  const { ground } = style;
  // A card that is all picture has no paper.
  if (ground === undefined && !hasGround(base)) return null;
  return (
    <Drawn
      editing={editing}
      label={translate('style.ground')}
      at="ground"
      kind="pattern"
      kinds={PATTERNS}
      getLabel={(id) => translate(`style.patterns.${id as NamesIn<'style.patterns'>}`)}
    >
      <div className={css.pair}>
        <NumberInput
          label={translate('style.groundOpacity')}
          value={percent(ground?.opacity ?? USUAL_GROUND.opacity)}
          least={5}
          most={100}
          step={5}
          unit="%"
          onChange={(next) => set('/ground/opacity', next === undefined ? undefined : next / 100, true)}
        />
        <Length
          editing={editing}
          label={translate('style.groundPitch')}
          path="/ground/pitch"
          value={ground?.pitch}
          usual={USUAL_GROUND.pitch}
          limits={STYLE_LIMITS.pitch}
        />
      </div>
      <Colour
        editing={editing}
        label={translate('style.groundColour')}
        path="/ground/colour"
        value={ground?.colour}
        usual={USUAL_GROUND.colour}
      />
    </Drawn>
  );
}

export function PictureFields({ editing }: Fields) {
  const translate = useTranslate();
  const { style, base } = editing;
  const { art } = style;
  if (art === undefined && shapedArt(base).length === 0) return null;
  return (
    <Drawn
      editing={editing}
      label={translate('style.art')}
      at="art"
      kind="shape"
      kinds={ART_SHAPES}
      getLabel={(id) => translate(`style.artShapes.${id as NamesIn<'style.artShapes'>}`)}
    >
      <Length
        editing={editing}
        label={translate('style.artLine')}
        path="/art/line"
        value={art?.line}
        usual={0}
        limits={STYLE_LIMITS.line}
      />
      {art?.line === undefined || art.line === 0 ? null : (
        <Colour
          editing={editing}
          label={translate('style.artColour')}
          path="/art/colour"
          value={art.colour}
          usual="ink"
        />
      )}
    </Drawn>
  );
}

const BOX_COLOURS = ['line', 'fill', 'danger'] as const;

export function BoxFields({ editing }: Fields) {
  const translate = useTranslate();
  const { style, base, template, set } = editing;
  if (style.boxes === undefined && !hasTracks(base)) return null;
  return (
    <fieldset className={css.drawn}>
      <legend className={css.label}>{translate('style.boxes')}</legend>
      {BOX_COLOURS.map((key) => {
        const label = translate(`style.boxColours.${key}`);
        const path = `/boxes/${key}`;
        const value = style.boxes?.[key];
        return (
          <SettingRow key={key} label={label} isChanged={value !== undefined} onReset={() => set(path, undefined)}>
            <ColourField
              label={label}
              value={value}
              template={template}
              optional={false}
              isDisabled={false}
              none={translate('style.asTemplate')}
              onChange={(next, typed) => set(path, next, typed)}
            />
          </SettingRow>
        );
      })}
    </fieldset>
  );
}
