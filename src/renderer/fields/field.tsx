import { type CSSProperties, createContext, type ReactNode, useContext, useId } from 'react';
import type { Finding, Fix } from '../../shared/rules/finding.ts';
import { FieldFindings } from '../components/findings/findings.tsx';
import css from '../components/inputs/field.module.css';
import { useEdits, useFindingIndex, useFindingsAt } from './document-port.ts';
import { findingsAt } from './finding-index.ts';

/** Whether findings are shown below the whole row of fields. */
const InRow = createContext(false);

/** Whether the field has little room for words. */
export const useInRow = (): boolean => useContext(InRow);

interface FrameProps {
  path: string;
  /** Findings and hint, shown below the control. */
  findings?: readonly Finding[];
  hint?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** The place of a control on the form: what a finding or the card points at, and its findings below it. */
export function FieldFrame({ path, findings = [], hint, className, children }: FrameProps) {
  const id = useId();
  const { fix } = useEdits();
  const inRow = useInRow();
  return (
    <div className={`${css.field} ${className ?? ''}`} data-path={path}>
      {children}
      {hint === undefined || hint === '' ? null : (
        <div className={css.hint} id={id}>
          {hint}
        </div>
      )}
      {inRow ? null : <FieldFindings findings={findings} onFix={fix} />}
    </div>
  );
}

interface RowProps {
  /** The places of its fields. */
  paths: readonly string[];
  className?: string | undefined;
  style?: CSSProperties | undefined;
  children: ReactNode;
}

/** Narrow fields side by side: the findings on any of them stand below all, where a sentence has room. */
export function FieldRow({ paths, className, style, children }: RowProps) {
  const { fix } = useEdits();
  return (
    <div className={css.fieldRow}>
      <div className={className} style={style}>
        <InRow value={true}>{children}</InRow>
      </div>
      {paths.length === 0 ? null : <RowFindings paths={paths} onFix={fix} />}
    </div>
  );
}

/** The findings on one place, for what is drawn without a frame. */
export function FindingsAt({ path }: { path: string }) {
  return <FieldFindings findings={useFindingsAt(path)} />;
}

/** Stands apart from the row, so that a finding elsewhere draws no field again. */
function RowFindings({ paths, onFix }: { paths: readonly string[]; onFix: ((fix: Fix) => void) | undefined }) {
  const index = useFindingIndex();
  return <FieldFindings findings={paths.flatMap((path) => findingsAt(index, path))} onFix={onFix} />;
}
