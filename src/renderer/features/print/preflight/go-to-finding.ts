import { fieldsOf, type PreflightFinding } from '../../../../shared/print/preflight.ts';
import { focusField } from '../../../fields/focus-field.ts';
import { go, hashOf, type Route } from '../../../navigation/router.ts';

const routeOf = ({ of, subject }: PreflightFinding): Route =>
  of === 'row'
    ? { screen: 'deck', id: subject }
    : of === 'team'
      ? { screen: 'team', id: subject }
      : { screen: 'character', id: subject };

/** How long a screen may take to show its fields. */
const FOCUS_TIMEOUT_MS = 3000;

/** Opens the screen of what a finding is about, and puts the focus on the first field it names that is there. */
export function goToFinding(finding: PreflightFinding): void {
  const route = routeOf(finding);
  if (window.location.hash !== hashOf(route)) go(route);
  const fields = fieldsOf(finding);
  const until = performance.now() + FOCUS_TIMEOUT_MS;
  const attempt = (): void => {
    const isDone = fields.some((field) => focusField(field));
    if (!isDone && fields.length > 0 && performance.now() < until) requestAnimationFrame(attempt);
  };
  // The screen is drawn first.
  requestAnimationFrame(() => requestAnimationFrame(attempt));
}
