import { Copy } from 'lucide-react';
import { useMemo } from 'react';
import { duplicatePart } from '../../../../shared/studio/parts.ts';
import { usesOf } from '../../../../shared/studio/references.ts';
import { Button } from '../../../components/button.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import { toast } from '../../../toasts/toasts.ts';
import type { FieldProps } from './field-props.ts';
import type { FormSource } from './form-source.ts';
import css from './properties.module.css';

/** How many others a change of the style changes, and the way out. */
export function SharedStyle({ studio, name, onChange }: FieldProps & { name: string }) {
  const translate = useTranslate();
  const { template, about = '', canEdit } = studio;
  const others = useMemo(() => othersIn(template, name, about), [template, name, about]);
  if (others === 0 || !canEdit) return null;
  return (
    <>
      <p className={css.note}>{translate('studio.sharedBy', { n: others })}</p>
      <Button
        kind="quiet"
        icon={<Copy />}
        onPress={() => {
          const made = duplicatePart(template, 'style', name);
          if (made.ok) onChange(made.name, false, made.edits);
          else toast(translate(`studio.partRefused.${made.why}`));
        }}
      >
        {translate('studio.ownStyle')}
      </Button>
    </>
  );
}

/** Other elements that are set in a style. */
function othersIn(template: FormSource['template'], name: string, about: string): number {
  const elements = usesOf(template, 'style', name).flatMap((path) => {
    const element = elementPointer(path);
    return element === about ? [] : [element];
  });
  return new Set(elements).size;
}

/** The pointer of the element that a path into a template belongs to: `/sizes/jumbo/front/3` or `/front/3/fallback/0`. */
function elementPointer(path: string): string {
  const segments = path.split('/');
  const length = segments[1] === 'sizes' ? 5 : 3;
  return segments.slice(0, segments[length] === 'fallback' ? length + 2 : length).join('/');
}
