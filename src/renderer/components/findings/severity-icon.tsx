import { CircleX, Info, TriangleAlert } from 'lucide-react';
import type { Severity } from '../../../shared/rules/finding.ts';
import { useTranslate } from '../../texts/use-translate.ts';

interface Props {
  severity: Severity;
  /** Whether an error is one of the rules of a game; absent = it is. Others, such as a missing font, break none. */
  isOfRules?: boolean;
}

/** A shape of its own for each severity, so that colour is not the only sign. */
export function SeverityIcon({ severity, isOfRules = true }: Props) {
  const translate = useTranslate();
  const Icon = severity === 'error' ? CircleX : severity === 'warning' ? TriangleAlert : Info;
  return (
    <Icon
      role="img"
      aria-label={
        severity === 'error' && !isOfRules ? translate('findings.error') : translate(`severityNames.${severity}`)
      }
    />
  );
}
