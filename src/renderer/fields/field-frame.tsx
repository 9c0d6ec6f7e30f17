import { type CSSProperties, createContext, type ReactNode, useContext, useId } from 'react';
import type { Finding, Fix } from '../../shared/rules/finding.ts';
import { FieldFindings } from '../components/findings/field-findings.tsx';
import css from '../components/inputs/field.module.css';
import { useDocumentEdits, useFindingIndex, useFindingsAtPointer } from './document-port.ts';
import { getFindingsAt } from './finding-index.ts';

/** Whether the field is part of a `FieldRow`, which shows the findings of all its fields. */
const InRowContext = createContext(false);

/** Returns whether the field is in a row and has little room for text. */
export const useIsInRow = (): boolean => useContext(InRowContext);

interface FrameProps {
  pointer: string;
  /** The findings, shown below the control. */
  findings?: readonly Finding[];
  /** A hint, shown below the control. */
  hint?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The frame of a control in a form. It shows the findings of the field below the control. Its `data-path` attribute has the
 * pointer, by which `focusField` finds the field when the user clicks a finding or a part of the card.
 */
export function FieldFrame({ pointer, findings = [], hint, className, children }: FrameProps) {
  const hintId = useId();
  const { applyFix } = useDocumentEdits();
  const isInRow = useIsInRow();
  return (
    <div className={`${css.field} ${className ?? ''}`} data-path={pointer}>
      {children}
      {hint === undefined || hint === '' ? null : (
        <div className={css.hint} id={hintId}>
          {hint}
        </div>
      )}
      {isInRow ? null : <FieldFindings findings={findings} onFix={applyFix} />}
    </div>
  );
}

interface RowProps {
  /** The pointers of the fields in the row. */
  pointers: readonly string[];
  className?: string | undefined;
  style?: CSSProperties | undefined;
  children: ReactNode;
}

/** Narrow fields in one row. Their findings are shown below all of them, where a sentence fits. */
export function FieldRow({ pointers, className, style, children }: RowProps) {
  const { applyFix } = useDocumentEdits();
  return (
    <div className={css.fieldRow}>
      <div className={className} style={style}>
        <InRowContext value={true}>{children}</InRowContext>
      </div>
      {pointers.length === 0 ? null : <RowFindings pointers={pointers} onFix={applyFix} />}
    </div>
  );
}

/** The findings at one pointer, for controls without a frame. */
export function PointerFindings({ pointer }: { pointer: string }) {
  return <FieldFindings findings={useFindingsAtPointer(pointer)} />;
}

/** The findings of a row. This is a separate component, so that a finding of another field does not render the fields again. */
function RowFindings({ pointers, onFix }: { pointers: readonly string[]; onFix: ((fix: Fix) => void) | undefined }) {
  const findingIndex = useFindingIndex();
  return <FieldFindings findings={pointers.flatMap((pointer) => getFindingsAt(findingIndex, pointer))} onFix={onFix} />;
}
