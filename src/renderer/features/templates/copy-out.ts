import type { CardTemplate } from '../../../shared/card/template/template.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { reportFailure } from '../../failures/report-failure.ts';
import { saveFile } from '../../platform/save-file.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { toast } from '../../toasts/toasts.ts';
import { templateFile } from './import-template.ts';

/** Saves a template as a file. A refusal is reported. */
export async function copyOut(translate: Translate, template: CardTemplate): Promise<void> {
  const { name, bytes } = templateFile(template);
  try {
    const reply = await saveFile(name, bytes, 'application/json');
    if (reply.saved) toast(translate('templates.copied', { file: shortenName(reply.name) }));
  } catch (error) {
    reportFailure(error, 'templates.notCopied');
  }
}
