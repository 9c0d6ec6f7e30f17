import { ChevronDown } from 'lucide-react';
import { memo, type ReactNode, useId } from 'react';
import { useReveal } from '../../../../fields/use-reveal.ts';
import form from '../form.module.css';
import { Mark } from './section-index.tsx';
import type { SectionMark } from './section-marks.ts';
import css from './sections.module.css';

interface Props {
  title: string;
  isFolded: boolean;
  mark: SectionMark | undefined;
  onFold(titles: readonly string[], isFolded: boolean): void;
  children: ReactNode;
}

/**
 * A collapsible section of a long form. Its collapsed line shows whether something inside needs attention; going to a field
 * expands it.
 */
export const FoldingSection = memo(function FoldingSection({ title, isFolded, mark, onFold, children }: Props) {
  const id = useId();
  const box = useReveal<HTMLElement>(() => onFold([title], false));
  return (
    <section className={`${form.section} ${css.section}`} aria-labelledby={id} ref={box} data-section={title}>
      <div className={`${form.sectionHead} ${css.head}`} data-folded={isFolded || undefined}>
        <h2 id={id}>
          <button
            type="button"
            className={css.fold}
            aria-expanded={!isFolded}
            aria-controls={`${id}body`}
            onClick={() => onFold([title], !isFolded)}
          >
            <ChevronDown aria-hidden />
            {title}
          </button>
        </h2>
        {isFolded ? <Mark mark={mark} /> : null}
      </div>
      <div className={form.sectionBody} id={`${id}body`} hidden={isFolded}>
        {children}
      </div>
    </section>
  );
});
