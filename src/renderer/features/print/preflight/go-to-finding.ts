import { getFindingFields, type PreflightFinding } from '../../../../shared/print/preflight.ts';
import { focusField } from '../../../fields/focus-field.ts';
import { formatHash, navigateTo, type Route } from '../../../navigation/router.ts';

const routeOf = ({ of, subject }: PreflightFinding): Route =>
  of === 'row'
    ? { screen: 'deck', id: subject }
    : of === 'team'
      ? { screen: 'team', id: subject }
      : { screen: 'character', id: subject };

/** The longest time that a screen may take to show its fields. */
const FOCUS_TIMEOUT_MS = 3000;

/** Opens the screen of the finding's subject and focuses the first field of the finding that exists there. */
export function goToFinding(finding: PreflightFinding): void {
  const route = routeOf(finding);
  if (window.location.hash !== formatHash(route)) navigateTo(route);
  const fields = getFindingFields(finding);
  const until = performance.now() + FOCUS_TIMEOUT_MS;
  const attempt = (): void => {
    const isDone = fields.some((field) => focusField(field));
    if (!isDone && fields.length > 0 && performance.now() < until) requestAnimationFrame(attempt);
  };
  // The screen has to be drawn first.
  requestAnimationFrame(() => requestAnimationFrame(attempt));
}
