import { Plus, Undo2 } from 'lucide-react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import type { SizeVariant } from '../../../../../shared/card/template/template.ts';
import { setOrRemove } from '../../../../../shared/document/edit.ts';
import { pointer } from '../../../../../shared/document/pointer.ts';
import { CARD_SIZES } from '../../../../../shared/studio/new-template.ts';
import { addPart, duplicatePart, type PartEdits, removePart, renamePart } from '../../../../../shared/studio/parts.ts';
import { templateProperties } from '../../../../../shared/studio/properties.ts';
import { elementsOf, SIDES } from '../../../../../shared/studio/view.ts';
import { Button, IconButton } from '../../../../components/button.tsx';
import overlay from '../../../../components/overlay.module.css';
import { duplicateAction, RowMenu, removeAction } from '../../../../components/row-menu/row-menu.tsx';
import { shortName } from '../../../../strings/documents/short-name.ts';
import { getPropertyLabel } from '../../../../strings/studio/studio-keys.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { toast } from '../../../../toasts/toasts.ts';
import { elementLabel } from '../../tree/element-tree.tsx';
import { sizeText, useLengthUnit } from '../../units.ts';
import type { Studio } from '../../use-studio.ts';
import { FormPart } from '../form-part.tsx';
import type { FormSource } from '../form-source.ts';
import { TextInput } from '../inputs/text-input.tsx';
import css from '../properties.module.css';
import { PropertyField } from '../property-field.tsx';
import panels from './panels.module.css';
import { StyleChanges } from './style-changes.tsx';

/** The same card in other sizes: what of them differs is changed on the canvas while that size is shown. */
export function SizesPanel({ studio, form }: { studio: Studio; form: FormSource }) {
  const translate = useTranslate();
  const { template, canEdit, run } = studio;
  const unit = useLengthUnit();
  const sizes = Object.entries(template.sizes ?? {});
  const make = (made: PartEdits) => {
    if (made.ok) run(made.edits);
    else toast(translate(`studio.partRefused.${made.why}`));
  };
  const add = (id: string) => {
    const usual = CARD_SIZES.find((one) => one.id === id);
    if (usual === undefined) return;
    const { width, height } = usual;
    const taken = template.sizes ?? {};
    let free: string = id;
    for (let n = 2; Object.hasOwn(taken, free); n += 1) free = `${id}-${n}`;
    make(addPart(template, 'size', free, { name: translate(`gallery.sizeNames.${usual.id}`), width, height }));
  };
  return (
    <section className={css.section} aria-label={translate('studio.sizes')}>
      <h3>
        {translate('studio.sizes')}
        <MenuTrigger>
          <IconButton icon={<Plus />} label={translate('studio.addSize')} isDisabled={!canEdit} />
          <Popover className={overlay.popover ?? ''} offset={4} placement="bottom end">
            <Menu
              className={overlay.list ?? ''}
              aria-label={translate('studio.addSize')}
              onAction={(id) => add(String(id))}
            >
              {CARD_SIZES.map(({ id, width, height }) => (
                <MenuItem
                  key={id}
                  id={id}
                  textValue={translate(`gallery.sizeNames.${id}`)}
                  className={overlay.option ?? ''}
                >
                  {translate(`gallery.sizeNames.${id}`)}
                  <span className={overlay.note}>{sizeText(translate, width, height, unit)}</span>
                </MenuItem>
              ))}
            </Menu>
          </Popover>
        </MenuTrigger>
      </h3>
      {sizes.length === 0 ? <p className={panels.note}>{translate('studio.sizesHint')}</p> : null}
      {sizes.map(([id, size]) => (
        <FormPart
          key={id}
          summary={
            <>
              <span>{size.name}</span>
              <span className={css.value}>{sizeText(translate, size.width, size.height, unit)}</span>
            </>
          }
        >
          <TextInput
            label={getPropertyLabel(translate, 'id')}
            value={id}
            isDisabled={!canEdit}
            onChange={(to) => make(renamePart(template, 'size', id, to.trim()))}
          />
          {templateProperties('size')
            .filter(({ editor }) => editor !== 'panel' && editor !== 'elements')
            .map((property) => (
              <PropertyField
                key={property.key}
                property={property}
                value={size[property.key as keyof SizeVariant]}
                studio={form}
                onChange={(value, typed) => run([setOrRemove(pointer('/sizes', id, property.key), value)], typed)}
              />
            ))}
          <StyleChanges
            value={size.styles}
            studio={form}
            onChange={(value, typed) => run([setOrRemove(pointer('/sizes', id, 'styles'), value)], typed)}
          />
          <Differences studio={studio} id={id} size={size} />
          <div className={panels.tools}>
            <Button kind="quiet" onPress={() => studio.setSize(id)}>
              {translate('studio.showSize')}
            </Button>
            {canEdit ? (
              <RowMenu
                name={size.name}
                actions={[
                  duplicateAction(translate, () => make(duplicatePart(template, 'size', id))),
                  removeAction(translate, () => make(removePart(template, 'size', id))),
                ]}
              />
            ) : null}
          </div>
        </FormPart>
      ))}
    </section>
  );
}

/** Elements that are otherwise in this size, or are not there, each with the way back. */
function Differences({ studio, id, size }: { studio: Studio; id: string; size: SizeVariant }) {
  const translate = useTranslate();
  const { template, game, canEdit, run } = studio;
  const { replace = {}, without = [] } = size;
  const called = (element: string): string => {
    const own = SIDES.flatMap((side) => elementsOf({ template }, side)).find((one) => one.element.id === element);
    return own === undefined ? element : elementLabel(translate, own.element, game);
  };
  const rows = [
    ...Object.entries(replace).map(([element, change]) => {
      const { [element]: _, ...others } = replace;
      const rest = Object.keys(others).length === 0 ? undefined : others;
      return {
        element,
        what: Object.keys(change)
          .map((key) => getPropertyLabel(translate, key))
          .join(', '),
        back: setOrRemove(pointer('/sizes', id, 'replace'), rest),
      };
    }),
    ...without.map((element) => {
      const rest = without.filter((one) => one !== element);
      return {
        element,
        what: translate('studio.leftOut'),
        back: setOrRemove(pointer('/sizes', id, 'without'), rest.length === 0 ? undefined : rest),
      };
    }),
  ];
  if (rows.length === 0) return null;
  return (
    <div className={css.listField}>
      <span className={css.label}>{translate('studio.differs')}</span>
      <ul className={panels.rows}>
        {rows.map(({ element, what, back }) => (
          <li key={`${element} ${what}`}>
            <span>{called(element)}</span>
            <span className={css.value}>{what}</span>
            <IconButton
              icon={<Undo2 />}
              label={translate('studio.asInBase', { name: shortName(called(element)) })}
              isDisabled={!canEdit}
              onPress={() => run([back])}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
