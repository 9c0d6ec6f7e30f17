import type { Finding } from '../../../shared/rules/finding.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { focusField } from '../../fields/focus-field.ts';
import { describeNoField } from '../../strings/documents/findings.ts';
import { toast } from '../../toasts/toasts.ts';

/** Focuses the field of a finding. If the form has no such field, for example for an unknown key, a toast names the pointer. */
export function goToFinding(translate: Translate, { path }: Pick<Finding, 'path'>): void {
  if (!focusField(path)) toast(describeNoField(translate, path));
}
