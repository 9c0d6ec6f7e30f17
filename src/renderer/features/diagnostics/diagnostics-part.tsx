import { Button } from '../../components/button.tsx';
import { useTranslate } from '../../texts/use-translate.ts';
import { Section } from '../documents/form/section.tsx';
import { copyDiagnostics } from './copy.ts';
import { DiagnosticsText } from './diagnostics-text.tsx';

/** What can be copied for a report, to be looked at before. */
export function DiagnosticsPart() {
  const t = useTranslate();
  return (
    <Section title={t('diagnostics.title')}>
      <p>{t('diagnostics.text')}</p>
      <div>
        <Button onPress={() => copyDiagnostics()}>{t('diagnostics.copy')}</Button>
      </div>
      <DiagnosticsText />
    </Section>
  );
}
