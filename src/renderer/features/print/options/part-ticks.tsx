import { memo } from 'react';
import type { PrintKind } from '../../../../shared/print-job/print-job.ts';
import text from '../../../components/text.module.css';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { Section } from '../pages/sections.ts';
import type { PrintKindText } from '../print-kind-text.ts';
import css from './options.module.css';
import { Tick } from './tick.tsx';

interface Props {
  kinds: readonly PrintKind[];
  textOf(what: PrintKind): PrintKindText;
  parts: readonly PrintKind[];
  /** The pages of the selected parts. */
  sections: readonly Section[];
  onParts(parts: readonly PrintKind[]): void;
}

/** Selects the parts to print, and shows how much each of them prints. */
export const PartTicks = memo(function PartTicks({ kinds, textOf, parts, sections, onParts }: Props) {
  const translate = useTranslate();
  return (
    <fieldset className={css.parts}>
      <legend>
        <h2>{translate('print.what')}</h2>
      </legend>
      {kinds.length > 2 ? (
        <Tick
          label={translate('print.everything')}
          on={kinds.every((what) => parts.includes(what))}
          onChange={(all) => onParts(all ? kinds : kinds.slice(0, 1))}
        />
      ) : null}
      {kinds.map((what) => {
        const { label, hint } = textOf(what);
        const on = parts.includes(what);
        const sum = sections.find((section) => section.what === what)?.sum ?? '';
        // The parts stay in the order of the list, whichever was selected first.
        const change = (next: boolean) => onParts(kinds.filter((one) => (one === what ? next : parts.includes(one))));
        return (
          <Tick key={what} label={label} sum={on ? sum : ''} on={on} onChange={change}>
            {on && hint !== '' ? <p className={text.quiet}>{hint}</p> : null}
          </Tick>
        );
      })}
    </fieldset>
  );
});
