import { CircleX, Info, TriangleAlert } from 'lucide-react';
import type { Severity } from '../../../shared/rules/finding.ts';
import { useTranslate } from '../../texts/use-translate.ts';

interface Props {
  severity: Severity;
  /** Whether an error breaks a rule of a game, which is the default. Other errors, such as a missing font, do not. */
  isRuleViolation?: boolean;
}

/** An icon with a different shape for each severity, so that color is not the only sign. */
export function SeverityIcon({ severity, isRuleViolation = true }: Props) {
  const translate = useTranslate();
  const Icon = severity === 'error' ? CircleX : severity === 'warning' ? TriangleAlert : Info;
  return (
    <Icon
      role="img"
      aria-label={
        severity === 'error' && !isRuleViolation ? translate('findings.error') : translate(`severityNames.${severity}`)
      }
    />
  );
}
