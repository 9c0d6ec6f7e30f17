import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { attempt } from '../../failures/report-failure.ts';
import { DIAGNOSTICS } from '../../strings/diagnostics.ts';
import { Section } from '../documents/form/section.tsx';
import { collectDiagnostics } from './collect.ts';
import { copyDiagnostics } from './copy.ts';
import css from './diagnostics.module.css';

/** What can be copied for a report, to be looked at before. */
export function DiagnosticsPart() {
  const [report, setReport] = useState('');
  return (
    <Section title={DIAGNOSTICS.title}>
      <p>{DIAGNOSTICS.text}</p>
      <div>
        <Button onPress={copyDiagnostics}>{DIAGNOSTICS.copy}</Button>
      </div>
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
    </Section>
  );
}
