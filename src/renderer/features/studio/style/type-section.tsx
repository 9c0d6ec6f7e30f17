import { Type } from 'lucide-react';
import { useState } from 'react';
import { STYLE_LIMITS } from '../../../../shared/card/style/card-style.ts';
import { getTypeRoles, TYPE_ROLES } from '../../../../shared/card/style/type-roles.ts';
import { createRoleResetEdits } from '../../../../shared/studio/style-fonts.ts';
import { IconButton } from '../../../components/button.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import { FontsDialog } from '../../templates/fonts/fonts-dialog.tsx';
import { ColorField } from '../properties/inputs/color-field.tsx';
import { NumberInput } from '../properties/inputs/number-input.tsx';
import { RoleFontField } from './role-font-field.tsx';
import { SettingRow } from './setting-row.tsx';
import css from './style.module.css';
import type { StyleEditing } from './style-editing.ts';

/** No letter case has this id. */
const TEMPLATE_CASE_ID = 'as the template';

interface PercentFieldProps {
  label: string;
  /** Whether only screen readers get the label. */
  bare?: boolean;
  settingPath: string;
  factor: number | undefined;
  limits: { readonly min: number; readonly max: number };
  editing: StyleEditing;
}

/** Edits a factor as percent of the template's value. */
function PercentField({ label, bare = false, settingPath, factor, limits, editing }: PercentFieldProps) {
  return (
    <NumberInput
      label={label}
      bare={bare}
      value={Math.round((factor ?? 1) * 100)}
      min={limits.min * 100}
      max={limits.max * 100}
      step={5}
      unit="%"
      onChange={(percent) => {
        const nextFactor = percent === undefined || Math.round(percent) === 100 ? undefined : Math.round(percent) / 100;
        editing.changeSetting(settingPath, nextFactor, true);
      }}
    />
  );
}

/** Edits the size of all type, and the font, size, letter case and color of each role, such as names or running text. */
export function TypeSection({ editing }: { editing: StyleEditing }) {
  const translate = useTranslate();
  const { style, base, template, changeSetting, commitEdits } = editing;
  const usedRoles = new Set(getTypeRoles(base).values());
  const [isFontsDialogOpen, setFontsDialogOpen] = useState(false);
  return (
    <section className={css.section} aria-label={translate('style.type')}>
      <h2>
        {translate('style.type')}
        <IconButton icon={<Type />} label={translate('fonts.addMore')} onPress={() => setFontsDialogOpen(true)} />
      </h2>
      <SettingRow
        label={translate('style.allType')}
        isChanged={style.type?.scale !== undefined}
        onReset={() => changeSetting('/type/scale', undefined)}
      >
        <PercentField
          label={translate('style.allType')}
          settingPath="/type/scale"
          factor={style.type?.scale}
          limits={STYLE_LIMITS.scale}
          editing={editing}
        />
      </SettingRow>
      {TYPE_ROLES.filter((role) => usedRoles.has(role)).map((role) => {
        const { scale: fontScale, case: letterCase, colour: fontColor } = style.type?.roles?.[role] ?? {};
        const roleName = translate(`style.roles.${role}`);
        const rolePath = `/type/roles/${role}`;
        return (
          <SettingRow
            key={role}
            label={roleName}
            isChanged={style.type?.roles?.[role] !== undefined}
            onReset={() => commitEdits(createRoleResetEdits(style, role))}
          >
            <fieldset className={css.role}>
              <legend className={css.label}>{roleName}</legend>
              <div className={css.faceOf}>
                <RoleFontField role={role} editing={editing} />
              </div>
              <PercentField
                label={translate('style.sizeOf', { role: roleName })}
                bare
                settingPath={`${rolePath}/scale`}
                factor={fontScale}
                limits={STYLE_LIMITS.scale}
                editing={editing}
              />
              <Select
                label={translate('style.caseOf', { role: roleName })}
                isLabelHidden
                value={letterCase ?? TEMPLATE_CASE_ID}
                choices={[
                  { id: TEMPLATE_CASE_ID, label: translate('style.cases.usual') },
                  { id: 'upper', label: translate('style.cases.upper') },
                  { id: 'written', label: translate('style.cases.written') },
                ]}
                onChange={(caseId) =>
                  changeSetting(`${rolePath}/case`, caseId === TEMPLATE_CASE_ID ? undefined : caseId)
                }
              />
              <ColorField
                label={translate('style.colourOfRole', { role: roleName })}
                value={fontColor}
                template={template}
                optional
                isDisabled={false}
                unsetLabel={translate('style.asTemplate')}
                onChange={(nextColor, isTyping) => changeSetting(`${rolePath}/colour`, nextColor, isTyping)}
              />
            </fieldset>
          </SettingRow>
        );
      })}
      {isFontsDialogOpen ? <FontsDialog onClose={() => setFontsDialogOpen(false)} /> : null}
    </section>
  );
}

/** Edits line spacing and paragraph gaps. */
export function DensityFields({ editing }: { editing: StyleEditing }) {
  const translate = useTranslate();
  const { style, changeSetting } = editing;
  const densityRows = [
    { densityKey: 'leading', label: translate('style.lines') },
    { densityKey: 'gap', label: translate('style.gaps') },
  ] as const;
  return densityRows.map(({ densityKey, label }) => (
    <SettingRow
      key={densityKey}
      label={label}
      isChanged={style.density?.[densityKey] !== undefined}
      onReset={() => changeSetting(`/density/${densityKey}`, undefined)}
    >
      <PercentField
        label={label}
        settingPath={`/density/${densityKey}`}
        factor={style.density?.[densityKey]}
        limits={STYLE_LIMITS[densityKey]}
        editing={editing}
      />
    </SettingRow>
  ));
}
