import { Button } from '../../components/button.tsx';
import { useTranslate } from '../../texts/use-translate.ts';
import { Section } from '../documents/form/section.tsx';
import { copyDiagnostics } from './copy.ts';
import { DiagnosticsText } from './diagnostics-text.tsx';

/** What can be copied for a report, to be looked at before. */
export function DiagnosticsPart() {
  const translate = useTranslate();
  return (
    <Section title={translate('diagnostics.title')}>
      <p>{translate('diagnostics.text')}</p>
      <div>
        <Button onPress={() => copyDiagnostics()}>{translate('diagnostics.copy')}</Button>
      </div>
      <DiagnosticsText />
    </Section>
  );
}
