import { Button } from '../../components/button.tsx';
import { DIAGNOSTICS } from '../../strings/diagnostics.ts';
import { Section } from '../documents/form/section.tsx';
import { copyDiagnostics } from './copy.ts';
import { DiagnosticsText } from './diagnostics-text.tsx';

/** What can be copied for a report, to be looked at before. */
export function DiagnosticsPart() {
  return (
    <Section title={DIAGNOSTICS.title}>
      <p>{DIAGNOSTICS.text}</p>
      <div>
        <Button onPress={() => copyDiagnostics()}>{DIAGNOSTICS.copy}</Button>
      </div>
      <DiagnosticsText />
    </Section>
  );
}
