import { useState } from 'react';
import { attempt } from '../../failures/report-failure.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { collectDiagnostics } from './collect-diagnostics.ts';
import css from './diagnostics.module.css';

/** The text of the diagnostics, collected when the user wants to see it. */
export function DiagnosticsText() {
  const translate = useTranslate();
  const [report, setReport] = useState('');
  return (
    <details
      className={css.report}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) attempt(collectDiagnostics().then(setReport), 'diagnostics.failed');
      }}
    >
      <summary>{translate('diagnostics.show')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard */}
      <section tabIndex={0} aria-label={translate('diagnostics.show')}>
        <pre>{report}</pre>
      </section>
    </details>
  );
}
