import { Copy } from 'lucide-react';
import { useMemo } from 'react';
import { listUses } from '../../../../shared/studio/references.ts';
import { duplicatePart } from '../../../../shared/studio/template-parts.ts';
import { Button } from '../../../components/button.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import { toast } from '../../../toasts/toasts.ts';
import type { FieldProps } from './field-props.ts';
import type { FormSource } from './form-source.ts';
import css from './properties.module.css';

/** Says how many other elements use the style, with a button that duplicates it for this element. */
export function SharedStyle({ formSource, styleName, onChange }: FieldProps & { styleName: string }) {
  const translate = useTranslate();
  const { template, elementAddress = '', canEdit } = formSource;
  const otherUserCount = useMemo(
    () => countOtherUsers(template, styleName, elementAddress),
    [template, styleName, elementAddress],
  );
  if (otherUserCount === 0 || !canEdit) return null;
  return (
    <>
      <p className={css.note}>{translate('studio.sharedBy', { n: otherUserCount })}</p>
      <Button
        kind="quiet"
        icon={<Copy />}
        onPress={() => {
          const duplicate = duplicatePart(template, 'style', styleName);
          if (duplicate.ok) onChange(duplicate.name, false, duplicate.edits);
          else toast(translate(`studio.partRefused.${duplicate.why}`));
        }}
      >
        {translate('studio.ownStyle')}
      </Button>
    </>
  );
}

/** Counts the other elements that use a style. */
function countOtherUsers(template: FormSource['template'], styleName: string, elementAddress: string): number {
  const userElements = listUses(template, 'style', styleName).flatMap((usePath) => {
    const userElement = getElementPointer(usePath);
    return userElement === elementAddress ? [] : [userElement];
  });
  return new Set(userElements).size;
}

/** Returns the pointer of the element that contains a use: `/sizes/jumbo/front/3` or `/front/3/fallback/0`. */
function getElementPointer(usePath: string): string {
  // The first segment is empty, since the pointer starts with a slash.
  const segments = usePath.split('/');
  const segmentCount = segments[1] === 'sizes' ? 5 : 3;
  return segments.slice(0, segments[segmentCount] === 'fallback' ? segmentCount + 2 : segmentCount).join('/');
}
