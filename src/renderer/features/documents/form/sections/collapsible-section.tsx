import { ChevronDown } from 'lucide-react';
import { memo, type ReactNode, useId } from 'react';
import { useReveal } from '../../../../fields/use-reveal.ts';
import form from '../form.module.css';
import { SectionMarkBadge } from './section-index.tsx';
import type { SectionMark } from './section-marks.ts';
import css from './sections.module.css';

interface Props {
  /** The id of the section, for `onCollapse`. */
  id: string;
  title: string;
  isCollapsed: boolean;
  mark: SectionMark | undefined;
  onCollapse(sectionIds: readonly string[], isCollapsed: boolean): void;
  children: ReactNode;
}

/**
 * Shows a collapsible section of a long form. The heading of a collapsed section shows findings and missing fields inside
 * it. Going to a field expands its section.
 */
export const CollapsibleSection = memo(function CollapsibleSection({
  id,
  title,
  isCollapsed,
  mark,
  onCollapse,
  children,
}: Props) {
  const headingId = useId();
  const revealRef = useReveal<HTMLElement>(() => onCollapse([id], false));
  return (
    <section
      className={`${form.section} ${css.section}`}
      aria-labelledby={headingId}
      ref={revealRef}
      data-section={title}
    >
      <div className={`${form.sectionHead} ${css.head}`} data-folded={isCollapsed || undefined}>
        <h2 id={headingId}>
          <button
            type="button"
            className={css.fold}
            aria-expanded={!isCollapsed}
            aria-controls={`${headingId}body`}
            onClick={() => onCollapse([id], !isCollapsed)}
          >
            <ChevronDown aria-hidden />
            {title}
          </button>
        </h2>
        {isCollapsed ? <SectionMarkBadge mark={mark} /> : null}
      </div>
      <div className={form.sectionBody} id={`${headingId}body`} hidden={isCollapsed}>
        {children}
      </div>
    </section>
  );
});
