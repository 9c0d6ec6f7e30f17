import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Button } from '../../../components/button.tsx';
import { attempt } from '../../../failures/report-failure.ts';
import { useLibrary } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { toast } from '../../../toasts/toasts.ts';
import type { Refusal } from '../bring-templates.ts';
import { bringFallbackFonts } from './bring-fonts.ts';
import { FONT_ENDINGS } from './font-endings.ts';
import css from './fonts.module.css';

/** Lets the user add a fallback font for characters that no font has. It applies to all cards. */
export function FallbackFontButton() {
  const translate = useTranslate();
  const library = useLibrary();
  const [isReading, setReading] = useState(false);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);

  async function choose(files: readonly File[]): Promise<void> {
    setReading(true);
    const { done, refused } = await bringFallbackFonts(translate, library, files);
    setReading(false);
    setRefusals(refused);
    if (done !== undefined) toast(done.text, { action: { label: translate('editing.undo'), run: done.undo } });
  }

  return (
    <div className={css.fallback}>
      <FileTrigger
        acceptedFileTypes={FONT_ENDINGS}
        allowsMultiple
        onSelect={(files) => attempt(choose([...(files ?? [])]))}
      >
        <Button icon={<FilePlus2 />} isDisabled={isReading}>
          {translate('fonts.chooseFallback')}
        </Button>
      </FileTrigger>
      <p className={css.quiet} role="status">
        {isReading ? translate('fonts.checking') : translate('fonts.fallbackHint')}
      </p>
      {refusals.map(({ title, problems }) => (
        <p key={title} className={css.told} data-bad role="alert">
          {title}. {problems.join(' ')}
        </p>
      ))}
    </div>
  );
}
