import { type ReactNode, useId } from 'react';
import type { Finding } from '../../shared/finding/finding.ts';
import css from '../components/field.module.css';
import { FieldFindings } from '../components/findings.tsx';
import { usePort } from './document-port.ts';

interface FrameProps {
  path: string;
  /** Findings and hint, shown below the control. */
  findings?: readonly Finding[];
  hint?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** The place of a control on the form: what a finding or the card points at, and what is said below it. */
export function FieldFrame({ path, findings = [], hint, className, children }: FrameProps) {
  const id = useId();
  const { fix } = usePort();
  return (
    <div className={`${css.field} ${className ?? ''}`} data-path={path}>
      {children}
      {hint === undefined || hint === '' ? null : (
        <div className={css.hint} id={id}>
          {hint}
        </div>
      )}
      <FieldFindings findings={findings} onFix={fix} />
    </div>
  );
}
