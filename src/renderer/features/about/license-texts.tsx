import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { attempt } from '../../failures/report-failure.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './about.module.css';

type TextState = { readonly kind: 'closed' | 'loading' | 'failed' } | { readonly kind: 'open'; readonly text: string };

/** The file that the build creates next to the page (scripts/lib/bundle/notices.mjs). */
const NOTICES_FILE = 'THIRD-PARTY-NOTICES.txt';

/** Shows the license texts of all third-party parts. They are loaded on request, because they are long. */
export function LicenseTexts() {
  const translate = useTranslate();
  const [textState, setTextState] = useState<TextState>({ kind: 'closed' });
  const loadTexts = async () => {
    setTextState({ kind: 'loading' });
    try {
      const response = await fetch(new URL(NOTICES_FILE, document.baseURI));
      setTextState(response.ok ? { kind: 'open', text: await response.text() } : { kind: 'failed' });
    } catch {
      setTextState({ kind: 'failed' });
    }
  };
  if (textState.kind === 'open') {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard
      <section className={css.texts} tabIndex={0} aria-label={translate('about.licenceTexts')}>
        <pre>{textState.text}</pre>
      </section>
    );
  }
  return (
    <div>
      <Button isDisabled={textState.kind === 'loading'} onPress={() => attempt(loadTexts())}>
        {translate('about.showLicenceTexts')}
      </Button>
      {textState.kind === 'failed' ? <p role="alert">{translate('about.noLicenceTexts')}</p> : null}
    </div>
  );
}
