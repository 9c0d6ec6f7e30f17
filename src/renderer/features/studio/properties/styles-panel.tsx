import { Copy, Plus, Trash2 } from 'lucide-react';
import type { Edit } from '../../../../shared/document/edit.ts';
import { setOrRemove } from '../../../../shared/document/edit.ts';
import { pointer } from '../../../../shared/document/pointer.ts';
import {
  addPart,
  duplicatePart,
  type PartEdits,
  removePart,
  renamePart,
  unusedParts,
} from '../../../../shared/studio/parts.ts';
import { templateProperties } from '../../../../shared/studio/properties.ts';
import { toast } from '../../../app/toasts/toasts.ts';
import { Button, IconButton } from '../../../components/button.tsx';
import { STUDIO } from '../../../strings/studio.ts';
import type { Studio } from '../use-studio.ts';
import { FontField } from './font-field.tsx';
import css from './properties.module.css';
import { PropertyField } from './property-field.tsx';
import { TextInput } from './text-input.tsx';

/** Its font has a field of its own. */
const STYLE_PROPERTIES = templateProperties('style').filter(({ editor }) => editor !== 'font');

/** Type by name: added, copied, renamed with all who use it, removed where nobody does. */
export function StylesPanel({ studio }: { studio: Studio }) {
  const { template, canEdit, run } = studio;
  const unused = new Set(unusedParts(template, 'style'));
  const make = (made: PartEdits) => {
    if (made.ok) run(made.edits);
    else toast(STUDIO.partRefused[made.why]);
  };
  const free = () => {
    for (let n = 1; ; n += 1) if (!Object.hasOwn(template.styles, `style-${n}`)) return `style-${n}`;
  };
  return (
    <section className={css.section} aria-label={STUDIO.styles}>
      <h3>
        {STUDIO.styles}
        <IconButton
          icon={<Plus />}
          label={STUDIO.addStyle}
          isDisabled={!canEdit}
          onPress={() => make(addPart(template, 'style', free(), { font: 'text', size: 8, colour: 'ink' }))}
        />
      </h3>
      {Object.entries(template.styles).map(([name, style]) => (
        <details key={name} className={css.part}>
          <summary>
            <span>{name}</span>
            <span className={css.value}>{`${style.size} pt${unused.has(name) ? `, ${STUDIO.unused}` : ''}`}</span>
          </summary>
          <div className={css.nested}>
            <TextInput
              label={STUDIO.partName}
              value={name}
              isDisabled={!canEdit}
              onChange={(to) => make(renamePart(template, 'style', name, to.trim()))}
            />
            <FontField studio={studio} style={name} />
            {STYLE_PROPERTIES.map((property) => (
              <PropertyField
                key={property.key}
                property={property}
                value={style[property.key as keyof typeof style]}
                studio={studio}
                onChange={(value, typed) => {
                  const edit: Edit = setOrRemove(pointer('/styles', name, property.key), value);
                  run([edit], typed);
                }}
              />
            ))}
            {canEdit ? (
              <div className={css.line}>
                <Button kind="quiet" icon={<Copy />} onPress={() => make(duplicatePart(template, 'style', name))}>
                  {STUDIO.duplicate}
                </Button>
                <Button kind="quiet" icon={<Trash2 />} onPress={() => make(removePart(template, 'style', name))}>
                  {STUDIO.removeEntry}
                </Button>
              </div>
            ) : null}
          </div>
        </details>
      ))}
    </section>
  );
}
