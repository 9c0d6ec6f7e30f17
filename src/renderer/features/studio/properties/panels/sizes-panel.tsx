import { Plus, Undo2 } from 'lucide-react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import type { SizeVariant } from '../../../../../shared/card/template/template.ts';
import { setOrRemove } from '../../../../../shared/document/edit.ts';
import { joinPointer } from '../../../../../shared/document/pointer.ts';
import { CARD_SIZES } from '../../../../../shared/studio/new-template.ts';
import { listTemplateProperties } from '../../../../../shared/studio/properties.ts';
import {
  addPart,
  duplicatePart,
  type PartEdits,
  removePart,
  renamePart,
} from '../../../../../shared/studio/template-parts.ts';
import { getSideElements, SIDES } from '../../../../../shared/studio/view.ts';
import { Button, IconButton } from '../../../../components/button.tsx';
import overlay from '../../../../components/overlay.module.css';
import { createDuplicateAction, createRemoveAction, RowMenu } from '../../../../components/row-menu/row-menu.tsx';
import { shortenName } from '../../../../strings/documents/shorten-name.ts';
import { getPropertyLabel } from '../../../../strings/studio/studio-keys.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { toast } from '../../../../toasts/toasts.ts';
import { getElementLabel } from '../../tree/element-tree.tsx';
import { formatCardSize, useLengthUnit } from '../../units.ts';
import type { Studio } from '../../use-studio.ts';
import { FormPart } from '../form-part.tsx';
import type { FormSource } from '../form-source.ts';
import { TextInput } from '../inputs/text-input.tsx';
import css from '../properties.module.css';
import { PropertyField } from '../property-field.tsx';
import panels from './panels.module.css';
import { StyleChanges } from './style-changes.tsx';

/** Edits the other sizes of the card. What differs in a size is edited on the canvas while that size is shown. */
export function SizesPanel({ studio, formSource }: { studio: Studio; formSource: FormSource }) {
  const translate = useTranslate();
  const { template, canEdit, commitEdits } = studio;
  const lengthUnit = useLengthUnit();
  const sizeEntries = Object.entries(template.sizes ?? {});
  const commitPartEdits = (partEdits: PartEdits) => {
    if (partEdits.ok) commitEdits(partEdits.edits);
    else toast(translate(`studio.partRefused.${partEdits.why}`));
  };
  const addSize = (presetId: string) => {
    const presetSize = CARD_SIZES.find((cardSize) => cardSize.id === presetId);
    if (presetSize === undefined) return;
    const { width, height } = presetSize;
    const existingSizes = template.sizes ?? {};
    let freeId: string = presetId;
    for (let suffix = 2; Object.hasOwn(existingSizes, freeId); suffix += 1) freeId = `${presetId}-${suffix}`;
    commitPartEdits(
      addPart(template, 'size', freeId, { name: translate(`gallery.sizeNames.${presetSize.id}`), width, height }),
    );
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
              onAction={(presetId) => addSize(String(presetId))}
            >
              {CARD_SIZES.map(({ id, width, height }) => (
                <MenuItem
                  key={id}
                  id={id}
                  textValue={translate(`gallery.sizeNames.${id}`)}
                  className={overlay.option ?? ''}
                >
                  {translate(`gallery.sizeNames.${id}`)}
                  <span className={overlay.note}>{formatCardSize(translate, width, height, lengthUnit)}</span>
                </MenuItem>
              ))}
            </Menu>
          </Popover>
        </MenuTrigger>
      </h3>
      {sizeEntries.length === 0 ? <p className={panels.note}>{translate('studio.sizesHint')}</p> : null}
      {sizeEntries.map(([sizeId, size]) => (
        <FormPart
          key={sizeId}
          summary={
            <>
              <span>{size.name}</span>
              <span className={css.value}>{formatCardSize(translate, size.width, size.height, lengthUnit)}</span>
            </>
          }
        >
          <TextInput
            label={getPropertyLabel(translate, 'id')}
            value={sizeId}
            isDisabled={!canEdit}
            onChange={(nextId) => commitPartEdits(renamePart(template, 'size', sizeId, nextId.trim()))}
          />
          {/* Properties with the editor `panel` or `elements` are edited below or on the canvas. */}
          {listTemplateProperties('size')
            .filter(({ editor }) => editor !== 'panel' && editor !== 'elements')
            .map((property) => (
              <PropertyField
                key={property.key}
                property={property}
                value={size[property.key as keyof SizeVariant]}
                formSource={formSource}
                onChange={(nextValue, isTyping) =>
                  commitEdits([setOrRemove(joinPointer('/sizes', sizeId, property.key), nextValue)], isTyping)
                }
              />
            ))}
          <StyleChanges
            value={size.styles}
            formSource={formSource}
            onChange={(nextValue, isTyping) =>
              commitEdits([setOrRemove(joinPointer('/sizes', sizeId, 'styles'), nextValue)], isTyping)
            }
          />
          <SizeDifferences studio={studio} sizeId={sizeId} size={size} />
          <div className={panels.tools}>
            <Button kind="quiet" onPress={() => studio.setSize(sizeId)}>
              {translate('studio.showSize')}
            </Button>
            {canEdit ? (
              <RowMenu
                rowName={size.name}
                actions={[
                  createDuplicateAction(translate, () => commitPartEdits(duplicatePart(template, 'size', sizeId))),
                  createRemoveAction(translate, () => commitPartEdits(removePart(template, 'size', sizeId))),
                ]}
              />
            ) : null}
          </div>
        </FormPart>
      ))}
    </section>
  );
}

/** Lists the elements that differ in this size or that it omits. Each has a button that removes the difference. */
function SizeDifferences({ studio, sizeId, size }: { studio: Studio; sizeId: string; size: SizeVariant }) {
  const translate = useTranslate();
  const { template, game, canEdit, commitEdits } = studio;
  const { replace = {}, without: omittedIds = [] } = size;
  const getElementTitle = (elementId: string): string => {
    const matchingElement = SIDES.flatMap((side) => getSideElements({ template }, side)).find(
      (sideElement) => sideElement.element.id === elementId,
    );
    return matchingElement === undefined ? elementId : getElementLabel(translate, matchingElement.element, game);
  };
  const differences = [
    ...Object.entries(replace).map(([elementId, change]) => {
      const { [elementId]: _replacement, ...otherReplacements } = replace;
      const remainingReplacements = Object.keys(otherReplacements).length === 0 ? undefined : otherReplacements;
      return {
        elementId,
        changeText: Object.keys(change)
          .map((propertyKey) => getPropertyLabel(translate, propertyKey))
          .join(', '),
        restoreEdit: setOrRemove(joinPointer('/sizes', sizeId, 'replace'), remainingReplacements),
      };
    }),
    ...omittedIds.map((elementId) => {
      const remainingIds = omittedIds.filter((omittedId) => omittedId !== elementId);
      return {
        elementId,
        changeText: translate('studio.leftOut'),
        restoreEdit: setOrRemove(
          joinPointer('/sizes', sizeId, 'without'),
          remainingIds.length === 0 ? undefined : remainingIds,
        ),
      };
    }),
  ];
  if (differences.length === 0) return null;
  return (
    <div className={css.listField}>
      <span className={css.label}>{translate('studio.differs')}</span>
      <ul className={panels.rows}>
        {differences.map(({ elementId, changeText, restoreEdit }) => (
          <li key={`${elementId} ${changeText}`}>
            <span>{getElementTitle(elementId)}</span>
            <span className={css.value}>{changeText}</span>
            <IconButton
              icon={<Undo2 />}
              label={translate('studio.asInBase', { name: shortenName(getElementTitle(elementId)) })}
              isDisabled={!canEdit}
              onPress={() => commitEdits([restoreEdit])}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
