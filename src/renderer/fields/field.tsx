import { type CSSProperties, createContext, type ReactNode, useContext, useId } from 'react';
import type { Finding, Fix } from '../../shared/rules/finding.ts';
import { FieldFindings } from '../components/findings/findings.tsx';
import css from '../components/inputs/field.module.css';
import { useEdits, useFindingIndex, useFindingsAt } from './document-port.ts';
import { findingsAt } from './finding-index.ts';

/** Whether findings are shown below the whole row of fields. */
const InRow = createContext(false);

/** Returns whether the field is in a row and has little room for text. */
export const useInRow = (): boolean => useContext(InRow);

interface FrameProps {
  path: string;
  /** Findings and hint, shown below the control. */
  findings?: readonly Finding[];
  hint?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** The frame of a control on the form. Findings and the card refer to it by its pointer; its findings are shown below it. */
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
  /** The pointers of its fields. */
  paths: readonly string[];
  className?: string | undefined;
  style?: CSSProperties | undefined;
  children: ReactNode;
}

/** Narrow fields in one row. Their findings are shown below all of them, where a sentence fits. */
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

/** The findings at one pointer, for controls without a frame. */
export function FindingsAt({ path }: { path: string }) {
  return <FieldFindings findings={useFindingsAt(path)} />;
}

/** The findings of a row. This is a separate component, so that a finding of another field does not render the fields again. */
function RowFindings({ paths, onFix }: { paths: readonly string[]; onFix: ((fix: Fix) => void) | undefined }) {
  const index = useFindingIndex();
  return <FieldFindings findings={paths.flatMap((path) => findingsAt(index, path))} onFix={onFix} />;
}
