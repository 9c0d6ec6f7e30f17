import { ChevronsDownUp, ChevronsUpDown, Circle } from 'lucide-react';
import { memo, useMemo, useRef } from 'react';
import type { FormSection } from '../../../../../shared/form/form.ts';
import { formatLateText } from '../../../../../shared/texts/late-text.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import { Button, IconButton } from '../../../../components/button.tsx';
import { SeverityIcon } from '../../../../components/findings/severity-icon.tsx';
import { Select } from '../../../../components/inputs/select.tsx';
import { ROVING_PROPS, useRovingFocus } from '../../../../components/use-roving-focus.ts';
import { countFindings } from '../../../../strings/documents/findings.ts';
import { describeMissingFields } from '../../../../strings/documents/form.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { SectionMark } from './section-marks.ts';
import css from './sections.module.css';

interface Props {
  sections: readonly FormSection[];
  marks: readonly SectionMark[];
  currentSection: number;
  /** Whether every section is collapsed, so that the button expands them. */
  isAllCollapsed: boolean;
  onJump(sectionIndex: number): void;
  onCollapseAll(isCollapsed: boolean): void;
}

/** Shows an index of the sections of a form. Each section has a button that goes to it, and its mark. */
export const SectionIndex = memo(function SectionIndex(props: Props) {
  const translate = useTranslate();
  const { sections, marks, currentSection, isAllCollapsed, onJump, onCollapseAll } = props;
  const navigationRef = useRef<HTMLElement>(null);
  const rovingProps = useRovingFocus(navigationRef);
  const choices = useMemo(
    () =>
      sections.map((section, index) => ({
        id: String(index),
        label: getShortTitle(translate, section),
        note: describeMark(translate, marks[index]),
      })),
    [sections, marks, translate],
  );
  const collapseLabel = isAllCollapsed ? translate('form.unfoldAll') : translate('form.foldAll');
  const collapseIcon = isAllCollapsed ? <ChevronsUpDown /> : <ChevronsDownUp />;
  return (
    <>
      <nav className={css.rail} aria-label={translate('form.sections')} ref={navigationRef} {...rovingProps}>
        {sections.map((section, index) => (
          <button
            key={formatLateText(translate, section.title)}
            type="button"
            className={css.entry}
            aria-current={index === currentSection ? 'true' : undefined}
            onClick={() => onJump(index)}
            {...ROVING_PROPS}
          >
            <span>{getShortTitle(translate, section)}</span>
            <SectionMarkBadge mark={marks[index]} />
          </button>
        ))}
        <Button kind="quiet" className={css.foldAll} icon={collapseIcon} onPress={() => onCollapseAll(!isAllCollapsed)}>
          {collapseLabel}
        </Button>
      </nav>
      <div className={css.bar}>
        <Select
          label={translate('form.sections')}
          isLabelHidden
          value={String(currentSection)}
          choices={choices}
          onChange={(choiceId) => runAfterClose(() => onJump(Number(choiceId)))}
        />
        <IconButton icon={collapseIcon} label={collapseLabel} onPress={() => onCollapseAll(!isAllCollapsed)} />
      </div>
    </>
  );
});

/**
 * Runs a function in the second frame. A closing list returns the focus to its button in the first frame, so another element
 * can get the focus only after that.
 */
const runAfterClose = (callback: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(callback));
};

const getShortTitle = (translate: Translate, { short, title }: FormSection): string =>
  formatLateText(translate, short ?? title);

/** Shows the most severe mark of a section: errors, else warnings, else missing fields. */
export function SectionMarkBadge({ mark }: { mark: SectionMark | undefined }) {
  const translate = useTranslate();
  const markText = describeMark(translate, mark);
  if (mark === undefined || markText === '') return null;
  const { errorCount, warningCount, missingFields } = mark;
  const findingCount = errorCount || warningCount;
  return (
    <span
      className={css.mark}
      data-kind={errorCount > 0 ? 'error' : warningCount > 0 ? 'warning' : 'missing'}
      title={markText}
    >
      {errorCount > 0 || warningCount > 0 ? (
        <SeverityIcon severity={errorCount > 0 ? 'error' : 'warning'} />
      ) : (
        <Circle role="img" aria-label={describeMissingFields(translate, missingFields)} />
      )}
      {findingCount > 1 ? findingCount : null}
    </span>
  );
}

/** Describes the mark of a section in words. Returns an empty string if nothing needs attention. */
function describeMark(translate: Translate, mark: SectionMark | undefined): string {
  if (mark === undefined) return '';
  const { errorCount, warningCount, missingFields } = mark;
  if (errorCount + warningCount > 0) return countFindings(translate, errorCount, warningCount);
  return missingFields.length > 0 ? describeMissingFields(translate, missingFields) : '';
}
