import { getFindingFields, type PreflightFinding } from '../../../../shared/print/preflight.ts';
import { focusField } from '../../../fields/focus-field.ts';
import { formatHash, navigateTo, type Route } from '../../../navigation/router.ts';

/** Returns the screen of the finding's subject. The subject of a finding about a row is the deck. */
const getFindingRoute = ({ of: subjectKind, subject: subjectId }: PreflightFinding): Route =>
  subjectKind === 'row'
    ? { screen: 'deck', id: subjectId }
    : subjectKind === 'team'
      ? { screen: 'team', id: subjectId }
      : { screen: 'character', id: subjectId };

/** The time for which a field is looked for on the new screen. */
const FOCUS_TIMEOUT_MS = 3000;

/** Opens the screen of the finding's subject and focuses the first field of the finding that exists there. */
export function goToFinding(finding: PreflightFinding): void {
  const route = getFindingRoute(finding);
  if (window.location.hash !== formatHash(route)) navigateTo(route);
  const fields = getFindingFields(finding);
  const deadline = performance.now() + FOCUS_TIMEOUT_MS;
  const focusWhenReady = (): void => {
    const hasFocused = fields.some((field) => focusField(field));
    if (!hasFocused && fields.length > 0 && performance.now() < deadline) requestAnimationFrame(focusWhenReady);
  };
  // The new screen is rendered in the first frame and has its fields in the second.
  requestAnimationFrame(() => requestAnimationFrame(focusWhenReady));
}
