import { useState } from 'react';
import { attempt } from '../../failures/report-failure.ts';
import { DIAGNOSTICS } from '../../strings/diagnostics.ts';
import { collectDiagnostics } from './collect.ts';
import css from './diagnostics.module.css';

/** What will be copied, gathered when somebody wants to see it. */
export function DiagnosticsText() {
  const [report, setReport] = useState('');
  return (
    <details
      className={css.report}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) attempt(collectDiagnostics().then(setReport), DIAGNOSTICS.failed);
      }}
    >
      <summary>{DIAGNOSTICS.show}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard */}
      <section tabIndex={0} aria-label={DIAGNOSTICS.show}>
        <pre>{report}</pre>
      </section>
    </details>
  );
}
