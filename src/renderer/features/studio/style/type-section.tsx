import { STYLE_LIMITS } from '../../../../shared/card/style/card-style.ts';
import { TYPE_ROLES, typeRoles } from '../../../../shared/card/style/type-roles.ts';
import { STYLE_FONTS } from '../../../../shared/text/fonts/font-ids.ts';
import { Select } from '../../../components/inputs/select.tsx';
import { STYLE } from '../../../strings/style.ts';
import { NumberInput } from '../properties/number-input.tsx';
import { SettingRow } from './setting-row.tsx';
import css from './style.module.css';
import type { StyleEditing } from './style-editing.ts';

/** No font is called so. */
const AS_TEMPLATE = 'as the template';

interface FactorProps {
  label: string;
  bare?: boolean;
  path: string;
  value: number | undefined;
  limits: { readonly least: number; readonly most: number };
  editing: StyleEditing;
}

/** Percent of what the template has. */
function Factor({ label, bare = false, path, value, limits, editing }: FactorProps) {
  return (
    <NumberInput
      label={label}
      bare={bare}
      value={Math.round((value ?? 1) * 100)}
      least={limits.least * 100}
      most={limits.most * 100}
      step={5}
      unit="%"
      onChange={(percent) => {
        const next = percent === undefined || Math.round(percent) === 100 ? undefined : Math.round(percent) / 100;
        editing.set(path, next, true);
      }}
    />
  );
}

export function TypeSection({ editing }: { editing: StyleEditing }) {
  const { style, base, set } = editing;
  const used = new Set(typeRoles(base).values());
  const fonts = [...new Set([...STYLE_FONTS, ...Object.keys({ ...base.fonts, ...style.fonts })])];
  return (
    <section className={css.section} aria-label={STYLE.type}>
      <h2>{STYLE.type}</h2>
      <SettingRow
        label={STYLE.allType}
        isChanged={style.type?.scale !== undefined}
        onReset={() => set('/type/scale', undefined)}
      >
        <Factor
          label={STYLE.allType}
          path="/type/scale"
          value={style.type?.scale}
          limits={STYLE_LIMITS.scale}
          editing={editing}
        />
      </SettingRow>
      {TYPE_ROLES.filter((role) => used.has(role)).map((role) => {
        const { font, scale, case: letters } = style.type?.roles?.[role] ?? {};
        const name = STYLE.roles[role];
        const at = `/type/roles/${role}`;
        return (
          <SettingRow
            key={role}
            label={name}
            isChanged={style.type?.roles?.[role] !== undefined}
            onReset={() => set(at, undefined)}
          >
            <fieldset className={css.role}>
              <legend className={css.label}>{name}</legend>
              <Select
                label={STYLE.face(name)}
                bare
                value={font ?? AS_TEMPLATE}
                choices={[
                  { id: AS_TEMPLATE, label: STYLE.asTemplate },
                  ...fonts.map((id) => ({ id, label: fontName(id, { ...base.fonts, ...style.fonts }) })),
                ]}
                onChange={(id) => set(`${at}/font`, id === AS_TEMPLATE ? undefined : id)}
              />
              <Factor
                label={STYLE.sizeOf(name)}
                bare
                path={`${at}/scale`}
                value={scale}
                limits={STYLE_LIMITS.scale}
                editing={editing}
              />
              <Select
                label={STYLE.caseOf(name)}
                bare
                value={letters ?? AS_TEMPLATE}
                choices={[
                  { id: AS_TEMPLATE, label: STYLE.cases.usual },
                  { id: 'upper', label: STYLE.cases.upper },
                  { id: 'written', label: STYLE.cases.written },
                ]}
                onChange={(id) => set(`${at}/case`, id === AS_TEMPLATE ? undefined : id)}
              />
            </fieldset>
          </SettingRow>
        );
      })}
    </section>
  );
}

const FONTS: Readonly<Record<string, string>> = {
  'display-black': 'Sofia Sans Extra Condensed Black',
  'display-bold': 'Sofia Sans Extra Condensed Bold',
  text: 'Fira Sans Condensed',
  'text-italic': 'Fira Sans Condensed Italic',
  'text-medium': 'Fira Sans Condensed Medium',
  'text-bold': 'Fira Sans Condensed Bold',
};
const fontName = (id: string, own: Readonly<Record<string, { readonly name?: string | undefined }>>): string =>
  own[id]?.name ?? FONTS[id] ?? id;

/** Distances of lines and paragraphs. */
export function DensityFields({ editing }: { editing: StyleEditing }) {
  const { style, set } = editing;
  const rows = [
    { key: 'leading', label: STYLE.lines },
    { key: 'gap', label: STYLE.gaps },
  ] as const;
  return rows.map(({ key, label }) => (
    <SettingRow
      key={key}
      label={label}
      isChanged={style.density?.[key] !== undefined}
      onReset={() => set(`/density/${key}`, undefined)}
    >
      <Factor
        label={label}
        path={`/density/${key}`}
        value={style.density?.[key]}
        limits={STYLE_LIMITS[key]}
        editing={editing}
      />
    </SettingRow>
  ));
}
