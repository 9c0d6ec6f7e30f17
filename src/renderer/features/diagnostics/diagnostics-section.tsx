import { Button } from '../../components/button.tsx';
import { useTranslate } from '../../texts/use-translate.ts';
import { Section } from '../documents/form/section.tsx';
import { copyDiagnostics } from './copy-diagnostics.ts';
import { DiagnosticsText } from './diagnostics-text.tsx';

/** The part of the About screen where users can review and copy the diagnostics. */
export function DiagnosticsSection() {
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
