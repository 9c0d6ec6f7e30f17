import { Type } from 'lucide-react';
import { useState } from 'react';
import { STYLE_LIMITS } from '../../../../shared/card/style/card-style.ts';
import { TYPE_ROLES, typeRoles } from '../../../../shared/card/style/type-roles.ts';
import { resetRoleEdits } from '../../../../shared/studio/style-fonts.ts';
import { IconButton } from '../../../components/button.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import { FontsDialog } from '../../templates/fonts/fonts-dialog.tsx';
import { ColourField } from '../properties/inputs/colour-field.tsx';
import { NumberInput } from '../properties/inputs/number-input.tsx';
import { FaceField } from './face-field.tsx';
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
  const translate = useTranslate();
  const { style, base, template, set, run } = editing;
  const used = new Set(typeRoles(base).values());
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={css.section} aria-label={translate('style.type')}>
      <h2>
        {translate('style.type')}
        <IconButton icon={<Type />} label={translate('fonts.addMore')} onPress={() => setOpen(true)} />
      </h2>
      <SettingRow
        label={translate('style.allType')}
        isChanged={style.type?.scale !== undefined}
        onReset={() => set('/type/scale', undefined)}
      >
        <Factor
          label={translate('style.allType')}
          path="/type/scale"
          value={style.type?.scale}
          limits={STYLE_LIMITS.scale}
          editing={editing}
        />
      </SettingRow>
      {TYPE_ROLES.filter((role) => used.has(role)).map((role) => {
        const { scale, case: letters, colour } = style.type?.roles?.[role] ?? {};
        const name = translate(`style.roles.${role}`);
        const at = `/type/roles/${role}`;
        return (
          <SettingRow
            key={role}
            label={name}
            isChanged={style.type?.roles?.[role] !== undefined}
            onReset={() => run(resetRoleEdits(style, role))}
          >
            <fieldset className={css.role}>
              <legend className={css.label}>{name}</legend>
              <div className={css.faceOf}>
                <FaceField role={role} editing={editing} />
              </div>
              <Factor
                label={translate('style.sizeOf', { role: name })}
                bare
                path={`${at}/scale`}
                value={scale}
                limits={STYLE_LIMITS.scale}
                editing={editing}
              />
              <Select
                label={translate('style.caseOf', { role: name })}
                bare
                value={letters ?? AS_TEMPLATE}
                choices={[
                  { id: AS_TEMPLATE, label: translate('style.cases.usual') },
                  { id: 'upper', label: translate('style.cases.upper') },
                  { id: 'written', label: translate('style.cases.written') },
                ]}
                onChange={(id) => set(`${at}/case`, id === AS_TEMPLATE ? undefined : id)}
              />
              <ColourField
                label={translate('style.colourOfRole', { role: name })}
                value={colour}
                template={template}
                optional
                isDisabled={false}
                none={translate('style.asTemplate')}
                onChange={(next, typed) => set(`${at}/colour`, next, typed)}
              />
            </fieldset>
          </SettingRow>
        );
      })}
      {isOpen ? <FontsDialog onClose={() => setOpen(false)} /> : null}
    </section>
  );
}

/** Distances of lines and paragraphs. */
export function DensityFields({ editing }: { editing: StyleEditing }) {
  const translate = useTranslate();
  const { style, set } = editing;
  const rows = [
    { key: 'leading', label: translate('style.lines') },
    { key: 'gap', label: translate('style.gaps') },
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
