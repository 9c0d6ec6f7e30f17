import type { Finding } from '../../../shared/rules/finding.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { focusField } from '../../fields/focus-field.ts';
import { describeNoField } from '../../strings/documents/findings.ts';
import { toast } from '../../toasts/toasts.ts';

/** Goes to the field of a finding. Some speak of places that no field shows, such as an unknown key: then a toast names the place. */
export function goToFinding(translate: Translate, { path }: Pick<Finding, 'path'>): void {
  if (!focusField(path)) toast(describeNoField(translate, path));
}
