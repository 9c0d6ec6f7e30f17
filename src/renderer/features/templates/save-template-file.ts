import type { CardTemplate } from '../../../shared/card/template/template.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { reportFailure } from '../../failures/report-failure.ts';
import { saveFile } from '../../platform/save-file.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { toast } from '../../toasts/toasts.ts';
import { createTemplateFile } from './template-file.ts';

/** Saves a template as a file. Reports a failure to the user. */
export async function saveTemplateFile(translate: Translate, template: CardTemplate): Promise<void> {
  const { name, bytes } = createTemplateFile(template);
  try {
    const saveResult = await saveFile(name, bytes, 'application/json');
    if (saveResult.saved) toast(translate('templates.copied', { file: shortenName(saveResult.name) }));
  } catch (error) {
    reportFailure(error, 'templates.notCopied');
  }
}
