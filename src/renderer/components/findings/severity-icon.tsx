import { CircleX, Info, TriangleAlert } from 'lucide-react';
import type { Severity } from '../../../shared/rules/finding.ts';
import { SEVERITY_NAMES } from '../../strings/documents/findings.ts';

/** A shape of its own for each severity, so that colour is not the only sign. */
export function SeverityIcon({ severity }: { severity: Severity }) {
  const Icon = severity === 'error' ? CircleX : severity === 'warning' ? TriangleAlert : Info;
  return <Icon role="img" aria-label={SEVERITY_NAMES[severity]} />;
}
