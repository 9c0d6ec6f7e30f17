import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { attempt } from '../../failures/report-failure.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './about.module.css';

type Texts = { readonly kind: 'closed' | 'loading' | 'failed' } | { readonly kind: 'open'; readonly text: string };

/** The file that the build creates next to the page (scripts/lib/bundle/notices.mjs). */
const FILE = 'THIRD-PARTY-NOTICES.txt';

/** The license texts of all third-party parts. They are long, so they are loaded on request. */
export function LicenceTexts() {
  const translate = useTranslate();
  const [texts, setTexts] = useState<Texts>({ kind: 'closed' });
  const load = async () => {
    setTexts({ kind: 'loading' });
    try {
      const answer = await fetch(new URL(FILE, document.baseURI));
      setTexts(answer.ok ? { kind: 'open', text: await answer.text() } : { kind: 'failed' });
    } catch {
      setTexts({ kind: 'failed' });
    }
  };
  if (texts.kind === 'open') {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard
      <section className={css.texts} tabIndex={0} aria-label={translate('about.licenceTexts')}>
        <pre>{texts.text}</pre>
      </section>
    );
  }
  return (
    <div>
      <Button isDisabled={texts.kind === 'loading'} onPress={() => attempt(load())}>
        {translate('about.showLicenceTexts')}
      </Button>
      {texts.kind === 'failed' ? <p role="alert">{translate('about.noLicenceTexts')}</p> : null}
    </div>
  );
}
