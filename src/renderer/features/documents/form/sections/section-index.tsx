import { ChevronsDownUp, ChevronsUpDown, Circle } from 'lucide-react';
import { memo, useMemo, useRef } from 'react';
import type { FormSection } from '../../../../../shared/form/form.ts';
import { formatLateText } from '../../../../../shared/texts/late-text.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import { Button, IconButton } from '../../../../components/button.tsx';
import { SeverityIcon } from '../../../../components/findings/severity-icon.tsx';
import { Select } from '../../../../components/inputs/select.tsx';
import { ROVING, useRoving } from '../../../../components/roving.ts';
import { countFindings } from '../../../../strings/documents/findings.ts';
import { describeMissingFields } from '../../../../strings/documents/form.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { SectionMark } from './section-marks.ts';
import css from './sections.module.css';

interface Props {
  sections: readonly FormSection[];
  marks: readonly SectionMark[];
  current: number;
  /** Whether every section is collapsed, so that the button expands them. */
  isAllFolded: boolean;
  onJump(section: number): void;
  onFoldAll(isFolded: boolean): void;
}

/** Shows the sections of a form at all times: the current one, the marks of each, and a link to each. */
export const SectionIndex = memo(function SectionIndex(props: Props) {
  const translate = useTranslate();
  const { sections, marks, current, isAllFolded, onJump, onFoldAll } = props;
  const box = useRef<HTMLElement>(null);
  const roving = useRoving(box);
  const choices = useMemo(
    () =>
      sections.map((section, index) => ({
        id: String(index),
        label: titleIn(translate, section),
        note: noteOf(translate, marks[index]),
      })),
    [sections, marks, translate],
  );
  const foldLabel = isAllFolded ? translate('form.unfoldAll') : translate('form.foldAll');
  const foldIcon = isAllFolded ? <ChevronsUpDown /> : <ChevronsDownUp />;
  return (
    <>
      <nav className={css.rail} aria-label={translate('form.sections')} ref={box} {...roving}>
        {sections.map((section, index) => (
          <button
            key={formatLateText(translate, section.title)}
            type="button"
            className={css.entry}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onJump(index)}
            {...ROVING}
          >
            <span>{titleIn(translate, section)}</span>
            <Mark mark={marks[index]} />
          </button>
        ))}
        <Button kind="quiet" className={css.foldAll} icon={foldIcon} onPress={() => onFoldAll(!isAllFolded)}>
          {foldLabel}
        </Button>
      </nav>
      <div className={css.bar}>
        <Select
          label={translate('form.sections')}
          bare
          value={String(current)}
          choices={choices}
          onChange={(id) => onceClosed(() => onJump(Number(id)))}
        />
        <IconButton icon={foldIcon} label={foldLabel} onPress={() => onFoldAll(!isAllFolded)} />
      </div>
    </>
  );
});

/**
 * Runs a function two frames later: a closing list returns the focus to its button in the next frame, and another element
 * can get it only after that.
 */
const onceClosed = (run: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(run));
};

const titleIn = (translate: Translate, { short, title }: FormSection): string =>
  formatLateText(translate, short ?? title);

/** Shows the worst mark of a section. */
export function Mark({ mark }: { mark: SectionMark | undefined }) {
  const translate = useTranslate();
  const note = noteOf(translate, mark);
  if (mark === undefined || note === '') return null;
  const { errors, warnings, missing } = mark;
  const number = errors || warnings;
  return (
    <span className={css.mark} data-kind={errors > 0 ? 'error' : warnings > 0 ? 'warning' : 'missing'} title={note}>
      {errors > 0 || warnings > 0 ? (
        <SeverityIcon severity={errors > 0 ? 'error' : 'warning'} />
      ) : (
        <Circle role="img" aria-label={describeMissingFields(translate, missing)} />
      )}
      {number > 1 ? number : null}
    </span>
  );
}

/** Describes the marks of a section in words; empty if there are none. */
function noteOf(translate: Translate, mark: SectionMark | undefined): string {
  if (mark === undefined) return '';
  const { errors, warnings, missing } = mark;
  if (errors + warnings > 0) return countFindings(translate, errors, warnings);
  return missing.length > 0 ? describeMissingFields(translate, missing) : '';
}
