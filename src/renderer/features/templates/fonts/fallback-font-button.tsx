import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Button } from '../../../components/button.tsx';
import { attempt } from '../../../failures/report-failure.ts';
import { useLibrary } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { toast } from '../../../toasts/toasts.ts';
import type { FailureReport } from '../import-templates.ts';
import { FONT_FILE_EXTENSIONS } from './font-file-extensions.ts';
import css from './fonts.module.css';
import { importFallbackFonts } from './import-fonts.ts';

/** Lets the user add a fallback font for glyphs that are in no other font. The fallback font applies to all cards. */
export function FallbackFontButton() {
  const translate = useTranslate();
  const library = useLibrary();
  const [isReading, setReading] = useState(false);
  const [failures, setFailures] = useState<readonly FailureReport[]>([]);

  async function importFiles(files: readonly File[]): Promise<void> {
    setReading(true);
    const { change, failures: importFailures } = await importFallbackFonts(translate, library, files);
    setReading(false);
    setFailures(importFailures);
    if (change !== undefined) toast(change.text, { action: { label: translate('editing.undo'), run: change.undo } });
  }

  return (
    <div className={css.fallback}>
      <FileTrigger
        acceptedFileTypes={FONT_FILE_EXTENSIONS}
        allowsMultiple
        onSelect={(files) => attempt(importFiles([...(files ?? [])]))}
      >
        <Button icon={<FilePlus2 />} isDisabled={isReading}>
          {translate('fonts.chooseFallback')}
        </Button>
      </FileTrigger>
      <p className={css.quiet} role="status">
        {isReading ? translate('fonts.checking') : translate('fonts.fallbackHint')}
      </p>
      {failures.map(({ title, problems }) => (
        <p key={title} className={css.told} data-bad role="alert">
          {title}. {problems.join(' ')}
        </p>
      ))}
    </div>
  );
}
